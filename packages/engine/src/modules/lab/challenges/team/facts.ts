// Facts that only team mode tells. Teams are counted from 1 in seating order.
import type { FactBase } from '../../../../kernel/facts.ts';

export type TeamFact = FactBase &
  (
    | { readonly fact: 'goalsDealt'; readonly team: number; readonly goals: readonly string[] }
    /** Of two Goal cards this one was kept. */
    | { readonly fact: 'goalKept'; readonly team: number; readonly goal: string }
    | { readonly fact: 'rolesOffered'; readonly team: number; readonly roles: readonly string[] }
    | { readonly fact: 'rolePicked'; readonly seat: number; readonly role: string }
    | { readonly fact: 'firstTeam'; readonly team: number }
    | { readonly fact: 'teamStationPlaced'; readonly team: number; readonly city: string }
    /** How the team's actions are divided, once that is settled. */
    | { readonly fact: 'divided'; readonly team: number; readonly division: string }
    /** In the turn of a team it is another member’s turn now, to act or to draw. */
    | { readonly fact: 'turnPassed'; readonly seat: number }
    | { readonly fact: 'awardTaken'; readonly team: number; readonly award: string }
    | { readonly fact: 'goalRevealed'; readonly team: number; readonly goal: string }
    | {
        readonly fact: 'prestigeCounted';
        readonly team: number;
        readonly total: number;
        /** What it is made of; what gave none is left out. */
        readonly parts: Readonly<Record<string, number>>;
      }
  );

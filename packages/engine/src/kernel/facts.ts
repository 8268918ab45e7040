// What happened, in names, for the log, the animation and the statistics. Facts never drive rules.
import type { NamedCommand } from './named.ts';

/** A fact is for everybody unless `audience` names the seats (counted from 1) that may hear it. */
export interface FactBase {
  readonly fact: string;
  readonly audience?: readonly number[];
  readonly [detail: string]: unknown;
}
export type FactSink = (fact: FactBase) => void;

/** `extra`: a rule puts a cube that no infection card asks for, often because of another one. */
export const CAUSES = ['setup', 'infection', 'epidemic', 'outbreak', 'extra'] as const;
export type Cause = (typeof CAUSES)[number];

/** Facts of the shared flow. Seats are counted from 1, cities, colours and cards named by id. */
export type FlowFact = FactBase &
  (
    | { readonly fact: 'roleDealt'; readonly seat: number; readonly role: string; readonly city?: string }
    | { readonly fact: 'roleChanged'; readonly seat: number; readonly from: string; readonly role: string }
    | { readonly fact: 'firstPlayer'; readonly seat: number; readonly card?: string }
    | { readonly fact: 'turnBegan'; readonly seat: number; readonly turn: number }
    | {
        readonly fact: 'placed';
        readonly city: string;
        readonly colour: string;
        readonly count: number;
        readonly now: number;
        readonly cause: Cause;
        readonly from?: string;
        readonly depth?: number;
      }
    | {
        readonly fact: 'prevented';
        readonly city: string;
        readonly colour: string;
        readonly by: string;
        readonly cause: Cause;
      }
    | {
        readonly fact: 'removed';
        readonly city: string;
        readonly colour: string;
        readonly count: number;
        readonly now: number;
        readonly by: string;
      }
    | {
        readonly fact: 'outbreak';
        readonly city: string;
        readonly colour: string;
        readonly depth: number;
        readonly total: number;
      }
    | {
        readonly fact: 'moved';
        readonly seat: number;
        readonly from: string;
        readonly to: string;
        readonly by: string;
      }
    | { readonly fact: 'pawnPlaced'; readonly seat: number; readonly city: string }
    | {
        readonly fact: 'cubeMoved';
        readonly colour: string;
        readonly from: string;
        readonly to: string;
        readonly by: string;
      }
    | { readonly fact: 'tookFromDiscard'; readonly seat: number; readonly card: string; readonly by: string }
    | { readonly fact: 'dealt' | 'drew'; readonly seat: number; readonly count: number }
    | { readonly fact: 'dealtCard' | 'drewCard'; readonly seat: number; readonly card: string }
    | { readonly fact: 'epidemicDrawn'; readonly seat: number; readonly card: string }
    /** A player card that no hand holds and that is no epidemic; once it is resolved it is discarded. */
    | { readonly fact: 'specialDrawn'; readonly seat: number; readonly card: string }
    | { readonly fact: 'specialDiscarded'; readonly card: string }
    | { readonly fact: 'discarded'; readonly seat: number; readonly card: string; readonly by: string }
    | { readonly fact: 'removedFromGame'; readonly card: string; readonly by: string }
    | { readonly fact: 'shared'; readonly card: string; readonly from: number; readonly to: number }
    | { readonly fact: 'asked'; readonly seat: number; readonly by: number; readonly command: NamedCommand }
    | { readonly fact: 'answered'; readonly seat: number; readonly answer: 'accepted' | 'refused' }
    | { readonly fact: 'eventPlayed'; readonly seat: number; readonly card: string }
    | { readonly fact: 'eventStays'; readonly card: string; readonly seat: number }
    | { readonly fact: 'eventEnded'; readonly card: string }
    | { readonly fact: 'rateMoved'; readonly space: number; readonly rate: number }
    | { readonly fact: 'infectionDrawn'; readonly city: string; readonly from: 'top' | 'bottom' }
    | { readonly fact: 'infectionDiscarded'; readonly city: string }
    | { readonly fact: 'infectionRemoved'; readonly city: string; readonly by: string }
    /** An infection card that belongs to no city. */
    | { readonly fact: 'specialInfectionDrawn'; readonly card: string; readonly from: 'top' | 'bottom' }
    | { readonly fact: 'specialInfectionDiscarded'; readonly card: string }
    | { readonly fact: 'intensified'; readonly count: number }
    | {
        readonly fact: 'lookedAt';
        readonly seat: number;
        readonly deck: 'player' | 'infection';
        readonly count: number;
      }
    | { readonly fact: 'saw'; readonly seat: number; readonly cards: readonly string[] }
    | {
        readonly fact: 'reordered';
        readonly seat: number;
        readonly card: string;
        readonly position: number;
      }
    | { readonly fact: 'infectionSkipped'; readonly by: string }
    | { readonly fact: 'over'; readonly ending: string; readonly winners: readonly number[] }
  );

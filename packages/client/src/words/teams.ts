// What a table says of teams that play against each other. It comes with the words of their challenge, so no other table waits for it.
import type { PrestigePart } from '@cordon/protocol/team';

/** What a table in team mode plays with besides what all tables have. */
export type DeckName = 'goals' | 'bonus' | 'awards';

export interface TeamWords {
  readonly title: string;
  readonly name: (team: number) => string;
  /** Beside the name of the team of whoever looks. */
  readonly ours: string;
  readonly hasTurn: string;
  /** How the actions of its turn are divided; `4-2`, or nothing while that is open. */
  readonly division: (division: string | undefined) => string;
  readonly awards: (count: number) => string;
  readonly soFar: (prestige: number) => string;
  /** What opens when the line of a team is pressed. */
  readonly more: string;
  readonly station: string;
  readonly notPlaced: string;
  readonly goal: string;
  /** What a Goal card says; undefined for one that lies face down. */
  readonly goalSays: (word: string | undefined) => string;
  readonly awardsHeld: string;
  readonly none: string;
  /** `colour`: the name of a disease. */
  readonly award: (award: string, colour: (id: string) => string) => string;
  readonly worth: (prestige: number) => string;
  readonly awardsLeft: string;
  readonly bonusCards: string;
  readonly bonus: (word: string, colour: (id: string) => string) => string;
  /** The lists of cards that a table may replace: what they are, and how a card is written. */
  readonly decks: Readonly<
    Record<DeckName, { readonly title: string; readonly about: string; readonly how: string }>
  >;
  readonly prestige: {
    readonly title: string;
    readonly soFar: string;
    readonly part: Readonly<Record<PrestigePart, string>>;
    readonly total: string;
    /** The word before the parts in the head of the table. */
    readonly from: string;
    readonly winner: string;
  };
  readonly choice: {
    readonly goal: string;
    readonly roles: string;
    /** What becomes of the choices. */
    readonly aboutGoals: string;
    readonly aboutRoles: string;
    readonly team: Readonly<Record<'chosen' | 'choosing' | 'waiting', (team: number) => string>>;
    /** `who`: the other member. */
    readonly picked: (who: string, role: string) => string;
  };
}

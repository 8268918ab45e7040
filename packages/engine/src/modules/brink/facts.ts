// Facts that only On the Brink tells.
import type { FactBase } from '../../kernel/facts.ts';

export type BrinkFact = FactBase &
  (
    | {
        readonly fact: 'samplesReturned';
        readonly seat: number;
        readonly colour: string;
        readonly count: number;
        /** How many samples of the colour are left. */
        readonly now: number;
      }
    /** The virulent strain; where lots were drawn, the colours that it might have been as well. */
    | { readonly fact: 'strainChosen'; readonly colour: string; readonly instead?: readonly string[] }
    /** An epidemic card does what it does once, or its effect begins to hold, or ends. */
    | { readonly fact: 'strainActed' | 'strainBegan' | 'strainEnded'; readonly card: string }
    /** An eradication is undone. */
    | { readonly fact: 'diseaseReturned'; readonly colour: string }
    /** The Bio-Terrorist took an infection card, and holds so many. */
    | { readonly fact: 'infectionTaken'; readonly seat: number; readonly cards: number }
    /** Which one: for him alone. */
    | { readonly fact: 'infectionTakenCard'; readonly seat: number; readonly city: string }
    /** For him alone: where he begins, where he drives and flies, and that he did nothing. */
    | { readonly fact: 'hid'; readonly seat: number; readonly city: string }
    | {
        readonly fact: 'sneaked' | 'flewOut';
        readonly seat: number;
        readonly from: string;
        readonly to: string;
      }
    | { readonly fact: 'waited'; readonly seat: number }
    /** He was at an airport: where he landed, or whence he left. */
    | {
        readonly fact: 'sighted';
        readonly city: string;
        readonly by: 'direct' | 'charter' | 'escape';
        readonly turn: number;
      }
    /** He is seen in a city, or no longer. */
    | { readonly fact: 'spotted' | 'vanished'; readonly seat: number; readonly city: string }
    | { readonly fact: 'captured'; readonly seat: number; readonly city: string }
    /** Cubes of the supply left the game. */
    | { readonly fact: 'cubesLost'; readonly colour: string; readonly count: number }
  );

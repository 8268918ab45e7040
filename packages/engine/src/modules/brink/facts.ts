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
    /** Cubes of the supply left the game. */
    | { readonly fact: 'cubesLost'; readonly colour: string; readonly count: number }
  );

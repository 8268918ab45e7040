// Facts that only In the Lab tells. Dishes, research lines and Sequence cards are named as commands and configuration name them.
import type { FactBase } from '../../kernel/facts.ts';

/** Colour to how many cubes; colours without any are left out. */
type Cubes = Readonly<Record<string, number>>;

export type LabFact = FactBase &
  /** One cube of a treatment went into a sample dish. */
  (
    | { readonly fact: 'sampled'; readonly seat: number; readonly colour: string; readonly dish: string }
    | {
        readonly fact: 'characterized';
        readonly seat: number;
        readonly research: string;
        readonly card: string;
        readonly colour: string;
      }
    | {
        readonly fact: 'processed';
        readonly seat: number;
        readonly process: 'centrifuge' | 'separate' | 'grow';
        readonly from: string;
        readonly to: string;
        readonly moved: Cubes;
        /** From the supply. */
        readonly added: Cubes;
        /** To the supply. */
        readonly returned: Cubes;
      }
    | {
        readonly fact: 'applied';
        readonly seat: number;
        readonly from: string;
        readonly research: string;
        readonly filled: Cubes;
        readonly returned: Cubes;
      }
    | { readonly fact: 'tested'; readonly seat: number; readonly research: string; readonly card: string }
    | { readonly fact: 'sequenceDrawn'; readonly seat: number; readonly card: string }
    | {
        readonly fact: 'sequencePlaced';
        readonly research: string;
        readonly card: string;
        readonly by: 'setup' | 'sequence' | 'cure';
      }
    | {
        readonly fact: 'sequenceSwapped';
        readonly research: string;
        readonly card: string;
        /** The Sequence card that was there. */
        readonly from: string;
        readonly kept: Cubes;
        readonly returned: Cubes;
        /** City cards of the line that were discarded. */
        readonly cards: readonly string[];
      }
    | { readonly fact: 'sequenceDropped'; readonly card: string }
    | { readonly fact: 'sequenceShuffled' }
    | {
        readonly fact: 'lineClosed';
        readonly research: string;
        /** The Sequence card, and the city cards that were discarded with it. */
        readonly sequence: string;
        readonly cards: readonly string[];
        readonly returned: Cubes;
      }
  );

// Which frames have weight: what is seen over the whole board for a moment, besides the banner that tells of it.
import type { Motion } from '../../../board/motion.ts';
import type { Frame } from './frames.ts';

export type Moment =
  | { readonly what: 'epidemic'; readonly card: string | undefined }
  | { readonly what: 'outbreak'; readonly count: number; readonly city: string | undefined }
  | { readonly what: 'goal'; readonly colour: string; readonly state: 'done' | 'gone' }
  | { readonly what: 'won' | 'lost'; readonly ending: string };

/** Milliseconds; never more than two seconds. */
export const LENGTHS: Readonly<Record<Moment['what'], number>> = {
  epidemic: 1600,
  outbreak: 1400,
  goal: 1500,
  won: 1900,
  lost: 1900,
};

/** How much of that is left where everything is quick. */
export const PACES: Readonly<Record<Motion, number>> = { full: 1, fast: 0.55, off: 0 };

/** An epidemic is one moment, when it begins. */
export function momentOf(frame: Frame | undefined): Moment | undefined {
  switch (frame?.what) {
    case 'epidemic':
      return frame.infect === undefined ? { what: 'epidemic', card: frame.card } : undefined;
    case 'outbreaks':
      return { what: 'outbreak', count: frame.chain.length, city: frame.chain[0]?.city };
    case 'goal':
      return { what: 'goal', ...frame.goal };
    case 'ending':
      return { what: frame.outcome, ending: frame.ending };
    default:
      return undefined;
  }
}

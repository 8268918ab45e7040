// What is shown over the board, read off the facts as they come: epidemics step by step, chains, goals, the end.
import type { Fact } from '@cordon/engine';
import type { Motion } from '../../../board/motion.ts';
import { goalReached, type GoalReached } from '../../../faces/goalReached.ts';
import type { Shown } from './player.ts';

type Outbreak = Extract<Fact, { readonly fact: 'outbreak' }>;

export interface Epidemic {
  readonly what: 'epidemic';
  readonly increase: { readonly from: number; readonly to: number };
  readonly infect?: { readonly city: string; readonly colour?: string; readonly count?: number };
  readonly intensify?: { readonly count: number };
}

export type Frame =
  | Epidemic
  | { readonly what: 'outbreaks'; readonly chain: readonly Outbreak[] }
  | { readonly what: 'goal'; readonly fact: Fact; readonly goal: GoalReached }
  | { readonly what: 'ending'; readonly ending: string };

export interface Read {
  readonly frames: readonly Frame[];
  /** The epidemic that is not over yet. */
  readonly open: Epidemic | undefined;
}

export interface Reading {
  readonly game: string;
  /** Infection cards drawn, space by space. */
  readonly rates: readonly number[];
  readonly open: Epidemic | undefined;
}

export function readFrames(facts: readonly Fact[], { game, rates, open: before }: Reading): Read {
  const frames: Frame[] = [];
  let open = before;
  let chain: Outbreak[] = [];
  const endChain = (): void => {
    if (chain.length > 0) frames.push({ what: 'outbreaks', chain });
    chain = [];
  };
  const show = (epidemic: Epidemic): void => {
    open = epidemic;
    frames.push(epidemic);
  };
  for (const fact of facts) {
    const goal = goalReached(game, fact);
    if (goal !== undefined) frames.push({ what: 'goal', fact, goal });
    switch (fact.fact) {
      case 'rateMoved':
        endChain();
        show({ what: 'epidemic', increase: { from: rates[fact.space - 2] ?? fact.rate, to: fact.rate } });
        break;
      case 'infectionDrawn':
        endChain();
        if (fact.from === 'bottom' && open !== undefined) show({ ...open, infect: { city: fact.city } });
        break;
      case 'placed':
        if (fact.cause !== 'epidemic' || open?.infect === undefined) break;
        open = { ...open, infect: { city: fact.city, colour: fact.colour, count: fact.count } };
        if (frames.at(-1)?.what === 'epidemic') frames[frames.length - 1] = open;
        break;
      case 'outbreak':
        chain.push(fact);
        break;
      case 'intensified':
        endChain();
        if (open !== undefined) show({ ...open, intensify: { count: fact.count } });
        open = undefined;
        break;
      case 'over':
        endChain();
        open = undefined;
        frames.push({ what: 'ending', ending: fact.ending });
        break;
      default:
    }
  }
  endChain();
  return { frames, open };
}

/** Milliseconds for each step of an epidemic, and for what is shown last or by itself. */
const TIMES: Readonly<Record<Motion, { readonly step: number; readonly whole: number }>> = {
  full: { step: 1500, whole: 3600 },
  fast: { step: 650, whole: 1800 },
  off: { step: 0, whole: 4500 },
};

/** How long each is shown. Without motion an epidemic is shown as it stands in the end. */
export function timed({ frames, open }: Read, motion: Motion): Shown<Frame>[] {
  const { step, whole } = TIMES[motion];
  const isStep = (index: number): boolean =>
    frames[index]?.what === 'epidemic' && frames[index + 1]?.what === 'epidemic';
  return frames.flatMap((frame, index): Shown<Frame>[] => {
    if (isStep(index)) return motion === 'off' ? [] : [{ frame, time: step }];
    const isHeld = index === frames.length - 1 && frame === open;
    return [isHeld ? { frame, time: step, held: 'yes' } : { frame, time: whole }];
  });
}

// What is shown over the board, read off the facts as they come: epidemics step by step, chains, goals, the end.
import type { Fact } from '@cordon/engine';
import type { Motion } from '../../../board/motion.ts';
import { goalReached, type GoalReached } from '../../../faces/goalReached.ts';
import { isWonFor } from '../../../table/outcome.ts';
import type { Shown } from './player.ts';

type Outbreak = Extract<Fact, { readonly fact: 'outbreak' }>;
type StrainChosen = Extract<Fact, { readonly fact: 'strainChosen' }>;

export interface Epidemic {
  readonly what: 'epidemic';
  /** Its card, once somebody was seen drawing it. */
  readonly card?: string | undefined;
  readonly increase: { readonly from: number; readonly to: number };
  readonly infect?: { readonly city: string; readonly colour?: string; readonly count?: number };
  readonly intensify?: { readonly count: number };
}

export type Frame =
  | Epidemic
  | { readonly what: 'outbreaks'; readonly chain: readonly Outbreak[] }
  | { readonly what: 'strain'; readonly fact: StrainChosen }
  /** A card that acts, and what is said about that besides what it does. */
  | { readonly what: 'card'; readonly card: string; readonly fact?: Fact }
  | { readonly what: 'goal'; readonly fact: Fact; readonly goal: GoalReached }
  /** What the words of a challenge have a heading for. */
  | { readonly what: 'deed'; readonly fact: Fact; readonly title: string }
  /** `outcome`: what it is to those before the device. */
  | { readonly what: 'ending'; readonly ending: string; readonly outcome: 'won' | 'lost' };

export interface Read {
  readonly frames: readonly Frame[];
  /** The epidemic that is not over yet. */
  readonly open: Epidemic | undefined;
  /** Epidemics that were drawn and have not begun, in their order. */
  readonly drawn: readonly string[];
}

export interface Reading {
  readonly game: string;
  /** Infection cards drawn, space by space. */
  readonly rates: readonly number[];
  readonly open: Epidemic | undefined;
  readonly drawn?: readonly string[];
  /** The seats before the device; nobody’s for those who watch. */
  readonly mine?: readonly number[];
  /** The heading of a fact that is shown by itself. */
  readonly titleOf?: (fact: Fact) => string | undefined;
}

export function readFrames(
  facts: readonly Fact[],
  { game, rates, open: before, drawn: waiting = [], mine = [], titleOf }: Reading,
): Read {
  const frames: Frame[] = [];
  let open = before;
  const drawn = [...waiting];
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
    const title = titleOf?.(fact);
    if (title !== undefined) frames.push({ what: 'deed', fact, title });
    switch (fact.fact) {
      case 'epidemicDrawn':
        drawn.push(fact.card);
        break;
      case 'rateMoved': {
        endChain();
        const increase = { from: rates[fact.space - 2] ?? fact.rate, to: fact.rate };
        show({ what: 'epidemic', card: drawn.shift(), increase });
        break;
      }
      case 'strainChosen':
        endChain();
        frames.push({ what: 'strain', fact });
        // The epidemic goes on.
        if (open !== undefined) frames.push(open);
        break;
      case 'strainActed':
      case 'strainEnded':
        endChain();
        frames.push({ what: 'card', card: fact.card, fact });
        break;
      case 'specialDrawn':
      case 'specialInfectionDrawn':
        endChain();
        frames.push({ what: 'card', card: fact.card });
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
        frames.push({
          what: 'ending',
          ending: fact.ending,
          outcome: isWonFor(fact, mine) ? 'won' : 'lost',
        });
        break;
      default:
    }
  }
  endChain();
  return { frames, open, drawn };
}

/** Milliseconds for each step of an epidemic, for what is shown last or by itself, and for deeds and each that leads to the end, before its sheet comes. */
const TIMES: Readonly<
  Record<Motion, { readonly step: number; readonly whole: number; readonly end: number }>
> = {
  full: { step: 650, whole: 3600, end: 1800 },
  fast: { step: 400, whole: 1800, end: 1000 },
  off: { step: 0, whole: 4500, end: 0 },
};

/** What an epidemic goes on with. */
const STEPS: ReadonlySet<string> = new Set(['epidemic', 'strain']);

/** How long each is shown. Without motion an epidemic is shown as it stands in the end, and the end by its sheet alone. */
export function timed({ frames, open }: Pick<Read, 'frames' | 'open'>, motion: Motion): Shown<Frame>[] {
  const { step, whole, end } = TIMES[motion];
  const isOver = frames.at(-1)?.what === 'ending';
  if (isOver && motion === 'off') return [];
  const isStep = (index: number): boolean =>
    frames[index]?.what === 'epidemic' && STEPS.has(frames[index + 1]?.what ?? '');
  return frames.flatMap((frame, index): Shown<Frame>[] => {
    if (isStep(index)) return motion === 'off' ? [] : [{ frame, time: step }];
    // That nothing comes of what somebody asked for is told without motion, too: nothing else on the board says so.
    if (frame.what === 'deed')
      return end > 0
        ? [{ frame, time: end }]
        : frame.fact.fact === 'answered'
          ? [{ frame, time: whole }]
          : [];
    const isHeld = index === frames.length - 1 && frame === open;
    if (isHeld) return [{ frame, time: step, held: 'yes' }];
    return [{ frame, time: isOver ? end : whole }];
  });
}

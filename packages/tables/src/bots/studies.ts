// Analyses of whole games: the same game is thought about once however many ask, and kept for those who come back.
import type { Analysis } from '@cordon/bots';
import type { Claim } from '../fair/queue.ts';
import type { AnalysisOrder, AnalysisProgress } from './jobs.ts';
import type { Outcome, Thinker, Thinking } from './thinker.ts';

type Ear = (done: number, all: number) => void;

interface Study extends Thinking<Analysis> {
  readonly ears: Set<Ear>;
  /** For whom it was begun. */
  readonly claim: Claim;
  waiting: number;
  told: AnalysisProgress;
}

const KEPT = 100;
/** How many are thought about or wait at once: of all, of one address and of one guest. */
const MOST = [60, 12, 4] as const;

export class Studies {
  readonly #thinker: Thinker;
  readonly #running = new Map<string, Study>();
  readonly #found = new Map<string, Analysis>();

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** `key` stands for the game at this moment, and whose story it is. The ear hears at once how far it is, and then again and again. */
  study(key: string, order: AnalysisOrder, claim: Claim, ear: Ear): Thinking<Analysis> {
    const found = this.#found.get(key);
    if (found !== undefined)
      return { outcome: Promise.resolve({ how: 'answered', output: found }), cancel: () => {} };
    const running = this.#running.get(key);
    if (running === undefined && !this.#hasRoom(claim))
      return {
        outcome: Promise.resolve({ how: 'failed', why: 'many games are being analysed just now' }),
        cancel: () => {},
      };
    return listen(running ?? this.#begin(key, order, claim), ear);
  }

  #hasRoom({ path }: Claim): boolean {
    return MOST.every((most, depth) => {
      const isAlike = (study: Study): boolean =>
        path.slice(0, depth).every((group, index) => study.claim.path[index] === group);
      return [...this.#running.values()].filter(isAlike).length < most;
    });
  }

  #begin(key: string, order: AnalysisOrder, claim: Claim): Study {
    const ears = new Set<Ear>();
    const thinking = this.#thinker.think('analyse', order, {
      claim,
      onProgress: (progress) => {
        study.told = progress;
        for (const ear of ears) ear(progress.done, progress.all);
      },
    });
    const study: Study = {
      ears,
      claim,
      waiting: 0,
      told: { done: 0, all: Math.max(1, order.chronicle.steps.length) },
      outcome: this.#keep(key, thinking.outcome),
      cancel: thinking.cancel,
    };
    this.#running.set(key, study);
    return study;
  }

  async #keep(key: string, outcome: Promise<Outcome<Analysis>>): Promise<Outcome<Analysis>> {
    const ended = await outcome;
    this.#running.delete(key);
    if (ended.how !== 'answered') return ended;
    this.#found.set(key, ended.output);
    const [oldest] = this.#found.keys();
    if (this.#found.size > KEPT && oldest !== undefined) this.#found.delete(oldest);
    return ended;
  }
}

/** One more who waits; when the last one has called it off it ends. */
function listen(study: Study, ear: Ear): Thinking<Analysis> {
  const { promise, resolve } = Promise.withResolvers<Outcome<Analysis>>();
  let isWaiting = true;
  const stop = (outcome: Outcome<Analysis>): void => {
    if (!isWaiting) return;
    isWaiting = false;
    study.ears.delete(ear);
    study.waiting--;
    resolve(outcome);
  };
  study.waiting++;
  study.ears.add(ear);
  ear(study.told.done, study.told.all);
  void study.outcome.then(stop);
  return {
    outcome: promise,
    cancel() {
      stop({ how: 'cancelled' });
      if (study.waiting === 0) study.cancel();
    },
  };
}

const studies = new WeakMap<Thinker, Studies>();

/** Those of a hall, which has one thinker. */
export function studiesOf(thinker: Thinker): Studies {
  const known = studies.get(thinker) ?? new Studies(thinker);
  studies.set(thinker, known);
  return known;
}

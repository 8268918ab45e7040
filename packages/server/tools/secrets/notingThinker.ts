// Notes what bots are asked and answers something without thinking: what they find depends on nothing but the question.
import { makeThinker, type JobRequest, type OpenThread, type Thinker } from '@cordon/tables';

const CHANCE = { mean: 0.5, low: 0.25, high: 0.75 };

/** Cells as one text. */
const plain = (_key: string, value: unknown): unknown => (value instanceof Int32Array ? value.join() : value);

function answerTo({ job, input }: JobRequest): unknown {
  if (job === 'chance') return CHANCE;
  if (job === 'explain' && 'command' in input) return { commands: [input.command], reasons: [] };
  if (job === 'advise' && 'seat' in input) {
    const best = { seat: input.seat, commands: [], chance: CHANCE, behind: 0, reasons: [] };
    return { seat: input.seat, about: 'actions', best, alternatives: [], idle: CHANCE };
  }
  return undefined;
}

const soon = (action: () => void): void => void Promise.resolve().then(action);

export function makeNotingThinker(note: (...what: readonly unknown[]) => void): Thinker {
  const open: OpenThread = ({ hear }) => {
    soon(() => hear({ type: 'ready' }));
    return {
      post(request) {
        const { id, job, input } = request;
        note('thinks', job, JSON.stringify(input, plain));
        const output = answerTo(request);
        const told =
          output === undefined
            ? ({ type: 'failed', id, why: 'nobody thinks here' } as const)
            : ({ type: 'done', id, output } as const);
        soon(() => hear(told));
      },
      end: () => Promise.resolve(),
    };
  };
  return makeThinker({ open, threads: { play: 1, study: 1 } });
}

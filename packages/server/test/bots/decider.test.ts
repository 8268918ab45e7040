// Bots that fail in real threads: the fast one decides for them, and the first offer where that fails too.
import { makeDecider, type Decider, type Thinker } from '@cordon/tables';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeServerThinker } from '../../src/bots/thinker.ts';
import { FAULTY, questionTo } from './questions.ts';

const SHORT = 300;

/** A thinker that waits no longer than this for anything. */
function hasty(thinker: Thinker, limit: number): Thinker {
  return { ...thinker, think: (job, input, options) => thinker.think(job, input, { ...options, limit }) };
}

function open(limit: number): { decider: Decider; replaced: string[][]; decided: string[] } {
  const thinker = makeServerThinker({ threads: 1, worker: FAULTY });
  onTestFinished(() => thinker.close());
  const replaced: string[][] = [];
  const decided: string[] = [];
  const decider = makeDecider(hasty(thinker, limit), {
    decided: (bot) => decided.push(bot),
    replaced: (...about) => replaced.push(about),
  });
  return { decider, replaced, decided };
}

const ENOUGH = 10_000;

describe('a bot', () => {
  test('that decides is not replaced', async () => {
    const { decider, replaced, decided } = open(ENOUGH);
    const question = questionTo('plain');
    expect(await decider.decide(question).choice).toBe(question.offers.at(-1));
    expect(replaced).toEqual([]);
    expect(decided).toEqual(['plain']);
  });

  test.each([
    ['fails', 'no idea'],
    ['cheats', 'cheats chose what was not offered'],
    ['crashes', 'a thread was lost: it was too much'],
    ['dies', 'a thread was lost: it ended'],
  ])('that %s is replaced by the fast one for this decision', async (bot, why) => {
    const { decider, replaced, decided } = open(ENOUGH);
    const question = questionTo(bot);
    // The fast one takes the last offer here: neither chance nor the first offer would.
    expect(await decider.decide(question).choice).toBe(question.offers.at(-1));
    expect(replaced).toEqual([[bot, 'fast', why]]);
    expect(decided).toEqual([bot]);
  });

  test('that fails together with its replacement takes the first offer', async () => {
    const { decider, replaced } = open(ENOUGH);
    const question = questionTo('fails', 0);
    expect(await decider.decide(question).choice).toBe(question.offers[0]);
    expect(replaced).toEqual([
      ['fails', 'fast', 'no idea'],
      ['fails', 'first-offer', 'no idea'],
    ]);
  });

  test('that never ends is replaced when its time is over', async () => {
    const { decider, replaced } = open(2000);
    const question = questionTo('hangs');
    expect(await decider.decide(question).choice).toBe(question.offers.at(-1));
    expect(replaced).toEqual([['hangs', 'fast', 'it took too long']]);
  });

  test('that is called off chooses nothing, and nobody else does', async () => {
    const { decider, replaced, decided } = open(SHORT);
    const deciding = decider.decide(questionTo('hangs'));
    deciding.cancel();
    expect(await deciding.choice).toBeUndefined();
    expect(replaced).toEqual([]);
    expect(decided).toEqual([]);
  });
});

// Analyses: one for all who ask, ended when nobody waits, kept for those who come later.
import type { Analysis, Chronicle } from '@cordon/bots';
import { expect, test } from 'vitest';
import { Studies } from '../../src/bots/studies.ts';
import type { Outcome, Thinker } from '../../src/bots/thinker.ts';
import type { Claim } from '../../src/fair/queue.ts';

const STORY = { chronicle: { steps: [] } as unknown as Chronicle, seed: 'story' };
const ANN: Claim = { path: ['address', 'ann', 'table'] };
const ANALYSIS = { end: 1 } as Analysis;

/** A thinker that the test plays itself. */
function byHand() {
  const asked: { tell: (progress: unknown) => void; settle: (outcome: Outcome<unknown>) => void }[] = [];
  const think = (_job: string, _input: unknown, options: { onProgress?: (progress: unknown) => void }) => {
    const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
    asked.push({ tell: options.onProgress ?? (() => {}), settle: resolve });
    return { outcome: promise, cancel: () => resolve({ how: 'cancelled' }) };
  };
  return { asked, studies: new Studies({ think, close: () => Promise.resolve() } as unknown as Thinker) };
}

test('all who ask about a game hear of the same one, and later ones have it at once', async () => {
  const { asked, studies } = byHand();
  const [ann, bob]: [number[], number[]] = [[], []];
  const first = studies.study('game', STORY, ANN, (done) => ann.push(done));
  asked[0]!.tell({ done: 4, all: 9 });
  const second = studies.study('game', STORY, ANN, (done) => bob.push(done));
  asked[0]!.tell({ done: 5, all: 9 });
  expect([ann, bob]).toEqual([
    [0, 4, 5],
    [4, 5],
  ]);
  asked[0]!.settle({ how: 'answered', output: ANALYSIS });
  const answered = { how: 'answered', output: ANALYSIS };
  expect(await Promise.all([first.outcome, second.outcome])).toEqual([answered, answered]);
  expect(await studies.study('game', STORY, ANN, () => {}).outcome).toEqual(answered);
  expect(asked).toHaveLength(1);
});

test('it ends when the last one calls it off, and is begun anew for the next', async () => {
  const { asked, studies } = byHand();
  const first = studies.study('game', STORY, ANN, () => {});
  const second = studies.study('game', STORY, ANN, () => {});
  first.cancel();
  expect(await first.outcome).toEqual({ how: 'cancelled' });
  asked[0]!.settle({ how: 'failed', why: 'still at work' });
  expect(await second.outcome).toEqual({ how: 'failed', why: 'still at work' });
  const third = studies.study('game', STORY, ANN, () => {});
  third.cancel();
  expect(await third.outcome).toEqual({ how: 'cancelled' });
  expect(asked).toHaveLength(2);
});

test('there is an end to how many games one guest, one address and all together have analysed at once', async () => {
  const { asked, studies } = byHand();
  const guestOf = (address: string, guest: string): Claim => ({ path: [address, guest, 'table'] });
  const fill = (claim: Claim): number => {
    const before = asked.length;
    for (let game = 0; game < 50; game++)
      studies.study(`${claim.path.join()} ${String(game)}`, STORY, claim, () => {});
    return asked.length - before;
  };
  const ofOne = fill(guestOf('a', 'ann'));
  expect(ofOne).toBeLessThan(10);
  expect(fill(guestOf('a', 'bob'))).toBe(ofOne);
  for (const guest of ['cay', 'dan', 'eve']) fill(guestOf('a', guest));
  expect(fill(guestOf('a', 'fay'))).toBe(0);
  expect(fill(guestOf('b', 'guy'))).toBe(ofOne);
  for (let address = 0; address < 50; address++) fill(guestOf(String(address), 'hal'));
  expect(asked.length).toBeLessThan(100);
  const refused = studies.study('one more', STORY, guestOf('c', 'ida'), () => {});
  expect(await refused.outcome).toMatchObject({ how: 'failed' });
});

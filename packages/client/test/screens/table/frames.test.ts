// What is shown over the board follows the facts: three steps of an epidemic, one line for a chain, and never the same again.
import type { Fact } from '@cordon/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { factsOf } from '../../../src/games/games.ts';
import { flashSteps, timedFlashes } from '../../../src/screens/table/sequence/flashes.ts';
import { readFrames, timed, type Epidemic, type Frame } from '../../../src/screens/table/sequence/frames.ts';
import { makePlayer } from '../../../src/screens/table/sequence/player.ts';
import { chanceFrom, tables } from '../../choices/positions.ts';
import { EngineTable } from '../../support/engineTable.ts';

const { rates } = factsOf('base');
const read = (facts: readonly Fact[], open?: Epidemic) => readFrames(facts, { game: 'base', rates, open });

const INCREASE: Fact[] = [
  { fact: 'epidemicDrawn', seat: 1, card: 'epidemic-1' },
  { fact: 'rateMoved', space: 4, rate: 3 },
  { fact: 'infectionDrawn', city: 'cairo', from: 'bottom' },
  { fact: 'placed', city: 'cairo', colour: 'black', count: 3, now: 3, cause: 'epidemic' },
];
const INTENSIFY: Fact = { fact: 'intensified', count: 9 };
const outbreak = (city: string, depth: number, total: number): Fact & { fact: 'outbreak' } => ({
  fact: 'outbreak',
  city,
  colour: 'black',
  depth,
  total,
});

test('an epidemic has three steps with what they change', () => {
  const { frames, open } = read([...INCREASE, INTENSIFY]);
  const increase = { from: 2, to: 3 };
  const infect = { city: 'cairo', colour: 'black', count: 3 };
  expect(frames).toEqual([
    { what: 'epidemic', card: 'epidemic-1', increase },
    { what: 'epidemic', card: 'epidemic-1', increase, infect },
    { what: 'epidemic', card: 'epidemic-1', increase, infect, intensify: { count: 9 } },
  ]);
  expect(open).toBeUndefined();
});

test('where the game stops for events the second step stays, and the third comes with the next facts', () => {
  const first = read(INCREASE);
  expect(first.open).toEqual(first.frames.at(-1));
  expect(timed(first, 'full').map(({ held }) => held)).toEqual([undefined, 'yes']);
  const second = read([INTENSIFY], first.open);
  expect(second.frames).toEqual([{ ...first.open, intensify: { count: 9 } }]);
});

test('a chain is one frame, whatever it brings; two cards are two', () => {
  const chain = [outbreak('cairo', 0, 1), outbreak('algiers', 1, 2), outbreak('istanbul', 2, 3)];
  const spread: Fact = {
    fact: 'placed',
    city: 'riyadh',
    colour: 'black',
    count: 1,
    now: 1,
    cause: 'outbreak',
  };
  expect(read([chain[0]!, spread, chain[1]!, chain[2]!]).frames).toEqual([{ what: 'outbreaks', chain }]);
  const next: Fact = { fact: 'infectionDrawn', city: 'milan', from: 'top' };
  expect(read([chain[0]!, next, outbreak('milan', 0, 2)]).frames).toHaveLength(2);
});

test('goals and the end are moments of their own; the end is never held', () => {
  const facts: Fact[] = [
    { fact: 'cured', colour: 'blue', seat: 1 },
    { fact: 'over', ending: 'won', winners: [1, 2] },
  ];
  expect(read(facts).frames.map(({ what }) => what)).toEqual(['goal', 'ending']);
  const lost = read([
    ...INCREASE,
    outbreak('cairo', 0, 8),
    { fact: 'over', ending: 'outbreaks', winners: [] },
  ]);
  expect(lost.open).toBeUndefined();
  expect(timed(lost, 'full').some(({ held }) => held === 'yes')).toBe(false);
});

test('without motion an epidemic is shown once, as it ended', () => {
  const whole = read([...INCREASE, INTENSIFY]);
  expect(timed(whole, 'off').map(({ frame }) => frame)).toEqual([whole.frames[2]]);
  expect(timed(whole, 'full')).toHaveLength(3);
  const length = (motion: 'full' | 'fast'): number =>
    timed(whole, motion).reduce((sum, { time }) => sum + time, 0);
  expect(length('fast')).toBeLessThan(length('full'));
});

test('in random games of every kind each epidemic is shown from its first step to its last', () => {
  let epidemics = 0;
  for (const [number, request] of tables().entries()) {
    const table = new EngineTable(request, String(number));
    const game = factsOf(request.game ?? 'base');
    const chance = chanceFrom(number + 1);
    let open: Epidemic | undefined;
    for (let move = 0; move < 200 && table.legal().length > 0; move++) {
      const all = table.legal();
      const { seat, words } = all[chance(all.length)]!;
      const facts = table.play(seat, words);
      const now = readFrames(facts, { game: game.id, rates: game.rates, open });
      ({ open } = now);
      const steps = now.frames.filter((frame): frame is Epidemic => frame.what === 'epidemic');
      for (const { increase } of steps) expect(increase.to).toBeGreaterThanOrEqual(increase.from);
      const done = steps.filter(({ intensify }) => intensify !== undefined);
      expect(done).toHaveLength(facts.filter(({ fact }) => fact === 'intensified').length);
      for (const { infect } of done) expect(infect).toBeDefined();
      epidemics += done.length;
      const chains = now.frames.flatMap((frame) => (frame.what === 'outbreaks' ? frame.chain : []));
      expect(chains).toEqual(facts.filter(({ fact }) => fact === 'outbreak'));
    }
  }
  expect(epidemics).toBeGreaterThan(10);
});

const cardOf = (city: string) => ({ card: city.toUpperCase(), colour: 'black' });

test('a card is turned over, then its waves come by depth, each with those before', () => {
  const steps = flashSteps(
    [
      { fact: 'infectionDrawn', city: 'cairo', from: 'top' },
      outbreak('cairo', 0, 1),
      outbreak('algiers', 1, 2),
      outbreak('istanbul', 1, 3),
      outbreak('milan', 2, 4),
      { fact: 'infectionDrawn', city: 'essen', from: 'top' },
      { fact: 'placed', city: 'essen', colour: 'blue', count: 1, now: 1, cause: 'infection' },
    ],
    cardOf,
  );
  expect(steps.map((flashes) => flashes.map(({ city, wave }) => `${city} ${String(wave)}`))).toEqual([
    ['cairo 0'],
    ['cairo 0', 'cairo 1'],
    ['cairo 0', 'cairo 1', 'algiers 2', 'istanbul 2'],
    ['cairo 0', 'cairo 1', 'algiers 2', 'istanbul 2', 'milan 3'],
    ['essen 0'],
  ]);
  expect(steps[0]?.[0]?.card).toBe('CAIRO');
  expect(steps[4]?.[0]).toEqual({ city: 'essen', wave: 0, card: 'ESSEN', colour: 'blue' });
  expect(timedFlashes(steps, 'off').map(({ frame }) => frame.length)).toEqual([6]);
  expect(timedFlashes(steps, 'full')).toHaveLength(5);
  expect(timedFlashes([], 'off')).toEqual([]);
});

test('cubes of the setup and of outbreaks are no cards', () => {
  const placed = (cause: 'setup' | 'outbreak'): Fact => ({
    fact: 'placed',
    city: 'cairo',
    colour: 'black',
    count: 1,
    now: 1,
    cause,
  });
  expect(flashSteps([placed('setup'), placed('outbreak')], cardOf)).toEqual([]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each is shown for its time, what is held until the next, and nothing after clear', () => {
  const player = makePlayer<string>();
  const now = (): string | undefined => player.store.getState().now;
  player.push([
    { frame: 'one', time: 100 },
    { frame: 'two', time: 100, held: 'yes' },
  ]);
  expect(now()).toBe('one');
  vi.advanceTimersByTime(100);
  expect(now()).toBe('two');
  vi.advanceTimersByTime(60_000);
  expect(now()).toBe('two');
  player.push([{ frame: 'three', time: 100 }]);
  expect(now()).toBe('three');
  player.push([{ frame: 'four', time: 100 }]);
  player.clear();
  expect(now()).toBeUndefined();
  vi.runAllTimers();
  expect(now()).toBeUndefined();
});

test('a player that gets more than it can show leaves out the oldest', () => {
  const player = makePlayer<number>();
  const seen: (Frame | number | undefined)[] = [];
  player.store.subscribe(({ now }) => seen.push(now));
  for (let count = 0; count < 100; count++) player.push([{ frame: count, time: 1000 }]);
  vi.runAllTimers();
  expect(seen.length).toBeLessThan(15);
  expect(seen.slice(-2)).toEqual([99, undefined]);
});

test('whatever is shown, what waits behind it gets its time, and only what is held last stays', () => {
  const chance = chanceFrom(7);
  for (let round = 0; round < 200; round++) {
    const player = makePlayer<number>();
    const seen: (number | undefined)[] = [];
    player.store.subscribe(({ now }) => seen.push(now));
    let last = { frame: -1, isHeld: false };
    for (let frame = 0; frame < 12; frame++) {
      last = { frame, isHeld: chance(2) === 0 };
      player.push([{ frame, time: chance(3) * 500, ...(last.isHeld ? { held: 'yes' } : {}) }]);
      vi.advanceTimersByTime(chance(4) * 400);
    }
    vi.runAllTimers();
    expect(player.store.getState().now).toBe(last.isHeld ? last.frame : undefined);
    expect(seen).toContain(last.frame);
  }
});

test('the strain is chosen within its epidemic, which then goes on', () => {
  const chosen: Fact = { fact: 'strainChosen', colour: 'black' };
  const { frames, open } = read([...INCREASE, chosen]);
  expect(frames.map(({ what }) => what)).toEqual(['epidemic', 'epidemic', 'strain', 'epidemic']);
  expect(frames.at(-1)).toBe(open);
  expect(timed({ frames, open }, 'full').at(-1)).toMatchObject({ held: 'yes' });
  expect(timed({ frames, open }, 'off').map(({ frame }) => frame.what)).toEqual(['strain', 'epidemic']);
});

test('an epidemic that was drawn in an earlier command still has its name', () => {
  const { frames, drawn } = read(INCREASE.slice(0, 1));
  expect([frames, drawn]).toEqual([[], ['epidemic-1']]);
  const later = readFrames(INCREASE.slice(1), { game: 'base', rates, open: undefined, drawn });
  expect(later.frames[0]).toMatchObject({ what: 'epidemic', card: 'epidemic-1' });
  expect(later.drawn).toEqual([]);
});

test('a card that acts by itself is a moment', () => {
  expect(
    read([
      { fact: 'specialDrawn', seat: 1, card: 'mutation-spreads' },
      { fact: 'specialInfectionDrawn', card: 'mutation-1', from: 'top' },
      { fact: 'strainEnded', card: 'rate-effect' },
    ]).frames,
  ).toMatchObject([
    { what: 'card', card: 'mutation-spreads' },
    { what: 'card', card: 'mutation-1' },
    { what: 'card', card: 'rate-effect', fact: { fact: 'strainEnded' } },
  ]);
});

test('a second disease of the same card flashes after the first; cubes without a card flash together', () => {
  const placed = (city: string, colour: string, cause: 'infection' | 'extra'): Fact => ({
    fact: 'placed',
    city,
    colour,
    count: 1,
    now: 1,
    cause,
  });
  const card = () => ({ card: 'Cairo', colour: 'black' });
  expect(
    flashSteps(
      [
        { fact: 'infectionDrawn', city: 'cairo', from: 'top' },
        placed('cairo', 'black', 'infection'),
        placed('cairo', 'purple', 'infection'),
      ],
      card,
    ),
  ).toEqual([
    [{ city: 'cairo', wave: 0, card: 'Cairo', colour: 'black' }],
    [{ city: 'cairo', wave: 0, colour: 'purple' }],
  ]);
  expect(flashSteps([placed('lima', 'purple', 'extra'), placed('osaka', 'purple', 'extra')], card)).toEqual([
    [
      { city: 'lima', wave: 0, colour: 'purple' },
      { city: 'osaka', wave: 0, colour: 'purple' },
    ],
  ]);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { View } from '@cordon/engine';
import { ProgramSeat } from '../../src/engines/seat.ts';
import { folder } from '../cordon.ts';
import { dealt, playWith, program } from './table.ts';

interface Heard {
  readonly type: string;
  readonly seat?: number;
  readonly legal?: readonly string[];
  readonly view?: View;
  readonly colours?: readonly string[];
  readonly handLimit?: number;
  readonly handLimits?: readonly number[];
}

/** What a program hears in one or several games of a table. */
async function hear(request: Parameters<typeof dealt>[0], deals: readonly string[]): Promise<Heard[]> {
  const place = folder();
  const [answers, log] = [join(place, 'answers'), join(place, 'log')];
  writeFileSync(answers, '');
  const seat = new ProgramSeat(program('scripted.mjs', [answers, log]), 1);
  for (const deal of deals) await playWith(seat, dealt(request, deal));
  expect(seat.fault).toBeUndefined();
  await seat.end();
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Heard => JSON.parse(line) as Heard);
}

describe('a program at a seat', () => {
  it('is greeted once, and told of every game, its end, and when to go', async () => {
    const types = (await hear({ players: 2 }, ['one', 'two'])).map(({ type }) => type);
    expect(types.filter((type) => type !== 'decide')).toEqual([
      'hello',
      'game',
      'over',
      'game',
      'over',
      'quit',
    ]);
  });

  it('is told the hand limit of every seat', async () => {
    const [, game, decide] = await hear({ boxes: ['brink'], roles: ['medic', 'archivist'] }, ['limits']);
    expect(game).toMatchObject({ type: 'game', handLimit: 7, handLimits: [7, 8] });
    expect(decide?.view?.shows['handLimits']).toEqual(game?.handLimits);
  });

  it('plays for all seats of one person, and is shown the view of the one that is asked', async () => {
    const solo = { boxes: ['lab'], challenges: ['lab', 'solo'], epidemics: 5 };
    const heard = await hear(solo, ['alone']);
    expect(heard.find(({ type }) => type === 'game')).toMatchObject({ seat: 1, seats: [1, 2] });
    const views = heard.flatMap(({ type, view }) => (type === 'decide' ? (view ?? []) : []));
    expect(new Set(views.map(({ viewer }) => viewer))).toEqual(new Set([1, 2]));
    for (const { seats, shows } of views) {
      for (const { hand, handSize } of seats) expect(hand).toHaveLength(handSize);
      expect(shows).toHaveProperty('laboratory');
    }
  });

  it.each([
    [{ players: 2, options: { hands: 'private' } } as const],
    [{ players: 3, options: { hands: 'private', windows: 'always', consent: 'ask' } } as const],
  ])('sees the hand of its own seat alone where hands are private: %j', async (request) => {
    const heard = await hear(request, ['secret']);
    const views = heard.flatMap(({ view }) => view ?? []);
    expect(views.length).toBeGreaterThan(5);
    for (const { viewer, seats } of views) {
      expect(viewer).toBe(1);
      expect(seats[0]!.hand).toHaveLength(seats[0]!.handSize);
    }
    // Nothing was shown yet.
    expect(views[0]!.seats[1]!.hand).toEqual([]);
  });

  it.each([
    [['virulent-strain', 'mutation'], 12],
    [['virulent-strain', 'worldwide-panic'], 24],
  ])('plays with %j: is told of the added disease, and sees the strain', async (challenges, cubes) => {
    const [, game, ...rest] = await hear({ boxes: ['brink', 'lab'], players: 2, challenges }, ['purple']);
    expect(game).toMatchObject({ cubes: { purple: cubes } });
    expect(game!.colours).toContain('purple');
    const asked = rest.filter(({ type }) => type === 'decide');
    expect(asked.length).toBeGreaterThan(5);
    for (const { view } of asked) {
      expect(view!.supply['purple']).toBeLessThanOrEqual(cubes);
      expect(view!.shows).toMatchObject({ strain: { inForce: expect.any(Array) as unknown } });
    }
  });

  it('is never asked where there is only one thing to say, and may pass where it is not its turn', async () => {
    const heard = await hear({ game: 'iberia', players: 3 }, ['choices']);
    const asked = heard.filter(({ type }) => type === 'decide');
    for (const { legal, view } of asked) {
      expect(legal!.length).toBeGreaterThan(1);
      expect(new Set(legal).size).toBe(legal!.length);
      expect(legal!.includes('pass')).toBe(view!.waitsFor !== 1);
    }
  });
});

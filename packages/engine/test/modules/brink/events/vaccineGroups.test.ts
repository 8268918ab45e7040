// The groups of Rapid Vaccine Deployment against a plain second reading of the rule: all sets of cities, all counts.
import { describe, expect, it } from 'vitest';
import { apply, legal, type Game, type State } from '../../../../src/index.ts';
import { cloneState } from '../../../../src/kernel/state.ts';
import { cubesOn } from '../../../../src/ops/cubes.ts';
import { demand } from '../../../properties/demand.ts';
import { chanceFrom } from '../../../properties/play.ts';
import { scenario } from '../../../scenario/scenario.ts';

const CARDS = ['cairo', 'delhi', 'karachi', 'tehran'];
/** A neighbourhood with rings, a bridge and ends. */
const AREA = ['algiers', 'cairo', 'istanbul', 'baghdad', 'riyadh', 'karachi', 'tehran', 'moscow', 'delhi'];
const MOST = 5;

type Counts = Readonly<Record<string, number>>;

const keyOf = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([city, count]) => `${city} ${String(count)}`)
    .sort()
    .join(', ');

/** All ways to take one to so many cubes from exactly these cities, at least one from each. */
function countsFor(cities: readonly string[], there: Counts, left: number): Counts[] {
  const [city, ...others] = cities;
  if (city === undefined) return [{}];
  const most = Math.min(there[city]!, left - others.length);
  return Array.from({ length: Math.max(most, 0) }, (_, index) => index + 1).flatMap((count) =>
    countsFor(others, there, left - count).map((rest) => ({ ...rest, [city]: count })),
  );
}

function isConnected(game: Game, cities: readonly string[]): boolean {
  const numbers = cities.map((city) => game.cityNumbers.get(city)!);
  let reached = numbers.slice(0, 1);
  for (let round = 0; round < numbers.length; round++)
    reached = numbers.filter(
      (city) => reached.includes(city) || reached.some((other) => game.near[city]!.includes(other)),
    );
  return reached.length === numbers.length;
}

function allowed(game: Game, there: Counts): Set<string> {
  const cities = Object.keys(there).filter((city) => there[city]! > 0);
  const found = new Set<string>();
  for (let set = 1; set < 1 << cities.length; set++) {
    const chosen = cities.filter((_, index) => (set & (1 << index)) !== 0);
    if (chosen.length > MOST || !isConnected(game, chosen)) continue;
    for (const counts of countsFor(chosen, there, MOST)) found.add(keyOf(counts));
  }
  return found;
}

/** Everything that can be reached by playing the event; a way that leads nowhere throws. */
function reachable(begun: State, there: Counts): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const black = begun.game.colourIds.indexOf('black');
  const walk = (state: State): void => {
    const taken = Object.fromEntries(
      Object.entries(there).map(([city, count]) => [
        city,
        count - cubesOn(state, state.game.cityNumbers.get(city)!, black),
      ]),
    );
    const commands = legal(state, 2).filter(({ kind }) =>
      ['rapid-vaccine-deployment', 'vaccinate', 'enough'].includes(kind),
    );
    const total = Object.values(taken).reduce((sum, count) => sum + count, 0);
    if (commands.length === 0) found.add(keyOf(taken));
    else if (total > 0)
      demand(
        commands.some(({ kind }) => kind === 'enough'),
        'one cannot stop',
      );
    if (commands.length === 0 || seen.has(keyOf(taken))) return;
    seen.add(keyOf(taken));
    for (const command of commands) {
      const next = cloneState(state);
      expect(apply(next, command).ok).toBe(true);
      walk(next);
    }
  };
  walk(begun);
  return found;
}

describe('the groups of Rapid Vaccine Deployment', () => {
  it.each(Array.from({ length: 8 }, (_, number) => number))(
    'BRINK-RVD-1 BRINK-RVD-2 BRINK-RVD-3 are exactly those that the rule allows (board %i)',
    (number) => {
      const chance = chanceFrom(`vaccine ${String(number)}`);
      const there = Object.fromEntries(AREA.map((city) => [city, Math.max(0, chance(5) - 1)]));
      const cubes = Object.fromEntries(Object.entries(there).map(([city, black]) => [city, { black }]));
      const { state, game } = scenario({
        boxes: ['brink'],
        roles: ['scientist', 'researcher'],
        hands: { scientist: CARDS, researcher: ['rapid-vaccine-deployment'] },
        cubes,
      }).does(`cure black with ${CARDS.join(' ')}`);
      expect([...reachable(state, there)].sort()).toEqual([...allowed(game, there)].sort());
    },
  );
});

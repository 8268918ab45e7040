// All answers to all questions of a chain are compared with a second, plain account of the rule in which every city, region and
// outbreak may come next: on many random boards the engine must allow exactly the same results, though it asks less often.
import { describe, expect, it } from 'vitest';
import { apply, clone, legal, view, type Command, type State } from '../../../src/index.ts';
import { iberia } from '../../scenario/iberia.ts';

type Chance = (below: number) => number;
type Counts = Record<string, number>;

const roles = ['sailor', 'politician'];
const CUBES = 24;
const FIRST_OUTBREAKS = 3;

/** A small generator of numbers, the same in every run. */
function chanceFrom(start: number): Chance {
  let word = start;
  return (below) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

const { game } = iberia({ roles });
const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
const numberOf = (city: string): number => game.cityNumbers.get(city)!;
const neighbours = (city: string): string[] =>
  Array.from(game.near[numberOf(city)]!, (other) => game.cityIds[other]!);
const regionsOf = (city: string): string[] =>
  Array.from(game.regionsOf[numberOf(city)]!, (region) => game.regionIds[region]!);

interface Board {
  readonly centre: string;
  readonly colour: string;
  readonly cubes: Counts;
  readonly tokens: Counts;
}

/** Full and nearly full cities around a first one, and a few tokens, of which `beside` lie in regions of the first one. */
function randomBoard(chance: Chance, there: number, beside: number): Board {
  const centre = game.cityIds[chance(game.cityIds.length)]!;
  const colour = game.colourIds[game.colourOf[numberOf(centre)]!]!;
  const cubes: Counts = { [centre]: there };
  const around = neighbours(centre);
  const further = around.flatMap(neighbours);
  for (const city of [...around, ...further]) {
    if (sumOf(cubes) > CUBES - 8) break;
    if (cubes[city] === undefined && chance(3) > 0) cubes[city] = [1, 2, 3, 3][chance(4)]!;
  }
  const own = regionsOf(centre);
  const others = [...around, ...further].flatMap(regionsOf).filter((id) => !own.includes(id));
  const tokens: Counts = {};
  const put = (regions: readonly string[]): void => {
    const region = regions[chance(regions.length)];
    if (region !== undefined) tokens[region] = (tokens[region] ?? 0) + 1;
  };
  for (let left = beside; left > 0; left--) put(own);
  for (let left = 1 + chance(3); left > 0; left--) put(others);
  return { centre, colour, cubes, tokens };
}

/** What is compared: cubes of the colour, tokens and outbreaks; of a lost game only that it is lost. */
function outcome(cubes: Counts, tokens: Counts, outbreaks: number): string {
  const some = (counts: Counts): unknown =>
    Object.keys(counts)
      .filter((name) => counts[name]! > 0)
      .sort()
      .map((name) => [name, counts[name]]);
  return JSON.stringify([some(cubes), some(tokens), outbreaks]);
}

/** A moment of resolving a card, as a player would lay it out on the table. */
interface Moment {
  readonly cubes: Counts;
  readonly tokens: Counts;
  readonly outbreaks: number;
  /** Cubes that the city of the card is still to get. */
  readonly due: number;
  readonly struck: readonly string[];
  readonly waiting: readonly string[];
  readonly receivers: readonly string[];
}

const without = (list: readonly string[], one: string): string[] => list.filter((other) => other !== one);

/** Everything that may come next: a cube of the card, else a connected city, else an outbreak that waits. */
function after(moment: Moment, centre: string): (Moment | 'lost')[] {
  const { due, receivers, waiting } = moment;
  if (due > 0) return reach({ ...moment, due: due - 1 }, centre);
  if (receivers.length > 0)
    return receivers.flatMap((city) => reach({ ...moment, receivers: without(receivers, city) }, city));
  return waiting.map((city) => {
    const outbreaks = moment.outbreaks + 1;
    if (outbreaks === 8) return 'lost';
    const near = neighbours(city).filter((other) => !moment.struck.includes(other));
    return { ...moment, outbreaks, receivers: near.sort(), waiting: without(waiting, city) };
  });
}

/** One cube comes to a city: a token of one of its regions, or an outbreak, or the cube itself. */
function reach(moment: Moment, city: string): (Moment | 'lost')[] {
  const { cubes, tokens, struck, waiting } = moment;
  const paying = regionsOf(city).filter((region) => (tokens[region] ?? 0) > 0);
  if (paying.length > 0)
    return paying.map((region) => ({ ...moment, tokens: { ...tokens, [region]: tokens[region]! - 1 } }));
  const there = cubes[city] ?? 0;
  if (there === 3)
    return [{ ...moment, due: 0, struck: [...struck, city].sort(), waiting: [...waiting, city].sort() }];
  return [sumOf(cubes) === CUBES ? 'lost' : { ...moment, cubes: { ...cubes, [city]: there + 1 } }];
}

function allowedOutcomes({ centre, cubes, tokens }: Board, due: number): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const first = { cubes, tokens, outbreaks: FIRST_OUTBREAKS, due, struck: [], waiting: [], receivers: [] };
  const open: (Moment | 'lost')[] = [first];
  for (let moment = open.pop(); moment !== undefined; moment = open.pop()) {
    if (moment === 'lost') {
      found.add('lost');
      continue;
    }
    const result = outcome(moment.cubes, moment.tokens, moment.outbreaks);
    const key = JSON.stringify([result, moment.due, moment.struck, moment.waiting, moment.receivers]);
    const over = moment.due + moment.receivers.length + moment.waiting.length === 0;
    if (over) found.add(result);
    else if (!seen.has(key)) open.push(...after(moment, centre));
    seen.add(key);
  }
  return found;
}

/** The results of all answers to all questions of the engine until the card is done; counts the questions by kind. */
function engineOutcomes(state: State, colour: string, asked: Counts): Set<string> {
  const { ending, frames, cubes, shows, outbreaks } = view(state, 0);
  if (ending !== 'running') return new Set(['lost']);
  if (frames.at(-1)!.frame === 'infections') {
    const own = Object.entries(cubes).map(([city, counts]): [string, number] => [city, counts[colour] ?? 0]);
    return new Set([outcome(Object.fromEntries(own), shows['tokens'] as Counts, outbreaks)]);
  }
  const commands = legal(state);
  expect(commands.length, 'a question has several answers').toBeGreaterThan(1);
  const [{ kind }] = commands as [Command];
  asked[kind] = (asked[kind] ?? 0) + 1;
  const results = commands.flatMap((command) => {
    expect(command).toMatchObject({ kind, seat: 1 });
    const next = clone(state);
    expect(apply(next, command).ok).toBe(true);
    return [...engineOutcomes(next, colour, asked)];
  });
  return new Set(results);
}

/** Plays a card on a random board in all ways and compares; says how many results there were. */
function compare(board: Board, card: 'infection' | 'epidemic', asked: Counts): number {
  const { centre, colour, tokens } = board;
  const cubes = Object.fromEntries(
    Object.entries(board.cubes).map(([city, count]) => [city, { [colour]: count }]),
  );
  const position = { roles, outbreaks: FIRST_OUTBREAKS, cubes, tokens };
  const s =
    card === 'infection'
      ? iberia({ ...position, infectNext: [centre] }).does('end', 'infect')
      : iberia({ ...position, infectLast: [centre], drawNext: ['epidemic', 'vigo'] }).does('end');
  const engine = engineOutcomes(s.state, colour, asked);
  expect(engine, JSON.stringify(board)).toEqual(allowedOutcomes(board, card === 'infection' ? 1 : 3));
  return engine.size;
}

describe('Choices while a card is resolved', () => {
  it('IB-OUT-18 IB-OUT-19 IB-OUT-20 the answers lead to all results that the rules allow and to no other', () => {
    const chance = chanceFrom(1848);
    const asked: Counts = {};
    let several = 0;
    for (let round = 0; round < 80; round++) {
      if (compare(randomBoard(chance, 3, 0), 'infection', asked) > 1) several++;
    }
    // Not in vain: there were questions of each kind and boards on which they mattered.
    expect(several).toBeGreaterThanOrEqual(15);
    for (const kind of ['pay', 'spread-to', 'outbreak']) expect(asked[kind], kind).toBeGreaterThan(3);
  });

  it('IB-EPI-8 IB-EPI-9 IB-OUT-24 the same holds for the three cubes of an epidemic', () => {
    const chance = chanceFrom(1856);
    const asked: Counts = {};
    let several = 0;
    for (let round = 0; round < 80; round++) {
      if (compare(randomBoard(chance, chance(4), 1 + chance(5)), 'epidemic', asked) > 1) several++;
    }
    expect(several).toBeGreaterThanOrEqual(15);
    expect(asked['pay']).toBeGreaterThan(20);
  });
});

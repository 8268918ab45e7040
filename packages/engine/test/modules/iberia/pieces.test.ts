import { describe, expect, it } from 'vitest';
import { legal, start, view, type Fact, type Game, type State, type View } from '../../../src/index.ts';
import { choices, send } from '../base/tables.ts';
import { iberianGame, iberianSeeds, TABLES } from './setups.ts';

const CHALLENGES = [
  [],
  ['influx-of-patients'],
  ['historical-diseases'],
  ['influx-of-patients', 'historical-diseases'],
];

interface Pieces {
  readonly hospitals: Readonly<Record<string, string>>;
  readonly rails: readonly string[];
  readonly railsLeft: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly tokensLeft: number;
  readonly tokensUnderHospitals?: Readonly<Record<string, number>>;
  readonly prevention?: string;
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Plays commands of any kind to the end, turns ended seldom, and calls back after each. */
function playAtRandom(
  state: State,
  random: (count: number) => number,
  look: (facts: readonly Fact[]) => void,
): void {
  while (state.over === 0) {
    const commands = legal(state);
    const kinds = [...new Set(commands.map((command) => command.kind))];
    const others = kinds.filter((kind) => kind !== 'end');
    const kind =
      others.length > 0 && random(3) > 0 ? others[random(others.length)]! : kinds[random(kinds.length)]!;
    const likely = commands.filter((command) => command.kind === kind);
    look(send(state, likely[random(likely.length)]!));
  }
}

interface Moment {
  readonly seen: View;
  readonly pieces: Pieces;
  /** The pieces one command earlier. */
  readonly before: Pieces;
  readonly game: Game;
}

const told = new Map<string, number>();

/** Every decision of games on every size of table, with the challenges in turn. */
const moments: readonly Moment[] = [...TABLES, ...TABLES].flatMap((table, index) => {
  const challenges = CHALLENGES[index % CHALLENGES.length]!;
  const diseases = challenges.includes('historical-diseases') ? { diseases: 'draw-4' } : {};
  const game = iberianGame({ ...table, challenges, options: { consent: 'automatic', ...diseases } });
  const { state } = start(game, iberianSeeds(index + 1)[index]!);
  const looks: View[] = [view(state, 0)];
  playAtRandom(state, choices(1000 + index), (facts) => {
    for (const { fact } of facts) told.set(fact, (told.get(fact) ?? 0) + 1);
    looks.push(view(state, 0));
  });
  return looks.map((seen, at) => ({
    seen,
    pieces: seen.shows as unknown as Pieces,
    before: looks[Math.max(0, at - 1)]!.shows as unknown as Pieces,
    game,
  }));
});

function besideOf({ cityNumbers, regionsOf, regionIds }: Game, city: string): string[] {
  return Array.from(regionsOf[cityNumbers.get(city)!]!, (region) => regionIds[region]!);
}

describe('no piece is lost and none appears, at any moment of random games', () => {
  it('IB-CMP-5 IB-CMP-6 board and supply together have 24 cubes of each of four colours', () => {
    for (const { seen } of moments) {
      const totals = Object.entries(seen.supply).map(([colour, left]) => [
        colour,
        Object.values(seen.cubes).reduce((total, city) => total + (city[colour] ?? 0), left),
      ]);
      expect(Object.fromEntries(totals)).toEqual({ blue: 24, yellow: 24, black: 24, red: 24 });
      expect(Math.min(...Object.values(seen.supply))).toBeGreaterThanOrEqual(0);
    }
    for (const fact of ['placed', 'removed', 'outbreak', 'cubeMoved'])
      expect(told.get(fact)).toBeGreaterThan(0);
  });

  it('IB-CMP-9 IB-CMP-18 board and supply together have 20 rails, and what is laid stays', () => {
    for (const { pieces, before } of moments) {
      expect(new Set(pieces.rails).size + pieces.railsLeft).toBe(20);
      expect(before.rails.filter((line) => !pieces.rails.includes(line))).toEqual([]);
    }
    expect(told.get('railLaid')).toBeGreaterThan(100);
  });

  it('IB-CMP-10 regions, supply and hospitals not yet built together have 14 tokens', () => {
    for (const { pieces, game } of moments) {
      const { tokens, tokensLeft, tokensUnderHospitals = {} } = pieces;
      expect(sum(tokens) + tokensLeft + sum(tokensUnderHospitals)).toBe(14);
      expect(tokensLeft).toBeGreaterThanOrEqual(0);
      const influx = game.config.challenges.includes('influx-of-patients');
      expect(Object.keys(tokensUnderHospitals)).toHaveLength(influx ? 4 : 0);
    }
    for (const fact of ['waterPurified', 'tokenSpent', 'tokensReleased'])
      expect(told.get(fact)).toBeGreaterThan(5);
  });

  it('IB-CMP-7 each colour has one hospital, in a city of its colour', () => {
    for (const { pieces, game } of moments) {
      const { cityNumbers, colourIds, colourOf } = game;
      const colours = Object.values(pieces.hospitals).map(
        (city) => colourIds[colourOf[cityNumbers.get(city)!]!],
      );
      expect(colours).toEqual(Object.keys(pieces.hospitals));
      expect(new Set(colours).size).toBe(colours.length);
    }
    expect(told.get('hospitalBuilt')).toBeGreaterThan(15);
  });

  it('IB-CMP-11 one prevention token lies beside the Nurse, and none is used without her', () => {
    const tables = { with: 0, without: 0 };
    for (const { seen, pieces, game } of moments) {
      const nurse = seen.seats.find(({ role }) => role === 'nurse');
      const asked = seen.frames.some(({ frame }) => frame === 'prevention' || frame === 'start-cities');
      if (asked) continue;
      tables[nurse === undefined ? 'without' : 'with']++;
      const allowed = nurse === undefined ? [undefined] : besideOf(game, nurse.city!);
      expect(allowed).toContain(pieces.prevention);
    }
    expect(Math.min(tables.with, tables.without)).toBeGreaterThan(100);
  });
});

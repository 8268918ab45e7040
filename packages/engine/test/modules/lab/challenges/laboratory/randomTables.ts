// Random positions of tables with the lab, in the words of scenarios: every challenge, solo or not, every role, lines at every stage.
import type { Game } from '../../../../../src/index.ts';
import { gameOf } from '../../../../properties/configurations.ts';
import { pick, type Chance } from '../../../../properties/play.ts';
import type { Position } from '../../../../scenario/scenario.ts';
import { plus, readCard, type Cubes } from './account.ts';
import { anyCard } from './randomLabs.ts';

const CHALLENGES: readonly (readonly string[])[] = [
  [],
  ['virulent-strain'],
  ['mutation'],
  ['worldwide-panic'],
  ['virulent-strain', 'mutation'],
  ['virulent-strain', 'worldwide-panic'],
];
const BOXES = ['brink', 'lab'];
const CARDS = 14;
/** Cards that are soon full. */
const SHORT = ['k1-k', 'b1-b', 'g1-bykr', 'y1g2-bykrp'];
const EVENTS = [
  'government-grant',
  'sequencing-breakthrough',
  'improved-sanitation',
  'new-assignment',
  'borrowed-time',
];

export interface Hall {
  readonly game: Game;
  /** The CDC last, at a solo table. */
  readonly roles: readonly string[];
  readonly isSolo: boolean;
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const left = [...items];
  return Array.from(items, () => left.splice(chance(left.length), 1)[0]!);
}

function anyDeck(chance: Chance): readonly string[] | undefined {
  const kind = chance(3);
  if (kind === 0) return undefined;
  return Array.from({ length: CARDS }, () => (kind === 1 ? anyCard(chance) : pick(SHORT, chance)));
}

export function anyHall(chance: Chance, isSolo = chance(3) === 0): Hall {
  const challenges = [...pick(CHALLENGES, chance), 'lab', ...(isSolo ? ['solo'] : [])];
  const players = isSolo ? 1 : 2 + chance(3);
  const table = { boxes: BOXES, challenges, epidemics: 4, players };
  const { pool } = gameOf(table).config;
  const roles = shuffled(pool, chance).slice(0, players);
  const sequence = anyDeck(chance);
  const game = gameOf({
    ...table,
    roles,
    options: { hands: 'open', consent: 'automatic', windows: pick(['always', 'possible'], chance) },
    ...(sequence === undefined ? {} : { decks: { sequence } }),
  });
  return { game, roles: isSolo ? [...roles, 'cdc'] : roles, isSolo };
}

type Lab = NonNullable<Position['lab']>;
type Line = NonNullable<Lab['research']>[number];

/** City cards that lie nowhere yet. */
class Cities {
  readonly #left: string[];
  readonly #colourOf: (city: string) => string;
  constructor(game: Game, chance: Chance) {
    this.#left = shuffled(game.cityIds, chance);
    this.#colourOf = (city) => game.colourIds[game.colourOf[game.cityNumbers.get(city)!]!]!;
  }
  /** One of this colour if there is one. */
  take(colour?: string): string {
    const at = this.#left.findIndex((city) => colour === undefined || this.#colourOf(city) === colour);
    return this.#left.splice(Math.max(at, 0), 1)[0]!;
  }
}

/** A line at any stage, for none of the colours that are cured or on the other line. */
function anyStage(
  word: string,
  colours: readonly string[],
  gone: readonly string[],
  not: readonly string[],
  cities: Cities,
  chance: Chance,
): Line {
  const { circles, vials } = readCard(word);
  const possible = vials.filter((vial) => colours.includes(vial) && !not.includes(vial));
  if (possible.length === 0 || chance(5) === 0) return { sequence: word };
  const colour = pick(possible, chance);
  const isFull = chance(3) > 0;
  let [cubes, filled]: [Cubes, Cubes] = [{}, {}];
  for (const circle of circles.filter(() => isFull || chance(2) === 0)) {
    const cube = circle === 'grey' ? colour : gone.includes(circle) ? pick(colours, chance) : circle;
    [cubes, filled] = [plus(cubes, { [cube]: 1 }), plus(filled, { [circle]: 1 })];
  }
  const isTested = Object.keys(cubes).length > 0 && chance(3) > 0;
  const characterized = cities.take(colour);
  const tested = isTested ? cities.take(colour) : undefined;
  return { sequence: word, colour, characterized, cubes, filled, ...(isTested ? { tested } : {}) };
}

function anyBoard(game: Game, chance: Chance): Record<string, Cubes> {
  const cities = shuffled(game.cityIds, chance).slice(0, 3 + chance(8));
  const here = (): Cubes =>
    Object.fromEntries(game.colourIds.filter(() => chance(3) === 0).map((colour) => [colour, 1 + chance(3)]));
  return Object.fromEntries(cities.map((city) => [city, here()]));
}

const DISHES = ['sample-1', 'sample-2', 'centrifuge', 'separation', 'growth'];

/** No more cubes of a colour than there are. */
function isPossible({ game }: Hall, { cubes = {}, lab = {} }: Position): boolean {
  const { dishes = {}, research = [] } = lab;
  const all = [
    ...Object.values(cubes),
    ...Object.values(dishes),
    ...research.map((line) => line.cubes ?? {}),
  ];
  return Object.entries(all.reduce<Cubes>((sum, some) => plus(sum, some), {})).every(
    ([colour, many]) => many <= game.cubesOf[game.colourIds.indexOf(colour)]!,
  );
}

export function anyPosition(hall: Hall, chance: Chance): Position {
  for (;;) {
    const position = tried(hall, chance);
    if (isPossible(hall, position)) return position;
  }
}

function tried({ game, roles, isSolo }: Hall, chance: Chance): Position {
  const { cityIds, colourIds, config } = game;
  const cities = new Cities(game, chance);
  const cubes = anyBoard(game, chance);
  const isThere = (colour: string): boolean => Object.values(cubes).some((here) => (here[colour] ?? 0) > 0);
  const done = shuffled(colourIds, chance).slice(0, chance(3));
  const eradicated = done.filter((colour) => !isThere(colour));
  const stations = shuffled(cityIds, chance).slice(0, 1 + chance(4));
  const words = shuffled(config.decks!['sequence']!, chance);
  const lines = stations.length > 1 ? 1 + chance(2) : 1;
  const research: Line[] = [];
  for (let at = 0; at < lines; at++) {
    const taken = research.flatMap(({ colour }) => colour ?? []);
    research.push(anyStage(words[at]!, colourIds, eradicated, [...done, ...taken], cities, chance));
  }
  const dishes = Object.fromEntries(
    DISHES.map((dish) => [
      dish,
      Object.fromEntries(colourIds.filter(() => chance(3) === 0).map((colour) => [colour, 1 + chance(2)])),
    ]),
  );
  const wanted = research.flatMap(({ colour }) => colour ?? []);
  const cards = (): string[] =>
    Array.from({ length: chance(7) }, () =>
      cities.take(wanted.length > 0 && chance(3) > 0 ? pick(wanted, chance) : undefined),
    );
  const events = shuffled(EVENTS, chance);
  const hands = Object.fromEntries(
    roles.map((role) => [role, [...cards(), ...(chance(2) === 0 ? events.splice(0, 1) : [])]]),
  );
  const home = (): string => (chance(4) > 0 ? pick(stations, chance) : pick(cityIds, chance));
  const strains = colourIds.filter(
    (one) => one !== 'purple' || config.challenges.includes('worldwide-panic'),
  );
  const strain = pick(strains, chance);
  const complex = done.includes(strain) || chance(2) === 0 ? [] : ['complex-molecular-structure'];
  const hasStrain = config.challenges.includes('virulent-strain') && chance(4) > 0;
  return {
    roles,
    turn: isSolo ? roles[0]! : pick(roles, chance),
    ...(isSolo && chance(2) === 0 ? { step: 'cdc', left: 1 + chance(2) } : { left: chance(5) }),
    at: Object.fromEntries(roles.filter((role) => role !== 'cdc').map((role) => [role, home()])),
    hands,
    cubes,
    cured: done.filter(isThere),
    eradicated,
    stations,
    ...(hasStrain ? { strain, inForce: complex } : {}),
    infectNext: shuffled(cityIds, chance).slice(0, 12),
    lab: { dishes, research },
  };
}

// Infect parts and Mutation Events on many random boards, against a second, plain telling of the rules.
import { expect, it } from 'vitest';
import { scenario, type Scenario } from '../../../../scenario/scenario.ts';
import { Account, type Cards, type Situation } from './account.ts';

type Chance = (below: number) => number;

/** A small generator of whole numbers below a limit, the same in every run. */
function chanceFrom(seed: number): Chance {
  let word = Math.imul(seed, 0x9e3779b1);
  return (below) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

const boxes = ['brink', 'lab'];
const roles = ['medic', 'quarantine-specialist'];
const { game } = scenario({ boxes, challenges: ['mutation'], roles });
const numberOf = (city: string): number => game.cityNumbers.get(city)!;
const near = new Map(
  game.cityIds.map((city) => [city, Array.from(game.near[numberOf(city)]!, (other) => game.cityIds[other]!)]),
);
const world = {
  cities: game.cityIds,
  near: (city: string) => near.get(city)!,
  colourOf: (city: string) => game.colourIds[game.colourOf[numberOf(city)]!]!,
};
const COLOURS = game.colourIds;
const EFFECTS = ['highly-contagious', 'slippery-slope', 'chronic-effect'];
const EVENTS = ['mutation-spreads', 'mutation-threatens', 'mutation-intensifies'];
const TURNED_OVER = 2;

interface Drawn {
  readonly situation: Situation;
  readonly cards: Cards;
  readonly withStrain: boolean;
}

const some = <T>(chance: Chance, items: readonly T[], outOf: number): T[] =>
  items.filter(() => chance(outOf) === 0);

/** Boards lean to one corner of the map, where cubes lie in twos and threes. */
function draw(seed: number): Drawn {
  const chance = chanceFrom(seed);
  const panic = chance(2) === 0;
  const withStrain = chance(3) > 0;
  const centre = game.cityIds[chance(48)]!;
  const around = [...new Set([centre, ...world.near(centre), ...world.near(centre).flatMap(world.near)])];
  const pick = (): string => around[chance(around.length)]!;
  const eradicated = some(chance, COLOURS, 12);
  const supply: Record<string, number> = {};
  for (const colour of COLOURS) supply[colour] = colour === 'purple' && !panic ? 12 : 24;
  const cubes: Record<string, Record<string, number>> = {};
  const crowded = new Set([world.colourOf(centre), 'purple']);
  for (const colour of COLOURS.filter((one) => !eradicated.includes(one))) {
    for (let tries = crowded.has(colour) ? 3 + chance(6) : 3; tries > 0; tries--) {
      const count = Math.min(1 + chance(5), 3, supply[colour]!);
      const city = pick();
      if ((cubes[city]?.[colour] ?? 0) > 0 || count === 0) continue;
      (cubes[city] ??= {})[colour] = count;
      supply[colour]! -= count;
    }
  }
  const cured = some(chance, COLOURS, 6).filter(
    (colour) => !eradicated.includes(colour) && Object.values(cubes).some((here) => (here[colour] ?? 0) > 0),
  );
  const medic = chance(3) === 0 ? pick() : 'sydney';
  const hasCured = cured.some((colour) => (cubes[medic]?.[colour] ?? 0) > 0);
  const strains = COLOURS.filter((colour) => panic || colour !== 'purple');
  const strain = chance(2) === 0 && panic ? 'purple' : strains[chance(strains.length)]!;
  const mutations = panic ? ['red-mutation-1', 'red-mutation-2'] : ['mutation-1', 'mutation-2'];
  const event = chance(2) === 0 ? EVENTS[chance(3)] : undefined;
  const flipped = new Set<string>();
  while (flipped.size < TURNED_OVER) flipped.add(chance(4) === 0 ? mutations[0]! : pick());
  const below = new Set<string>(chance(4) === 0 ? [mutations[1]!] : []);
  while (below.size < 6) {
    const city = chance(3) === 0 ? game.cityIds[chance(48)]! : pick();
    if (!flipped.has(city)) below.add(city);
  }
  return {
    withStrain,
    situation: {
      cubes,
      supply,
      outbreaks: chance(3),
      cured: cured.length + eradicated.length > 3 ? [] : cured,
      eradicated: cured.length + eradicated.length > 3 ? [] : eradicated,
      strain: withStrain ? strain : undefined,
      inForce: withStrain ? some(chance, EFFECTS, 2) : [],
      ban: chance(3) === 0,
      panic,
      medic: hasCured ? 'sydney' : medic,
      quarantine: chance(4) === 0 ? pick() : undefined,
    },
    cards: { event, top: [...flipped], bottom: [...below] },
  };
}

/** The engine's board after the whole turn. */
function played({ situation, cards, withStrain }: Drawn): Scenario {
  const { cubes, strain, inForce, ban, panic, quarantine, medic } = situation;
  const others = quarantine === undefined ? 'researcher' : 'quarantine-specialist';
  const s = scenario({
    boxes,
    challenges: [...(withStrain ? ['virulent-strain'] : []), panic ? 'worldwide-panic' : 'mutation'],
    epidemics: 7,
    roles: ['medic', others],
    at: { medic: medic!, [others]: quarantine ?? 'sydney' },
    cubes,
    outbreaks: situation.outbreaks,
    cured: situation.cured,
    eradicated: situation.eradicated,
    ...(strain === undefined ? {} : { strain, inForce }),
    hands: ban ? { [others]: ['infection-zone-ban'] } : {},
    drawNext: [cards.event ?? 'atlanta', 'chicago'],
    infectNext: cards.top,
    infectLast: cards.bottom,
    options: { windows: 'possible' },
  });
  if (ban) s.does('2: infection-zone-ban');
  return s.does('end');
}

it('BRINK-MUT-18 BRINK-MUT-20 BRINK-MUT-21 BRINK-MEV-8 BRINK-SLI-1 BRINK-SLI-3 LAB-VS-4 LAB-VS-5 LAB-VS-8 LAB-EVT-9 cubes, outbreaks and losses are those of a plain telling, on random boards', () => {
  const seen = { outbreaks: 0, lost: 0, purple: 0, both: 0, banned: 0, contagious: 0, slope: 0, events: 0 };
  for (let seed = 1; seed <= 400; seed++) {
    const drawn = draw(seed);
    const { situation, cards } = drawn;
    const told = new Account(situation, cards, world);
    const s = played(drawn);
    const view = s.view();
    const about = `board ${String(seed)}`;
    expect(view.ending !== 'running', about).toBe(told.lost);
    const outbreaks = s.facts.filter(({ fact }) => fact === 'outbreak');
    const colours = new Set(outbreaks.map((fact) => fact['colour']));
    seen.outbreaks += outbreaks.length > 0 ? 1 : 0;
    seen.lost += told.lost ? 1 : 0;
    seen.purple += colours.has('purple') ? 1 : 0;
    seen.both += colours.size > 1 ? 1 : 0;
    if (situation.ban && outbreaks.length > 0) seen.banned++;
    if (situation.inForce.includes('highly-contagious') && colours.has(situation.strain)) seen.contagious++;
    if (situation.inForce.includes('slippery-slope') && colours.has(situation.strain)) seen.slope++;
    if (cards.event !== undefined) seen.events++;
    // In a turn that loses the game the order of outbreaks decides which cubes are placed before.
    if (told.lost) continue;
    expect(view.outbreaks, about).toBe(told.outbreaks);
    expect(view.supply, about).toEqual(told.supply);
    expect(view.cubes, about).toEqual(told.cubes);
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(15);
}, 30_000);

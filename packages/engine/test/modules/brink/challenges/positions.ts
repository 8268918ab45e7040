// Random positions of both challenges, alone and together, with any roles and events.
import { chanceFrom, pick, type Chance } from '../../../properties/play.ts';
import { scenario, type Position } from '../../../scenario/scenario.ts';

const CONTINUING = [
  'chronic-effect',
  'complex-molecular-structure',
  'government-interference',
  'rate-effect',
  'slippery-slope',
  'highly-contagious',
  'resistant-to-treatment',
];
const ONCE = ['hidden-pocket', 'unacceptable-loss', 'uncounted-populations'];
const MUTATION_EVENTS = ['mutation-spreads', 'mutation-threatens', 'mutation-intensifies'];
const CHALLENGES = [
  ['virulent-strain'],
  ['mutation'],
  ['worldwide-panic'],
  ['virulent-strain', 'mutation'],
  ['virulent-strain', 'worldwide-panic'],
];
const BOXES = ['brink', 'lab'];
const STANDARD = ['blue', 'yellow', 'black', 'red'];

/** A game for its lists of names only. */
const { game } = scenario({ boxes: BOXES, challenges: ['mutation'], roles: ['medic', 'scientist'] });

const some = (list: readonly string[], chance: Chance, oneIn: number): string[] =>
  list.filter(() => chance(oneIn) === 0);

const shuffled = (list: readonly string[], chance: Chance): string[] =>
  list
    .map((item) => [chance(1_000_000), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

function cubesFor(colours: readonly string[], chance: Chance): Record<string, Record<string, number>> {
  const cubes: Record<string, Record<string, number>> = {};
  for (const colour of colours) {
    let left = 1 + chance(8);
    for (const city of shuffled(game.cityIds, chance)) {
      const count = Math.min(left, 1 + chance(3));
      if (count === 0) break;
      cubes[city] = { ...cubes[city], [colour]: count };
      left -= count;
    }
  }
  return cubes;
}

export function randomPosition(seed: string): Position {
  const chance = chanceFrom(seed);
  const challenges = pick(CHALLENGES, chance);
  const virulent = challenges.includes('virulent-strain');
  const panic = challenges.includes('worldwide-panic');
  const purple = panic || challenges.includes('mutation');
  const roles = shuffled(game.roleIds, chance).slice(0, 2 + chance(3));
  const cured = purple && chance(2) === 0 ? STANDARD : some(STANDARD, chance, 2).slice(0, 3);
  const strain =
    virulent && chance(5) > 0 ? pick(panic ? [...STANDARD, 'purple'] : STANDARD, chance) : undefined;
  const lasts = (card: string): boolean =>
    !cured.includes(strain!) || !['complex-molecular-structure', 'resistant-to-treatment'].includes(card);
  const inForce = strain === undefined ? [] : some(CONTINUING, chance, 2).filter(lasts).slice(0, 4);
  const [gone, colours] = [cured.filter(() => chance(3) === 0), purple ? [...STANDARD, 'purple'] : STANDARD];
  const events = shuffled(game.cardIds.slice(game.firstEvent, game.firstEvent + game.events.length), chance);
  const cities = shuffled(game.cityIds, chance);
  const hands = Object.fromEntries(
    roles.map((role) => [role, [...cities.splice(0, 3 + chance(3)), ...events.splice(0, 2)]]),
  );
  const epidemics = virulent
    ? shuffled(
        [...CONTINUING, ...ONCE].filter((card) => !inForce.includes(card)),
        chance,
      )
    : ['epidemic', 'epidemic', 'epidemic'];
  const drawn = [...epidemics.slice(0, 2), ...(purple ? MUTATION_EVENTS : []), ...cities.splice(0, 4)];
  const red = panic ? 'red-' : '';
  const special = purple ? [`${red}mutation-1`, `${red}mutation-2`] : [];
  const infections = shuffled(game.cityIds, chance);
  return {
    boxes: BOXES,
    challenges,
    roles,
    epidemics: 7,
    options: {
      windows: pick(['always', 'possible'], chance),
      consent: pick(['ask', 'automatic'], chance),
      hands: pick(['open', 'private'], chance),
    },
    at: Object.fromEntries(roles.map((role) => [role, pick(game.cityIds, chance)])),
    hands,
    cured,
    eradicated: gone,
    cubes: cubesFor(
      colours.filter((colour) => !gone.includes(colour)),
      chance,
    ),
    stations: ['atlanta', 'cairo', 'tokyo'],
    outbreaks: chance(3),
    rateSpace: 1 + chance(5),
    ...(strain === undefined ? {} : { strain }),
    inForce,
    drawNext: shuffled(drawn, chance),
    infectionDiscard: infections.splice(0, 6),
    infectNext: shuffled([...infections.splice(0, 6), ...special], chance),
  };
}

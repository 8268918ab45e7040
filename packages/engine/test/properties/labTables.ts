// Tables with the laboratory: alone and with every challenge it goes with, every number of players and of epidemics, usual and other cards.
import { gamesThereAre, type ConfigRequest } from '../../src/index.ts';

const TABLES = 64;

const BOTH = ['brink', 'lab'];
/** Alone with one box and with both, and with challenges, which need both. */
const CHALLENGES: readonly (readonly string[])[] = [
  ['lab'],
  ['lab'],
  ['virulent-strain', 'lab'],
  ['mutation', 'lab'],
  ['worldwide-panic', 'lab'],
  ['virulent-strain', 'mutation', 'lab'],
  ['virulent-strain', 'worldwide-panic', 'lab'],
];

/** Every two values of different options meet in one of these. */
const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  { hands: 'open', consent: 'ask', windows: 'always', forecast: 'player' },
  { hands: 'private', consent: 'automatic', windows: 'possible', forecast: 'player' },
  { hands: 'open', consent: 'automatic', windows: 'possible', forecast: 'all' },
  { hands: 'private', consent: 'ask', windows: 'possible', forecast: 'all' },
  { hands: 'private', consent: 'automatic', windows: 'always', forecast: 'all' },
];

const copies = (count: number, ...words: readonly string[]): readonly string[] =>
  words.flatMap((word) => Array.from({ length: count }, () => word));

/** Cards that other tables may own: the shortest, which complete lines at once; all alike; without a purple vial; with all vials. */
const DECKS: readonly (readonly string[] | undefined)[] = [
  undefined,
  copies(7, 'g1-bykrp', 'k1-k'),
  undefined,
  copies(14, 'b1y1k1r1g2-bykr'),
  copies(7, 'b2g1-b', 'y1r1g1-bykrp'),
];

const [BASE] = gamesThereAre();

/** Roles that have to do with the lab in turn with all others, distinct ones at each table. */
function rolesFrom(number: number, players: number, boxes: readonly string[]): string[] {
  const added = BASE!.boxes.filter(({ id }) => boxes.includes(id)).flatMap(({ roles }) => roles);
  const all = [...added.toReversed(), ...BASE!.roles].filter((role) => role !== 'field-operative');
  return Array.from({ length: players }, (_, seat) => all[(number * players + seat) % all.length]!);
}

function tablesOfMany(): readonly ConfigRequest[] {
  return Array.from({ length: TABLES }, (_, number) => {
    const challenges = CHALLENGES[number % CHALLENGES.length]!;
    const boxes = number % CHALLENGES.length === 0 ? ['lab'] : BOTH;
    const most = boxes === BOTH ? 4 : 3;
    const players = 2 + (number % most);
    const epidemics = 4 + ((number >> 2) % most);
    const sequence = DECKS[(number >> 1) % DECKS.length];
    return {
      players,
      epidemics,
      boxes,
      challenges,
      options: OPTIONS[(number + (number >> 3)) % OPTIONS.length]!,
      ...(number % 3 === 0 ? {} : { roles: rolesFrom(number, players, boxes) }),
      ...(sequence === undefined ? {} : { decks: { sequence } }),
    };
  });
}

/** One player in the lab, at every level; the box alone goes to its sixth epidemic. */
function tablesOfOne(): readonly ConfigRequest[] {
  const others = [
    [],
    ['virulent-strain'],
    ['mutation'],
    ['worldwide-panic'],
    ['virulent-strain', 'mutation'],
    ['virulent-strain', 'worldwide-panic'],
  ];
  return [4, 5, 6, 7].flatMap((epidemics) =>
    others.map((more, number) => ({
      players: 1,
      epidemics,
      boxes: more.length === 0 && epidemics < 7 ? ['lab'] : BOTH,
      challenges: [...more, 'lab', 'solo'],
      options: OPTIONS[(number + epidemics) % OPTIONS.length]!,
    })),
  );
}

export function labTables(): readonly ConfigRequest[] {
  return [...tablesOfMany(), ...tablesOfOne()];
}

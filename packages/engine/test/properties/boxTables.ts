// Tables of the base game with boxes: every number of players with every number of epidemics, and every two values of different options.
// Boxes and roles go round.
import { gamesThereAre, type ConfigRequest } from '../../src/index.ts';

const PLAYERS = [2, 3, 4, 5] as const;
const EPIDEMICS = [4, 5, 6, 7] as const;

/** Every two values of different options meet in one of these. */
const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  { hands: 'open', consent: 'ask', windows: 'always', forecast: 'player' },
  { hands: 'private', consent: 'automatic', windows: 'possible', forecast: 'player' },
  { hands: 'open', consent: 'automatic', windows: 'possible', forecast: 'all' },
  { hands: 'private', consent: 'ask', windows: 'possible', forecast: 'all' },
  { hands: 'private', consent: 'automatic', windows: 'always', forecast: 'all' },
  { hands: 'private', consent: 'ask', windows: 'always', forecast: 'player' },
];

const [BASE] = gamesThereAre();

function rolesOf(boxes: readonly string[]): readonly string[] {
  const added = BASE!.boxes.filter(({ id }) => boxes.includes(id)).flatMap(({ roles }) => roles);
  return [...BASE!.roles, ...added];
}

/** Distinct roles in seating order; successive numbers go round all of them, those of the boxes first. */
function rolesFrom(number: number, players: number, boxes: readonly string[]): string[] {
  const all = rolesOf(boxes).toReversed();
  return Array.from({ length: players }, (_, seat) => all[(number * players + seat) % all.length]!);
}

function boxesFor(number: number, players: number, epidemics: number): readonly string[] {
  const choices = [['brink', 'lab'], ['brink'], ['lab']];
  const fitting = players === 5 || epidemics === 7 ? choices.slice(0, 2) : choices;
  return fitting[number % fitting.length]!;
}

/** 96 tables; roles are dealt and chosen in turn. */
export function boxTables(): readonly ConfigRequest[] {
  const mixes = PLAYERS.flatMap((players) =>
    EPIDEMICS.flatMap((epidemics) => OPTIONS.map((options) => ({ players, epidemics, options }))),
  );
  return mixes.map(({ players, epidemics, options }, number) => {
    const boxes = boxesFor(number, players, epidemics);
    const chosen = (number + Math.floor(number / OPTIONS.length)) % 2 === 1;
    return {
      players,
      epidemics,
      options,
      boxes,
      ...(chosen ? { roles: rolesFrom(number >> 1, players, boxes) } : {}),
    };
  });
}

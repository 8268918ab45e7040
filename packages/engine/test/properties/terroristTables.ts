// Tables with the Bio-Terrorist: each of the four sets of challenges that go with him, every number of players and of epidemics, both values
// of each of his options.
import type { ConfigRequest } from '../../src/index.ts';

const PLAYERS = [3, 4, 5] as const;
const EPIDEMICS = [4, 5, 6, 7] as const;

const CHALLENGES: readonly (readonly string[])[] = [
  ['bio-terrorist'],
  ['virulent-strain', 'bio-terrorist'],
  ['bio-terrorist', 'lab'],
  ['virulent-strain', 'bio-terrorist', 'lab'],
];

/** Every two values of different options meet in one of these. */
const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  { hands: 'open', windows: 'always', consent: 'ask', forecast: 'player' },
  { hands: 'private', windows: 'possible', consent: 'ask', forecast: 'all', companion: 'no' },
  { hands: 'open', windows: 'possible', consent: 'automatic', forecast: 'all', capture: 'action' },
  { hands: 'private', windows: 'always', consent: 'automatic', forecast: 'player', sighting: 'destination' },
];

/** 24 tables, six with each set of challenges. */
export function terroristTables(): readonly ConfigRequest[] {
  return Array.from({ length: 24 }, (_, number): ConfigRequest => {
    const challenges = CHALLENGES[number % CHALLENGES.length]!;
    return {
      players: PLAYERS[(number + (number >> 2)) % PLAYERS.length]!,
      epidemics: EPIDEMICS[(number >> 2) % EPIDEMICS.length]!,
      boxes: challenges.includes('lab') || number % 3 === 0 ? ['brink', 'lab'] : ['brink'],
      challenges,
      options: OPTIONS[(number + (number >> 2)) % OPTIONS.length]!,
    };
  });
}

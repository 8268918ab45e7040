// Tables of all kinds, together and against each other: both games, two to four seats, open and private hands, boxes, challenges, bots beside people.
import type { RequestOf } from '@cordon/protocol';
import type { Chance } from './chance.ts';
import type { Plan } from './decide.ts';

type ConfigRequest = RequestOf<'create'>['config'];

const CONFIGS: readonly ConfigRequest[] = [
  { game: 'base', epidemics: 4 },
  { game: 'base', epidemics: 6, options: { hands: 'private' } },
  { game: 'base', epidemics: 5, options: { consent: 'automatic', windows: 'possible' } },
  { game: 'base', epidemics: 4, options: { forecast: 'all', hands: 'private' } },
  { game: 'iberia', epidemics: 4 },
  { game: 'iberia', epidemics: 5, options: { passengers: 'ask' } },
  { game: 'iberia', epidemics: 4, challenges: ['influx-of-patients'] },
  { game: 'iberia', epidemics: 6, challenges: ['historical-diseases'] },
  { game: 'base', boxes: ['brink', 'lab'], epidemics: 4 },
  { game: 'base', boxes: ['brink'], epidemics: 7, options: { hands: 'private', windows: 'possible' } },
  { game: 'base', boxes: ['lab'], epidemics: 5, options: { consent: 'automatic' } },
  { game: 'base', boxes: ['brink'], epidemics: 5, challenges: ['virulent-strain'] },
  { game: 'base', boxes: ['brink', 'lab'], epidemics: 4, challenges: ['virulent-strain', 'mutation'] },
  {
    game: 'base',
    boxes: ['brink', 'lab'],
    epidemics: 4,
    challenges: ['worldwide-panic'],
    options: { hands: 'private' },
  },
];

/** Tables at which seats play against each other, and how many players they take at least. */
const AGAINST: readonly (ConfigRequest & { readonly from: number })[] = [
  { from: 4, game: 'base', boxes: ['brink', 'lab'], epidemics: 4, challenges: ['team'] },
  { from: 3, game: 'base', boxes: ['brink'], epidemics: 4, challenges: ['bio-terrorist'] },
  {
    from: 3,
    game: 'base',
    boxes: ['brink', 'lab'],
    epidemics: 5,
    challenges: ['virulent-strain', 'bio-terrorist'],
    options: { hands: 'private', windows: 'possible' },
  },
];

export function chooseConfig(chance: Chance, players: number): ConfigRequest {
  const against = AGAINST.flatMap(({ from, ...config }) => (players >= from ? [config] : []));
  return { ...chance.pick([...CONFIGS, ...against]), players };
}

/** Bots play by themselves, quickly; the host only looks on. */
export function chooseBots(chance: Chance): Plan['seats'] {
  return Array.from({ length: 2 + chance.below(3) }, () => 'random');
}

/** The first seat is always a person's. */
export function chooseSeats(chance: Chance): Plan['seats'] {
  const players = 2 + chance.below(3);
  return Array.from({ length: players }, (_, index) =>
    index > 0 && chance.oneIn(4) ? chance.pick(['greedy', 'random']) : 'person',
  );
}

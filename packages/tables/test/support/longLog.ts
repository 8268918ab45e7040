// A log as long as one wants, made of moves that are taken back again.
import { formatSeed, seedFromText, start, waitsFor } from '@cordon/engine';
import type { Entry } from '../../src/entries/entries.ts';
import type { StoredEntry } from '../../src/store/store.ts';
import { gameFor } from '../../src/tables/games.ts';

export const ann = { id: 'ann0000000000000', name: 'Ann' };

export function longLog(length: number): StoredEntry[] {
  const { config } = gameFor({ roles: ['medic', 'scientist'] });
  const seed = Array.from({ length: 50 }, (_, number) => seedFromText(String(number))).find(
    (one) => waitsFor(start(gameFor(config), one).state) === 1,
  )!;
  const log: Entry[] = [
    {
      entry: 'created',
      host: ann,
      config,
      deal: { seed: formatSeed(seed) },
      moves: [],
      watchers: 'allowed',
      listed: 'no',
      invite: 'x',
    },
    { entry: 'sat', seat: 1, person: ann, hash: 'x' },
    { entry: 'sat', seat: 2, person: ann, hash: 'y' },
    { entry: 'started' },
    { entry: 'played', seat: 1, command: 'drive chicago' },
  ];
  while (log.length < length)
    log.push({ entry: 'played', seat: 1, command: 'drive atlanta' }, { entry: 'undone', seat: 1, to: 1 });
  return log
    .slice(0, length)
    .map((entry, index) => ({ number: index + 1, at: index, body: JSON.stringify(entry) }));
}

// A log written when commands and regions had other words makes the same table as one in the words of today.
import { readFileSync } from 'node:fs';
import { formatSeed, hashState, parseSave } from '@cordon/engine';
import { expect, test } from 'vitest';
import type { Entry } from '../../src/entries/entries.ts';
import { follow } from '../../src/tables/follow.ts';
import type { Table } from '../../src/tables/table.ts';

const GAMES = new URL('../../../engine/test/games/', import.meta.url);
const NAME = 'iberia-won-three-patients.cordon';
const HOST = { id: '0000000000000000', name: 'Ada' };

const textOf = (path: string): string => readFileSync(new URL(path, GAMES), 'utf8');

/** The table after a saved game was played at it, each move in the words of the save. */
function playedFrom(text: string): Table {
  const saved = parseSave(text);
  if (!saved.ok) throw new Error(saved.error.message);
  const { config, seed } = saved.value;
  const [, moves = ''] = text.split('\nmoves\n');
  const played = Array.from(
    moves.matchAll(/^(\d): ([^#\n]+)/gmu),
    ([, seat, words]) => ({ entry: 'played', seat: Number(seat), command: words!.trim() }) as const,
  );
  const entries: Entry[] = [
    {
      entry: 'created',
      host: HOST,
      config,
      deal: { seed: formatSeed(seed) },
      moves: [],
      watchers: 'allowed',
      listed: 'no',
      invite: 'x',
    },
    ...Array.from(
      { length: config.players },
      (_, index) => ({ entry: 'sat', seat: index + 1, person: HOST, hash: 'y' }) as const,
    ),
    { entry: 'started' },
    ...played,
  ];
  let table: Table | undefined;
  for (const entry of entries) ({ table } = follow(table, 'table', entry, 0));
  return table!;
}

test('old words in a log', () => {
  const [before, now] = [playedFrom(textOf(`former/${NAME}`)), playedFrom(textOf(NAME))];
  expect(textOf(`former/${NAME}`)).toContain('irrigate r');
  expect(before.state.over).not.toBe(0);
  expect(hashState(before.state)).toBe(hashState(now.state));
  const words = (table: Table): string[] => [...table.moves].map((move) => move.words);
  expect(words(before)).toEqual(words(now));
});

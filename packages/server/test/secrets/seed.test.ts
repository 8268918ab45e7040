import { createHash } from 'node:crypto';
import { formatWords, legal } from '@cordon/engine';
import type { TableInfo } from '@cordon/protocol';
import type { EntryOf } from '@cordon/tables/inner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceFrom, type Chance } from '../../tools/secrets/chance.ts';
import { drawConfigurations } from '../../tools/secrets/configurations.ts';
import { begin, fixNodeChance } from '../../tools/secrets/nodeChance.ts';
import { anyKind } from '../../tools/secrets/playAhead.ts';
import { Company } from './company.ts';

async function seedOf({ world }: Company, table: string): Promise<string> {
  const [first] = await world.store.read(table, 0);
  const { deal } = JSON.parse(first!.body) as EntryOf<'created'>;
  if (!('seed' in deal)) throw new Error('this table has no seed');
  return deal.seed;
}

/** Words of a generator in every form in which they might be written. */
function spellings(words: Iterable<number>): string[] {
  return Array.from(words, (word) => [
    String(word | 0),
    String(word >>> 0),
    (word >>> 0).toString(16).padStart(8, '0'),
  ]).flat();
}

const wordsIn = (seed: string): number[] =>
  [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));

/** Plays to the end and gives back every spelling of the generator on the way. */
async function playOut(company: Company, table: string, chance: Chance): Promise<Set<string>> {
  const secrets = new Set(spellings(wordsIn(await seedOf(company, table))));
  for (;;) {
    const { state, status, position } = await company.world.table(table);
    for (const text of spellings(state.random)) secrets.add(text);
    if (status !== 'playing') return secrets;
    const command = anyKind(legal(state), chance);
    const { seat } = command;
    const commands = [formatWords(state.game, command)];
    await company.ask(`person${String(seat)}`, { type: 'play', table, seat, position, commands });
  }
}

/** The last thing that the watcher was told about the table as a whole. */
const lastInfo = (company: Company): TableInfo | undefined =>
  company
    .updates('watcher')
    .flatMap(({ info }) => info ?? [])
    .at(-1);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the seed of a game', () => {
  let release = (): void => {};
  beforeAll(() => {
    release = fixNodeChance();
  });
  afterAll(() => release());

  // Whoever plays alone may have the seed at any time.
  it.each(drawConfigurations(12, 'seeds').filter(({ players }) => players !== 1))(
    'is told by its hash at the start, and by nothing else until the end: %j',
    async (config) => {
      begin(JSON.stringify(config));
      const company = new Company();
      const table = await company.begin(config);
      const seed = await seedOf(company, table);
      expect(lastInfo(company)).toMatchObject({ seedHash: sha256(seed), status: 'playing' });
      for (const name of ['person1', 'watcher'])
        expect(await company.ask(name, { type: 'export', table })).toContain('"code":"seed-secret"');
      expect(await company.ask('person2', { type: 'fork', table, move: 0 })).toContain('"type":"done"');

      const secrets = await playOut(company, table, chanceFrom(JSON.stringify(config)));
      // The last update is the first that may tell it.
      const heard = company.heard();
      const before = heard.filter((text) => !text.includes('"status":"over"'));
      expect(before.length).toBeLessThan(heard.length);
      const said = before.flatMap((text) => text.match(/-?(?<![0-9a-f])[0-9a-f]{6,}/gu) ?? []);
      expect(said).toContain(sha256(seed));
      expect(said.filter((text) => secrets.has(text))).toEqual([]);
      expect(before.filter((text) => text.includes(seed))).toEqual([]);

      expect(lastInfo(company)).toMatchObject({ seed, seedHash: sha256(seed), status: 'over' });
      expect(await company.ask('watcher', { type: 'export', table })).toContain(seed);
    },
  );

  it('is told when a game is abandoned, and not before', async () => {
    const company = new Company();
    const table = await company.begin({ players: 2 });
    const seed = await seedOf(company, table);
    await company.ask('person1', { type: 'vote', table, seat: 1, abandon: 'yes' });
    expect(company.heard().some((text) => text.includes(seed))).toBe(false);
    await company.ask('person2', { type: 'vote', table, seat: 2, abandon: 'yes' });
    expect(lastInfo(company)).toMatchObject({ seed, seedHash: sha256(seed), status: 'abandoned' });
  });
});

// Commands that play many games run a bundle of the engine and the bots: in every thread, the same games, never older sources.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hashOfSources } from '../../src/bundle/built.ts';
import { folder } from '../cordon.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const ONLY_BUNDLE = `--import=${pathToFileURL(join(import.meta.dirname, 'onlyBundle.mjs')).href}`;

interface How {
  readonly bundle: 'on' | 'off';
  readonly guard?: 'yes';
}

function cordon(args: readonly string[], { bundle, guard }: How) {
  const env = {
    ...process.env,
    CORDON_BUNDLE: bundle,
    ...(guard === 'yes' ? { NODE_OPTIONS: ONLY_BUNDLE } : {}),
  };
  return spawnSync(process.execPath, [MAIN, ...args], { env, encoding: 'utf8' });
}

const SIMULATIONS = [
  ['simulate', '--players', '3', '--epidemics', '5', '--player', 'novice', '--games', '4'],
  ['simulate', '--game', 'iberia', '--players', '2', '--player', 'novice,random', '--games', '2'],
  ['simulate', '--game', 'iberia', '--challenges', 'influx-of-patients,historical-diseases', '--games', '30'],
].map((args) => [...args, '--seed', 'the same', '--jobs', '1', '--json']);

const ARENA = ['arena', '--bots', 'novice,random', '--players', '2', '--epidemics', '4', '--games', '1'];

describe('the bundle', () => {
  it.each(SIMULATIONS)('plays the games of the sources: %s %s %s %s', (...args) => {
    const [bundled, sources] = [
      cordon(args, { bundle: 'on', guard: 'yes' }),
      cordon(args, { bundle: 'off' }),
    ];
    expect([bundled.status, sources.status]).toEqual([0, 0]);
    expect(bundled.stdout).toBe(sources.stdout);
  });

  it('is all that threads load: without it they load the sources', () => {
    expect(cordon(SIMULATIONS[0]!, { bundle: 'off', guard: 'yes' }).stderr).toContain('sources: ');
  });

  it('writes the ledger of the sources', () => {
    const place = folder();
    const seeds = join(place, 'seeds.txt');
    writeFileSync(seeds, `${'0'.repeat(32)}\n`);
    const ledgers = (['on', 'off'] as const).map((bundle) => {
      const ledger = join(place, `${bundle}.jsonl`);
      const args = [...ARENA, '--seeds', seeds, '--ledger', ledger, '--jobs', '1'];
      const { status, stderr } = cordon(args, { bundle, ...(bundle === 'on' ? { guard: 'yes' } : {}) });
      expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
      return readFileSync(ledger, 'utf8').replaceAll(/"milliseconds":\d+/gu, '');
    });
    expect(ledgers[0]).toBe(ledgers[1]);
    expect(ledgers[0]!.split('\n').length).toBeGreaterThan(2);
  });
});

describe('the name of a bundle', () => {
  const root = folder();
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  for (const name of ['engine', 'bots', 'cli'])
    mkdirSync(join(root, 'packages', name, 'src'), { recursive: true });
  write('packages/engine/src/rules.ts', 'one');
  write('packages/bots/src/weights.json', '{}');
  write('package-lock.json', '{}');

  it('changes with every source, new or renamed, and with what builds it; with nothing else', () => {
    const copy = folder();
    const changes: (() => void)[] = [
      () => write('packages/engine/src/rules.ts', 'two'),
      () => write('packages/bots/src/weights.json', '[]'),
      () => write('packages/bots/src/more.ts', ''),
      () => write('packages/cli/src/worker.ts', ''),
      () => renameSync(join(root, 'packages/bots/src/more.ts'), join(root, 'packages/bots/src/most.ts')),
      () => write('package-lock.json', '[]'),
    ];
    const hashes = [hashOfSources(root), ...changes.map((change) => (change(), hashOfSources(root)))];
    expect(new Set(hashes).size).toBe(changes.length + 1);
    cpSync(root, copy, { recursive: true });
    expect(hashOfSources(copy)).toBe(hashes.at(-1));
    write('README.md', 'words');
    expect(hashOfSources(root)).toBe(hashes.at(-1));
  });
});

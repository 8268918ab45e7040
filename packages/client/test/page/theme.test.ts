// The script that runs before anything is painted agrees with the settings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '..', '..', 'public', 'theme.js'), 'utf8');

function themeOf(kept: string | null | Error, system: 'light' | 'dark'): string | undefined {
  const dataset: { theme?: string } = {};
  const getItem = (key: string): string | null => {
    if (kept instanceof Error) throw kept;
    return key === 'cordon.settings' ? kept : null;
  };
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }),
  });
  return dataset.theme;
}

it.each(['light', 'dark'] as const)('in a %s system', (system) => {
  const other = system === 'light' ? 'dark' : 'light';
  expect(themeOf(JSON.stringify({ theme: other }), system)).toBe(other);
  expect(themeOf(JSON.stringify({ theme: system }), system)).toBe(system);
  for (const kept of ['{"theme":"system"}', '{}', '{', 'null', '42', null, new Error('no storage')])
    expect(themeOf(kept, system)).toBe(system);
});

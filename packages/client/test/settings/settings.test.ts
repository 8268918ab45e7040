// What was kept is read as far as it can be; everything else is as usual.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../../src/settings/settings.ts';
import { keepIn, keepNothing } from '../support/storage.ts';

const OTHERWISE: Settings = {
  language: 'fr',
  theme: 'dark',
  motion: 'fast',
  contrast: 'more',
  pace: 'every-step',
  sound: 'on',
  volume: 30,
  threats: 'off',
  hideouts: 'off',
  reader: 'off',
  name: 'Ann',
};

function browser(languages: readonly string[], calm: 'yes' | 'no' = 'no'): void {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', () => ({ matches: calm === 'yes' }));
}

beforeEach(() => {
  vi.resetModules();
  browser(['en']);
  keepIn(new Map());
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '42',
  '{"language":"de","motion":3,"contrast":null,"sound":true,"reader":["on"],"name":7}',
  '{"theme":"blue","volume":"loud"}',
  '{"volume":-1}',
  '{"volume":101}',
  '{"__proto__":{"language":"en"},"constructor":"en"}',
])('takes junk as nothing: %s', async (text) => {
  const { readSettings } = await import('../../src/settings/settings.ts');
  expect(readSettings(text, OTHERWISE)).toEqual(OTHERWISE);
});

it('keeps what can be read of a damaged text', async () => {
  const { readSettings } = await import('../../src/settings/settings.ts');
  const text = JSON.stringify({ language: 'en', motion: 'wild', name: 'Bo', more: 1 });
  expect(readSettings(text, OTHERWISE)).toEqual({ ...OTHERWISE, language: 'en', name: 'Bo' });
});

it('reads back what it wrote', async () => {
  const kept = new Map<string, string>();
  keepIn(kept);
  const { readSettings, settings } = await import('../../src/settings/settings.ts');
  settings.setState({ motion: 'off', name: 'Bo', reader: 'on' });
  const [text] = kept.values();
  expect(readSettings(text!, OTHERWISE)).toEqual(settings.getState());
  expect(settings.getState()).toMatchObject({ motion: 'off', name: 'Bo', reader: 'on' });
});

it.each([
  [['de-DE', 'fr-CA', 'en'], 'fr'],
  [['EN-us', 'fr'], 'en'],
  [['ja', 'zh'], 'en'],
  [[], 'en'],
] as const)('speaks the first language of %j that there is: %s', async (languages, language) => {
  browser(languages);
  const { settings } = await import('../../src/settings/settings.ts');
  expect(settings.getState().language).toBe(language);
});

it('moves nothing where somebody asked for calm, unless it was chosen', async () => {
  browser(['en'], 'yes');
  const { settings } = await import('../../src/settings/settings.ts');
  expect(settings.getState().motion).toBe('off');
  vi.resetModules();
  keepIn(new Map([['cordon.settings', '{"motion":"full"}']]));
  const again = await import('../../src/settings/settings.ts');
  expect(again.settings.getState().motion).toBe('full');
});

it('works in a browser that keeps nothing', async () => {
  keepNothing();
  const { settings } = await import('../../src/settings/settings.ts');
  settings.setState({ name: 'Bo' });
  expect(settings.getState().name).toBe('Bo');
});

// The name of the settings is the name of the guest of this browser, whenever it is chosen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIn } from '../support/storage.ts';
import { FakeWorker, freshDatabase } from './support/fakeWorker.ts';

beforeEach(() => {
  keepIn(new Map());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

test('a new name reaches the guest, before and after the hall was opened', async () => {
  const database = freshDatabase();
  vi.stubGlobal('Worker', FakeWorker.bind(undefined, database));
  const { settings } = await import('../../src/settings/settings.ts');
  const { keepLocalName, localChannel } = await import('../../src/local/localChannel.ts');
  settings.setState({ name: '' });
  // Nothing is open yet, and nothing is opened for a name.
  keepLocalName();
  const channel = await localChannel();
  const guest = async () => (await channel.ask<'hello'>({ type: 'hello', protocol: 1 })).guest?.name;
  expect(await guest()).toBe('You');
  settings.setState({ name: ' Zoé ' });
  keepLocalName();
  await expect.poll(guest).toBe('Zoé');
  settings.setState({ name: ' ' });
  keepLocalName();
  expect(await guest()).toBe('Zoé');
});

// The keys that sign cookies: the operator's, or one that is made once and kept in the store.
import { randomBytes } from 'node:crypto';
import type { Store } from '@cordon/tables';
import type { Settings } from '../settings.ts';

export async function signingSecrets(
  settings: Pick<Settings, 'secrets'>,
  store: Pick<Store, 'setting'>,
): Promise<readonly string[]> {
  if (settings.secrets.length > 0) return settings.secrets;
  return [await store.setting('cookie-secret', () => randomBytes(32).toString('base64url'))];
}

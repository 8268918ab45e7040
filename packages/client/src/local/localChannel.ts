// The one hall of this page, opened when somebody first needs it.
import { settings } from '../settings/settings.ts';
import type { LocalChannel } from './localRequests.ts';
import { openLocal } from './workerChannel.ts';

let opened: Promise<LocalChannel> | undefined;

/** The same channel as long as it lives; after a crash of the worker a new one. */
export function localChannel(): Promise<LocalChannel> {
  opened ??= open();
  return opened;
}

async function open(): Promise<LocalChannel> {
  const { name } = settings.getState();
  const channel = openLocal(name.trim() === '' ? 'You' : name.trim());
  channel.onLink((link) => {
    if (link === 'ended') opened = undefined;
  });
  return channel;
}

// The one hall of this page, opened when somebody first needs it.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { here } from '../promises/once.ts';
import { settings, type Settings } from '../settings/settings.ts';
import { renameGuest, type LocalChannel } from './localRequests.ts';
import { UNNAMED } from './unnamed.ts';
import { openLocal } from './workerChannel.ts';

/** Milliseconds between two moves of bots: as long as one needs to see what happened. */
const PACE: Readonly<Record<Settings['motion'], number>> = { full: 900, fast: 350, off: 0 };

let opened: Promise<LocalChannel> | undefined;

/** The tables that are lost when this page is closed. */
const unkept = createStore<{ readonly tables: readonly string[] }>(() => ({ tables: [] }));

export function useUnkept(): readonly string[] {
  return useStore(unkept, ({ tables }) => tables);
}

const stay = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Whoever is about to close the page with such a table is asked by the browser. */
function setUnkept(tables: readonly string[]): void {
  unkept.setState({ tables });
  if (tables.length > 0) addEventListener('beforeunload', stay);
  else removeEventListener('beforeunload', stay);
}

/** The guest of this browser goes by the name of the settings from now on; tables keep the one they were played under. */
export function keepLocalName(): void {
  void opened?.then(nameAsSet);
}

async function nameAsSet(channel: LocalChannel): Promise<void> {
  const name = settings.getState().name.trim();
  if (name !== '') await renameGuest(channel, name).catch(() => undefined);
}

/** The same channel as long as it lives; after a crash of the worker a new one. */
export function localChannel(): Promise<LocalChannel> {
  opened ??= open();
  return opened;
}

function open(): Promise<LocalChannel> {
  const { name } = settings.getState();
  const channel = openLocal(name.trim() === '' ? UNNAMED : name.trim());
  const keepPace = ({ motion }: Settings): void => {
    channel.askLocal({ type: 'local-pace', milliseconds: PACE[motion] }).catch(() => undefined);
  };
  keepPace(settings.getState());
  // It may have been changed when the hall was not open.
  void nameAsSet(channel);
  const forget = settings.subscribe((now, before) => {
    if (now.motion !== before.motion) keepPace(now);
  });
  channel.onUnkept(setUnkept);
  channel.onLink((link) => {
    if (link !== 'ended') return;
    opened = undefined;
    setUnkept([]);
    forget();
  });
  return here(channel);
}

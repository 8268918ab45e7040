// Whether a newer version of the page waits, and the way to it.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { registerOffline, type TakeOver } from './register.ts';

interface Waiting {
  readonly takeOver: TakeOver | undefined;
}

const waiting = createStore<Waiting>(() => ({ takeOver: undefined }));

/** Keeps the page for times without network, and notes when a newer version is there. */
export function beginOffline(): void {
  registerOffline((takeOver) => waiting.setState({ takeOver }));
}

/** The way to the newer version; none while there is no newer one. */
export const useNewVersion = (): TakeOver | undefined => useStore(waiting, (state) => state.takeOver);

/** Not now: it comes by itself when all tabs are closed. */
export const putOff = (): void => waiting.setState({ takeOver: undefined });

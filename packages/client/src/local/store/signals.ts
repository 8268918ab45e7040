// What one tab tells the others that keep tables in the same database: a hint to look, never the thing itself.
import type { Signal } from '@cordon/tables';

export interface Signals {
  readonly tell: (signal: Signal) => void;
  /** Hears what other tabs tell, never what this one does. */
  readonly hear: (listener: (signal: Signal) => void) => void;
  readonly close: () => void;
}

export function openSignals(name: string): Signals {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
    tell: (signal) => channel.postMessage(signal),
    hear: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Signal>) => listener(data));
    },
    close: () => channel.close(),
  };
}

// The way into the hall: messages wait until it is open, and are refused where it cannot be opened.
import type { LocalHall } from './hall.ts';
import type { HallRequest, ToHall } from './localRequests.ts';

export interface Door {
  readonly hear: (message: ToHall) => void;
  readonly close: () => Promise<void>;
}

export function openDoor(open: (name: string) => Promise<LocalHall>, send: (text: string) => void): Door {
  let hall: Promise<LocalHall> | undefined;

  function refuse(request: HallRequest): void {
    const message = 'This browser does not let the page keep tables.';
    send(JSON.stringify({ type: 'refused', id: request.id, code: 'unavailable', message }));
  }

  async function pass(request: HallRequest): Promise<void> {
    let opened: LocalHall | undefined;
    try {
      opened = await hall;
    } catch {
      opened = undefined;
    }
    if (opened === undefined) refuse(request);
    else await opened.hear(request);
  }

  return {
    hear(message) {
      if (message.type === 'begin') hall ??= open(message.name);
      else void pass(message);
    },
    close: async () => (await hall)?.close(),
  };
}

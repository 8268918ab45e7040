// The worker in which the tables of this page stand: engine and log, away from the thread that draws. Bots think in another one.
import { openDoor } from './door.ts';
import { openLocalHall } from './hall.ts';
import type { ToHall } from './localRequests.ts';
import { openIndexedDbStore } from './store/indexedDbStore.ts';
import { nowhere } from './store/nowhere.ts';
import { makePageThinker } from './thinking/pageThinker.ts';

const send = (text: string): void => self.postMessage(text, { transfer: [] });

/** Shows up in the console of the browser and changes nothing else. */
// oxlint-disable-next-line no-console -- there is no other place for it
const trouble = (error: unknown): void => console.error(error);

const door = openDoor(
  async (name) =>
    openLocalHall({
      store: await openIndexedDbStore().catch(nowhere),
      thinker: makePageThinker(),
      aside: makePageThinker(),
      name,
      send,
      trouble,
    }),
  send,
);

self.addEventListener('message', ({ data }: MessageEvent<ToHall>) => door.hear(data));

// What nobody caught ends the worker in the eyes of the page, which can begin another on the same database.
self.addEventListener('unhandledrejection', ({ reason }) => self.reportError(reason));

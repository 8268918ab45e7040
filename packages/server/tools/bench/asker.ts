// A connection that asks and waits for answers: what sets the tables up. It reads whole messages, so it is not for load.
import { openWire, type Wire } from './wire.ts';

export type Answer = Readonly<Record<string, unknown>>;

export interface Asker {
  ask(type: string, fields?: Readonly<Record<string, unknown>>): Promise<Answer>;
  close(): void;
}

export async function openAsker(port: number, cookie: string): Promise<Asker> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let last = 0;
  const wire: Wire = await openWire({
    port,
    cookie,
    hear(bytes, start, end) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const message = JSON.parse(bytes.toString('utf8', start, end)) as Answer & { readonly id?: number };
      const { id = 0 } = message;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (message['type'] === 'done') asked?.resolve(message);
      else asked?.reject(new Error(`refused: ${String(message['message'])}`));
    },
    broken(why) {
      for (const { reject } of waiting.values()) reject(new Error(why));
    },
  });
  const asker: Asker = {
    ask(type, fields = {}) {
      last += 1;
      const id = last;
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      waiting.set(id, { resolve, reject });
      wire.send(JSON.stringify({ type, id, ...fields }));
      return promise;
    },
    close: () => wire.close(),
  };
  await asker.ask('hello', { protocol: 1 });
  return asker;
}

/** Makes a guest and gives back the cookie. */
export async function makeGuest(port: number, name: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${String(port)}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no guest: ${await response.text()}`);
  return cookie;
}

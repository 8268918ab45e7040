// The requests of a link: each gets its number and exactly one end, also when the link breaks in between.
import type { Done, Progress, Refused, Request } from '@cordon/protocol';
import { calledOff, RefusedError, type Asking, type AskOptions } from './channel.ts';
import { answerIn, knownCode, type Answer } from './readMessage.ts';

type Type = Request['type'];

interface Asked {
  readonly asking: Asking;
  readonly done: (message: Done) => void;
  readonly refused: (error: RefusedError) => void;
  readonly progress?: AskOptions['onProgress'] | undefined;
}

/** What may be asked twice because it changes nothing, or the second time nothing more. */
const ASKED_AGAIN: ReadonlySet<Type> = new Set<Type>([
  'hello',
  'games',
  'daily',
  'deal',
  'tables',
  'listed',
  'open',
  'look',
  'why',
  'foresee',
  'chance',
  'explain',
  'analysis',
  'cancel',
  'hooks',
  'export',
]);

/** The server works on so many requests of a connection at once. */
const MOST_AT_ONCE = 32;
const LARGEST_ID = 2_147_483_647;

export class Requests {
  #send: ((text: string) => void) | undefined;
  #lastId = 0;
  readonly #onTheWay = new Map<number, Asked>();
  #queue: Asked[] = [];
  /** Asked without a link, or asked again. They wait until the tables they may be about are open again. */
  #held: Asked[] = [];

  ask<Kind extends Type>(
    asking: Asking<Kind>,
    { onProgress, signal }: AskOptions = {},
  ): Promise<Answer<Kind>> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer<Kind>>();
    if (signal?.aborted === true) return Promise.reject(calledOff());
    const asked: Asked = {
      asking,
      done: (message) => resolve(answerIn(message)),
      refused: reject,
      progress: onProgress,
    };
    signal?.addEventListener('abort', () => this.#callOff(asked), { once: true });
    if (this.#send === undefined) this.#held.push(asked);
    else this.#queue.push(asked);
    this.#flush();
    return promise;
  }

  /** Asks over a link that is not for everybody yet. Does not wait, and is not asked again. */
  greet(asking: Asking<'hello'>, send: (text: string) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    send(this.#numbered({ asking, done: () => resolve(), refused: reject }));
    return promise;
  }

  /** Whether anybody still waits for an answer. */
  get isWaiting(): boolean {
    return this.#onTheWay.size + this.#queue.length + this.#held.length > 0;
  }

  /** There is a link: what is asked from now on is sent. */
  up(send: (text: string) => void): void {
    this.#send = send;
  }

  /** Sends what had to wait for the link. */
  release(): void {
    this.#flush();
  }

  /** The link is gone. What was on the way is asked again later where that does no harm, else its outcome is not known. */
  down(): void {
    const broken = [...this.#onTheWay.values()];
    const unsent = this.#queue;
    this.#send = undefined;
    this.#onTheWay.clear();
    this.#queue = [];
    const again = broken.filter(({ asking }) => ASKED_AGAIN.has(asking.type));
    this.#held = [...again, ...unsent, ...this.#held];
    for (const { asking, done, refused } of broken) {
      if (ASKED_AGAIN.has(asking.type)) continue;
      // Who is gone follows no table.
      if (asking.type === 'close') done({ type: 'done', id: 0 });
      else refused(new RefusedError('lost', 'The link broke before the answer came.'));
    }
  }

  /** There will be no link any more. */
  end(error: RefusedError): void {
    const all = [...this.#onTheWay.values(), ...this.#queue, ...this.#held];
    this.#send = undefined;
    this.#onTheWay.clear();
    this.#queue = [];
    this.#held = [];
    for (const { refused } of all) refused(error);
  }

  hear(message: Done | Refused): void {
    const { id } = message;
    const asked = id === undefined ? undefined : this.#onTheWay.get(id);
    if (id === undefined || asked === undefined) return;
    this.#onTheWay.delete(id);
    if (message.type === 'refused')
      asked.refused(new RefusedError(knownCode(message.code), message.message, message));
    else asked.done(message);
    this.#flush();
  }

  progress({ id, done, all }: Progress): void {
    this.#onTheWay.get(id)?.progress?.(done, all);
  }

  /** Nobody waits for it any longer; the server is told so where it knows of it. */
  #callOff(asked: Asked): void {
    const isAsked = (one: Asked): boolean => one === asked;
    const [id] = [...this.#onTheWay].find(([, one]) => isAsked(one)) ?? [];
    if (id !== undefined) {
      this.#onTheWay.delete(id);
      void this.ask<'cancel'>({ type: 'cancel', request: id }).catch(() => {});
    } else {
      this.#queue = this.#queue.filter((one) => !isAsked(one));
      this.#held = this.#held.filter((one) => !isAsked(one));
    }
    asked.refused(calledOff());
  }

  #flush(): void {
    if (this.#send === undefined) return;
    const opens = [...this.#onTheWay.values(), ...this.#queue].some(({ asking }) => asking.type === 'open');
    if (!opens) this.#queue.push(...this.#held.splice(0));
    while (this.#onTheWay.size < MOST_AT_ONCE) {
      const next = this.#queue.shift();
      if (next === undefined) return;
      this.#send(this.#numbered(next));
    }
  }

  #numbered(asked: Asked): string {
    this.#lastId = this.#lastId === LARGEST_ID ? 1 : this.#lastId + 1;
    this.#onTheWay.set(this.#lastId, asked);
    return JSON.stringify({ ...asked.asking, id: this.#lastId });
  }
}

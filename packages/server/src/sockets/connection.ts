// One socket: messages in, checked and answered; messages out, as fast as the other side takes them and no faster.
import { LONGEST_USUAL_MESSAGE, type RefusalCode, type Request } from '@cordon/protocol';
import { parseRequest } from '@cordon/protocol/requests';
import {
  callOffAll,
  catchUp,
  type Guest,
  paid,
  Refusal,
  StoreTrouble,
  unfollow,
  unwritten,
  type Visit,
} from '@cordon/tables';
import type { WebSocket } from 'ws';
import type { Bucket } from '../http/buckets.ts';
import type { Metrics } from '../metrics.ts';
import type { Context } from './context.ts';
import { handle } from './requests/handle.ts';
import { LEAST, PRICES, type Budget } from './budget.ts';
import type { SocketPatience } from './patience.ts';

/** With more unsent bytes than this, updates wait and go out together later. */
const FULL = 262_144;
/** With more than this the other side isn't reading at all: close. */
const HOPELESS = 4_194_304;
/** Requests of one connection in progress at once. */
const MOST_AT_ONCE = 32;
/** Close the connection after more than this many messages that are malformed, too fast or too costly. */
const MOST_STRIKES = 50;
/** Start counting again after this many milliseconds without one. */
const FORGIVEN = 60_000;

export interface ConnectionParts {
  readonly context: Context;
  /** Where it comes from, as limits count addresses. */
  readonly address: string;
  readonly metrics: Metrics;
  readonly bucket: Bucket;
  readonly budget: Budget;
  readonly now: () => number;
  readonly patience: Pick<SocketPatience, 'full'>;
  /** The guest of the cookie, if there is one. */
  readonly guest: () => Promise<Guest | undefined>;
  readonly trouble: (error: unknown, about: Readonly<Record<string, unknown>>) => void;
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  readonly #visit: Visit;
  #greeted = false;
  #atOnce = 0;
  #strikes = 0;
  /** Time of the last strike. */
  #struck = 0;
  /** Set after too many strikes: further messages are ignored. */
  #isDeaf = false;
  /** Closes the connection; set when that is to happen once every request is answered. */
  #leave: (() => void) | undefined;
  /** Since when updates have been waiting for room. */
  #fullSince: number | undefined;
  /** Whether anything arrived since the last ping. */
  #alive = true;
  /** Whether the answer to the last ping is still to come. */
  #owesPong = false;

  constructor(socket: WebSocket, parts: ConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#visit = {
      isOpen: () => socket.readyState === socket.OPEN,
      guest: undefined,
      address: parts.address,
      following: new Map(),
      thinking: new Map(),
      pay: (milliseconds) => parts.budget.spend(milliseconds),
      rest: () => rest(parts.budget),
      take: (text) => this.#update(text),
      tell: (text) => this.#send(text),
    };
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(data, isBinary ? 'binary' : 'text'));
    socket.on('ping', () => this.#nudge());
    socket.on('pong', () => this.#pong());
    // The library closes the socket with a status code when it gets anything that isn't a message.
    socket.on('error', () => {});
  }

  get greeted(): boolean {
    return this.#greeted;
  }

  /** Unfollows every table and cancels hints and analyses that nobody waits for now. */
  closed(): void {
    callOffAll(this.#visit);
    for (const table of this.#visit.following.keys()) unfollow(this.#parts.context, this.#visit, table);
  }

  /** Says why, and closes. */
  bye(code: RefusalCode, message: string, status: number): void {
    this.#send(JSON.stringify({ type: 'bye', code, message }));
    this.#socket.close(status, code);
  }

  /** Says goodbye once every request in progress is answered. Takes no new ones, and cancels hints and analyses. */
  byeWhenAnswered(code: RefusalCode, message: string, status: number): void {
    callOffAll(this.#visit);
    this.#leave = () => this.bye(code, message, status);
    if (this.#atOnce === 0) this.#leave();
  }

  /** Pings, and drops a connection that was silent since the last ping. */
  ping(): void {
    if (!this.#alive) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#owesPong = true;
    this.#socket.ping();
  }

  /** Sends what had to wait, once there is room; drops a connection that has had no room for too long. */
  look(): void {
    if (this.#fullSince === undefined) return;
    if (this.#socket.bufferedAmount > FULL / 2) {
      if (this.#parts.now() - this.#fullSince > this.#parts.patience.full) this.#giveUp();
      return;
    }
    this.#fullSince = undefined;
    for (const table of this.#visit.following.keys())
      void this.#sendMore(() => catchUp(this.#parts.context, this.#visit, table));
  }

  /** Sends updates after an answer; if that fails, the next look tries again. */
  async #sendMore(sending: () => Promise<void>): Promise<void> {
    try {
      await sending();
    } catch (error) {
      this.#fullSince ??= this.#parts.now();
      if (!(error instanceof Refusal)) this.#parts.trouble(error, {});
    }
  }

  #giveUp(): void {
    this.#parts.metrics.socketWasSlow();
    this.#socket.terminate();
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(text);
    if (this.#socket.bufferedAmount > HOPELESS) this.#giveUp();
  }

  #update(text: string): 'taken' | 'full' {
    if (this.#fullSince !== undefined || this.#socket.bufferedAmount > FULL) {
      this.#fullSince ??= this.#parts.now();
      return 'full';
    }
    this.#parts.metrics.updateSent();
    this.#send(text);
    return 'taken';
  }

  #refuse(id: number | undefined, refusal: Refusal): void {
    const { code, message, more } = refusal;
    this.#send(
      JSON.stringify({ type: 'refused', ...(id === undefined ? {} : { id }), code, message, ...more }),
    );
  }

  #hear(data: Buffer, kind: 'text' | 'binary'): void {
    if (this.#isDeaf || !this.#visit.isOpen()) return;
    this.#alive = true;
    const { metrics, bucket, budget } = this.#parts;
    // A long message costs as much as many short ones.
    const isInTime = bucket.take(Math.ceil(data.length / LONGEST_USUAL_MESSAGE) || 1);
    if (kind === 'binary') {
      metrics.refused('binary');
      this.#strike(undefined, new Refusal('bad-message', 'A message is text, not binary.'));
      return;
    }
    // A short message is parsed even when it came too fast, so that the refusal can name its request.
    const isRead = isInTime || data.length <= LONGEST_USUAL_MESSAGE;
    const { pay } = this.#visit;
    const parsed = isRead ? paid(pay, () => parseRequest(data.toString('utf8'), data.length)) : undefined;
    const id = parsed?.ok === true ? parsed.request.id : parsed?.id;
    const wait = budget.wait();
    if (!isInTime) {
      metrics.refused('too-fast');
      this.#strike(id, new Refusal('too-fast', 'Too many messages at once; please slow down.'));
    } else if (wait > 0) {
      metrics.refused('too-costly');
      const message = 'What you asked for lately took too much of the server; please wait a moment.';
      this.#strike(id, new Refusal('too-fast', message, { wait }));
    } else if (parsed?.ok === false) {
      metrics.refused(parsed.code);
      this.#strike(parsed.id, new Refusal(parsed.code, parsed.message));
    } else if (parsed?.ok === true) void this.#answer(parsed.request);
  }

  /** What was asked for costs nothing, however much was said before. */
  #pong(): void {
    if (!this.#owesPong) {
      this.#nudge();
      return;
    }
    this.#owesPong = false;
    this.#alive = true;
  }

  /** Pings, and pongs that nobody asked for, count against the rate limit too: each may cost an answer that nobody reads. */
  #nudge(): void {
    this.#alive = true;
    if (this.#socket.bufferedAmount > HOPELESS) this.#giveUp();
    if (this.#isDeaf || !this.#visit.isOpen() || this.#parts.bucket.take()) return;
    this.#parts.metrics.refused('too-fast');
    this.#strike(undefined, new Refusal('too-fast', 'Too many messages at once; please slow down.'));
  }

  /** Refuses a message, and closes the connection after too many of them. */
  #strike(id: number | undefined, refusal: Refusal): void {
    this.#refuse(id, refusal);
    const now = this.#parts.now();
    if (now - this.#struck > FORGIVEN) this.#strikes = 0;
    this.#struck = now;
    this.#strikes++;
    if (this.#strikes <= MOST_STRIKES) return;
    this.#isDeaf = true;
    this.byeWhenAnswered(refusal.code, 'Too many messages that cannot be used.', 1008);
  }

  async #answer(request: Request): Promise<void> {
    const { metrics, context, trouble, now, budget } = this.#parts;
    const began = now();
    const price = PRICES[request.type];
    budget.spend(price);
    this.#atOnce++;
    let outcome: string = 'done';
    try {
      await this.#admit(request);
      const { answer, after } = await handle(context, this.#visit, request);
      if (request.type === 'hello') this.#greeted = true;
      this.#send(JSON.stringify({ type: 'done', id: request.id, ...answer }));
      if (after !== undefined) await this.#sendMore(after);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== error) trouble(error, { request: request.type });
      outcome = refusal.code;
      this.#refuse(request.id, refusal);
    } finally {
      // The measured cost is already paid: give the estimate back.
      budget.spend(LEAST - price);
      this.#atOnce--;
      if (this.#atOnce === 0) this.#leave?.();
      metrics.requestAnswered(request.type, outcome, (now() - began) / 1000);
    }
  }

  async #admit(request: Request): Promise<void> {
    if (this.#atOnce > MOST_AT_ONCE)
      throw new Refusal('too-many', `At most ${String(MOST_AT_ONCE)} requests are worked on at once.`);
    if (this.#leave !== undefined)
      throw new Refusal('unavailable', 'The server is going down and will be back; come again.');
    if (request.type === 'hello') this.#visit.guest = await this.#parts.guest();
    else if (!this.#greeted) throw new Refusal('hello-first', 'The first message is “hello”.');
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreTrouble)
    return unwritten(error, 'The server cannot read or write just now; please try again.');
  return new Refusal('internal', 'Something went wrong on the server.');
}

/** In milliseconds: as long as the interval between two looks at slow connections. */
const LONGEST_REST = 500;

/** Lets others run; a visitor whose budget is spent waits until it refills, up to a limit. */
function rest(budget: Budget): Promise<void> {
  const wait = budget.wait();
  return new Promise((resolve) => {
    if (wait === 0) setImmediate(resolve);
    else setTimeout(resolve, Math.min(wait, LONGEST_REST)).unref();
  });
}

// Somebody who sends whatever comes to mind, and keeps account of the answers.
import { connect } from 'node:net';
import type { ServerMessage } from '@cordon/protocol';
import { upgradeRequest } from '../../test/support/frames.ts';
import type { Counts } from './counts.ts';
import { isObject, Ledger } from './ledger.ts';
import { Line } from './line.ts';
import type { KnownTable } from './scene.ts';
import { CLOSES, nextMessage, type Message, type Source } from './messages/next.ts';

export interface AttackerParts {
  readonly number: number;
  readonly address: { readonly http: string; readonly socket: string };
  readonly cookie: string | undefined;
  readonly source: Source & { readonly past: Message[] };
  readonly counts: Counts;
  readonly fault: (words: string) => void;
  /** `wait`: for the answers to a few messages before the next are sent; `flood`: for nothing. */
  readonly manner: 'wait' | 'flood';
  /** Once it is aborted nothing more is sent. */
  readonly stop: AbortSignal;
}

const LARGEST_BURST = 24;
const FLOOD = 160;
/** The server closes a connection after so many messages that it could not use. */
const MOST_STRIKES = 50;
const KEPT_PAST = 300;

export class Attacker {
  readonly #parts: AttackerParts;
  #index = 0;
  #lastId = 0;
  #line: Line | undefined;
  #ledger: Ledger;
  readonly #opened = new Set<string>();
  /** What was asked under each number. */
  readonly #asked = new Map<number, Readonly<Record<string, unknown>>>();

  constructor(parts: AttackerParts) {
    this.#parts = parts;
    this.#ledger = new Ledger(this.#fault);
  }

  readonly #fault = (words: string): void => {
    this.#parts.fault(`attacker ${String(this.#parts.number)}, message ${String(this.#index)}: ${words}`);
  };

  /** Sends so many messages, over as many connections as it takes. */
  async run(messages: number): Promise<void> {
    while (this.#index < messages && !this.#parts.stop.aborted) {
      if (this.#line === undefined) await this.#connect();
      if (this.#parts.manner === 'flood') await this.#flood(Math.min(FLOOD, messages - this.#index));
      else await this.#burst(Math.min(LARGEST_BURST, messages - this.#index));
    }
    await this.#leave();
  }

  async #connect(): Promise<void> {
    const { address, cookie, counts } = this.#parts;
    this.#ledger = new Ledger(this.#fault);
    this.#asked.clear();
    this.#opened.clear();
    this.#line = await Line.open(address.socket, cookie, (message) => this.#hear(message));
    counts.connections++;
    // Now and then somebody forgets to say hello.
    if (counts.connections % 40 === 0) return;
    this.#ask('hello', { protocol: 1 });
    await this.#line.until(() => this.#ledger.waiting === 0);
    for (const { table, keys, number: after } of this.#chosen()) {
      this.#opened.add(table);
      for (const key of keys.slice(-2)) this.#ask('open', { table, key, after });
    }
    await this.#line.until(() => this.#ledger.waiting === 0);
  }

  /** A table of each sort. */
  #chosen(): KnownTable[] {
    const { source, number, counts } = this.#parts;
    const { tables } = source.scene;
    const turn = number + counts.connections;
    const pick = (list: readonly KnownTable[]): KnownTable[] =>
      list.slice(turn % (list.length || 1)).slice(0, 1);
    const of = (whose: KnownTable['whose']) => tables.filter((one) => one.whose === whose);
    return [...pick(of('honest')), ...pick(of('staged')), ...pick(of('own'))];
  }

  #ask(type: string, fields: Readonly<Record<string, unknown>>): void {
    const data = JSON.stringify({ type, id: this.#nextId(), ...fields });
    this.#send({ kind: 'sensible request', data });
  }

  #nextId(): number {
    this.#lastId++;
    return this.#lastId;
  }

  #next(): Message {
    const { source, number } = this.#parts;
    const sender = { attacker: number, index: this.#index, opened: this.#opened };
    const message = nextMessage(source, sender, this.#nextId());
    this.#index++;
    if (!CLOSES.has(message.kind) && message.data.length < 2000) {
      source.past.push(message);
      if (source.past.length > KEPT_PAST) source.past.shift();
    }
    return message;
  }

  #send(message: Message): void {
    const { kind, data } = message;
    this.#ledger.sent(typeof data === 'string' ? data : '');
    this.#note(data);
    this.#line!.send(data, typeof data === 'string' || kind === 'not UTF-8' ? 'text' : 'binary');
  }

  #note(data: string | Buffer): void {
    if (typeof data !== 'string' || data.length > 5000) return;
    try {
      const value: unknown = JSON.parse(data);
      if (!isObject(value) || typeof value['id'] !== 'number') return;
      // Of two under one number nobody knows which was answered.
      this.#asked.set(value['id'], this.#asked.has(value['id']) ? {} : value);
    } catch {
      // Nothing to note.
    }
  }

  /** A few messages, and all their answers. */
  async #burst(most: number): Promise<void> {
    const { counts } = this.#parts;
    const room = MOST_STRIKES - this.#ledger.strikes;
    const size = Math.min(most, room);
    for (let count = 0; count < size; count++) {
      const message = this.#next();
      counts.add('kinds', message.kind);
      if (message.kind === 'broken frames') await this.#breakFrames(message.data);
      else if (CLOSES.has(message.kind)) return this.#endWith(message);
      else this.#send(message);
    }
    await this.#line!.until(() => this.#ledger.waiting === 0);
    if (this.#line!.ended !== undefined) {
      this.#fault(`the connection ended with ${String(this.#line!.ended.code)}`);
      this.#line = undefined;
    } else if (this.#ledger.strikes > MOST_STRIKES - 6) await this.#leave();
  }

  /** A message that closes the connection, after the answers to all before it. */
  async #endWith(message: Message): Promise<void> {
    await this.#line!.until(() => this.#ledger.waiting === 0);
    this.#line!.send(message.data, 'text');
    await this.#line!.until(() => false);
    const code = this.#line!.ended!.code;
    this.#parts.counts.add('closed', String(code));
    // Somebody who is still sending may lose the last word of whoever hangs up.
    if (code !== CLOSES.get(message.kind) && code !== 1006)
      this.#fault(`${message.kind} closed the connection with ${String(code)}`);
    this.#line = undefined;
  }

  /** Goes, sometimes by being thrown out. */
  async #leave(): Promise<void> {
    if (this.#line === undefined) return;
    const { counts } = this.#parts;
    if (this.#index % 8 === 0 && this.#parts.manner === 'wait') {
      const left = MOST_STRIKES + 1 - this.#ledger.strikes;
      for (let count = 0; count < left; count++) this.#send({ kind: 'noise', data: 'nonsense' });
      for (let count = 0; count < 20; count++) this.#line.send('nonsense', 'text');
      await this.#line.until(() => false);
      const { code, bye } = this.#line.ended!;
      counts.add('closed', String(code));
      if (bye !== 'bad-message' || code !== 1008 || this.#ledger.waiting !== 0)
        this.#fault(
          `thrown out with ${String(code)} and ${String(bye)}, ${String(this.#ledger.waiting)} unanswered`,
        );
    } else await this.#line.close();
    this.#line = undefined;
  }

  /** Far too many at once: answered once each, as far as they are answered at all. */
  async #flood(size: number): Promise<void> {
    const { counts } = this.#parts;
    for (let count = 0; count < size; count++) {
      const message = this.#next();
      counts.add('kinds', message.kind);
      if (message.kind === 'broken frames') await this.#breakFrames(message.data);
      else if (!CLOSES.has(message.kind)) this.#send(message);
    }
    await this.#line!.until(() => this.#ledger.waiting === 0);
    if (this.#line!.ended === undefined) return;
    const { code, bye } = this.#line!.ended;
    counts.add('closed', String(code));
    if (code !== 1008 || bye === undefined)
      this.#fault(`flooded out with ${String(code)} and ${String(bye)}`);
    this.#line = undefined;
  }

  /** Bytes that are no frames, on a connection of their own, which then ends. */
  async #breakFrames(data: string | Buffer): Promise<void> {
    const socket = connect(Number(new URL(this.#parts.address.http).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(upgradeRequest());
    socket.write(data);
    socket.end();
    await new Promise((resolve) => {
      socket.once('close', resolve);
    });
  }

  #hear(message: ServerMessage): void {
    const { source, counts } = this.#parts;
    if (message.type === 'update') source.scene.hear(message);
    if (message.type !== 'done' && message.type !== 'refused') return;
    const asked = message.id === undefined ? undefined : this.#asked.get(message.id);
    const outcome = this.#ledger.answered(message);
    counts.add('outcomes', outcome);
    if (outcome === 'done' && typeof asked?.['type'] === 'string') counts.add('done', asked['type']);
    if (message.type !== 'done') return;
    if ('invite' in message) source.scene.add(message.table, 'own', [message.invite, message.watch]);
    else if ('key' in message && typeof asked?.['table'] === 'string')
      source.scene.addKey(asked['table'], message.key);
  }
}

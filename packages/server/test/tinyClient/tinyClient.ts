// A client written from docs/protocol.md alone: it knows nothing else of this house.
import { createHash, randomUUID } from 'node:crypto';

interface Entry {
  readonly number: number;
  readonly entry: string;
  readonly mark?: string;
}
interface Board {
  readonly seat: number;
  readonly view: { readonly waitsFor: number; readonly ending: string };
  readonly legal: readonly string[];
}
interface Info {
  readonly status: string;
  readonly seedHash: string;
  readonly seed?: string;
}
interface Message {
  readonly type: string;
  readonly id?: number;
  readonly code?: string;
  readonly message?: string;
  readonly table: string;
  readonly invite: string;
  readonly key: string;
  readonly number: number;
  readonly epoch?: string;
  readonly position: number;
  readonly entries: readonly Entry[];
  readonly info?: Info;
  readonly boards?: readonly Board[];
}

export class TinyClient {
  #host: string;
  readonly #answers = new Map<number, (message: Message) => void>();
  #cookie: string | undefined;
  #socket: WebSocket | undefined;
  #lastId = 0;
  #news = () => {};
  table = '';
  key: string | undefined;
  position = 0;
  epoch: string | undefined;
  entries: Entry[] = [];
  info: Info | undefined;
  board: Board | undefined;

  constructor(host: string) {
    this.#host = host;
  }

  /** Becomes a guest of this name. */
  async introduce(name: string): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name });
    const response = await fetch(`http://${this.#host}/api/guest`, { method: 'POST', headers, body });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0];
  }

  /** The server has another address now. */
  moveTo(host: string): void {
    this.#host = host;
  }

  /** Comes as the same guest, from another device. */
  takeCookieOf(other: TinyClient): void {
    this.#cookie = other.#cookie;
  }

  /** From now on only the key of the seat says who this is. */
  forgetCookie(): void {
    this.#cookie = undefined;
  }

  async connect(): Promise<void> {
    const headers: Record<string, string> = this.#cookie === undefined ? {} : { cookie: this.#cookie };
    const socket = new WebSocket(`ws://${this.#host}/socket`, { headers });
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Message));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const { epoch } = await this.ask('hello', { protocol: 1 });
    // What belongs to another history of the server is worth nothing.
    if (epoch !== this.epoch) this.entries = [];
    this.epoch = epoch;
    if (this.table !== '') await this.open(this.table, this.key);
  }

  async disconnect(): Promise<void> {
    const socket = this.#socket!;
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    socket.close();
    await closed;
  }

  ask(type: string, fields: object): Promise<Message> {
    const id = (this.#lastId += 1);
    this.#socket!.send(JSON.stringify({ type, id, ...fields }));
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  async done(type: string, fields: object): Promise<Message> {
    const answer = await this.ask(type, fields);
    if (answer.type !== 'done') throw new Error(`${type}: ${String(answer.code)}: ${String(answer.message)}`);
    return answer;
  }

  /** Follows a table from the last entry it has, and waits until it knows how the table stands. */
  async open(table: string, key?: string): Promise<void> {
    this.table = table;
    this.info = undefined;
    const after = this.entries.at(-1)?.number ?? 0;
    const known = this.epoch === undefined ? {} : { epoch: this.epoch };
    await this.done('open', { table, after, ...known, ...(key === undefined ? {} : { key }) });
    while (this.info === undefined) await this.#next();
  }

  #next(): Promise<void> {
    return new Promise((resolve) => (this.#news = resolve));
  }

  #hear(message: Message): void {
    if (message.type === 'update') {
      // The server starts over: it was put back to an older state.
      if (message.entries[0]?.number === 1) this.entries = [];
      for (const entry of message.entries) {
        if (entry.number !== (this.entries.at(-1)?.number ?? 0) + 1) throw new Error('an entry is missing');
        this.entries.push(entry);
      }
      this.position = message.position;
      this.info = message.info ?? this.info;
      if (message.boards !== undefined) this.board = message.boards[0];
    } else if (message.id !== undefined) {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    }
    this.#news();
  }

  /** Plays whenever the game waits for its seat. Breaks the connection in the middle of the given turns of its own. */
  async playToTheEnd(breakAt: readonly number[]): Promise<void> {
    for (let turn = 1; this.info?.status === 'playing'; turn++) {
      while (this.board?.view.waitsFor !== this.board?.seat && this.info?.status === 'playing')
        await this.#next();
      if (this.info?.status !== 'playing' || this.board === undefined) return;
      const { seat, legal } = this.board;
      const command = legal[Math.floor(Math.random() * legal.length)]!;
      const message = {
        table: this.table,
        seat,
        position: this.position,
        commands: [command],
        mark: randomUUID(),
      };
      if (breakAt.includes(turn)) await this.#playAcrossABreak(message);
      else {
        const answer = await this.ask('play', message);
        if (answer.type !== 'done' && answer.code !== 'stale') throw new Error(String(answer.message));
        while (answer.type === 'done' && this.position < answer.number) await this.#next();
      }
    }
  }

  /** The connection goes before the answer comes: the log says whether it happened, and if not, it is said again. */
  async #playAcrossABreak(message: { readonly mark: string }): Promise<void> {
    void this.ask('play', message);
    await this.disconnect();
    for (;;) {
      await this.connect();
      if (this.entries.some(({ mark }) => mark === message.mark)) return;
      const answer = await this.ask('play', message);
      if (answer.type === 'done') return;
      if (answer.code !== 'stale') throw new Error(String(answer.message));
      await this.disconnect();
    }
  }

  /** Whether the seed that was told at the end is the one that was promised. */
  keptItsPromise(promised: string): boolean {
    return (
      createHash('sha256')
        .update(this.info?.seed ?? '')
        .digest('hex') === promised
    );
  }
}

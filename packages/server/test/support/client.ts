// A client for tests: asks and waits for answers, and keeps what it hears of each table.
import type {
  Bye,
  Closed,
  Done,
  Presence,
  Refused,
  Request,
  RequestType,
  SeatBoard,
  ServerMessage,
  TableInfo,
  Update,
} from '@cordon/protocol';
import { WebSocket } from 'ws';

type Fields<Type extends RequestType> = Omit<Extract<Request, { type: Type }>, 'type' | 'id'>;

/** What a client knows of a table from the updates it got. */
export interface Known {
  number: number;
  position: number;
  move: number;
  info: TableInfo | undefined;
  boards: readonly SeatBoard[];
  readonly entries: Update['entries'][number][];
  presence: Presence | undefined;
}

export class TestClient {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Done | Refused) => void>();
  readonly #watchers = new Set<() => void>();
  readonly tables = new Map<string, Known>();
  /** Everything that was heard, as text. */
  readonly heard: string[] = [];
  bye: Bye | undefined;
  /** Tables that were closed to this client. */
  readonly lost: Closed[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    socket.on('close', (code: number, reason: Buffer) => {
      this.closed = { code, reason: reason.toString('utf8') };
      this.#changed();
    });
    socket.on('error', () => {});
  }

  /** Connects without saying hello. */
  static async connect(url: string, headers: Readonly<Record<string, string>> = {}): Promise<TestClient> {
    const socket = new WebSocket(url, { headers });
    const client = new TestClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Connects as a guest of this name (or of this cookie) and says hello. */
  static async enter(
    server: { readonly http: string; readonly socket: string },
    name?: string,
  ): Promise<TestClient> {
    const headers = name === undefined ? {} : { cookie: await guestCookie(server.http, name) };
    const client = await TestClient.connect(server.socket, headers);
    await client.done('hello', { protocol: 1 });
    return client;
  }

  /** Sends a request and gives back the answer, whatever it is. */
  ask<Type extends RequestType>(type: Type, fields: Fields<Type>): Promise<Done<Type> | Refused> {
    this.#lastId++;
    const id = this.#lastId;
    const { promise, resolve } = Promise.withResolvers<Done | Refused>();
    this.#waiting.set(id, resolve);
    this.#socket.send(JSON.stringify({ type, id, ...fields }));
    return promise;
  }

  /** Sends a request that has to succeed. */
  async done<Type extends RequestType>(type: Type, fields: Fields<Type>): Promise<Done<Type>> {
    const answer = await this.ask(type, fields);
    if (answer.type === 'refused') throw new Error(`${type} was refused: ${answer.code}: ${answer.message}`);
    return answer;
  }

  /** Sends a request that has to be refused. */
  async refused<Type extends RequestType>(type: Type, fields: Fields<Type>): Promise<Refused> {
    const answer = await this.ask(type, fields);
    if (answer.type !== 'refused') throw new Error(`${type} was not refused`);
    return answer;
  }

  /** Sends any text or bytes. */
  send(data: string | Uint8Array): void {
    this.#socket.send(data);
  }

  table(id: string): Known {
    const known = this.tables.get(id);
    if (known === undefined) throw new Error(`nothing was heard of table ${id}`);
    return known;
  }

  /** Waits until something is true; looks after every message. */
  async until(isTrue: () => boolean): Promise<void> {
    if (isTrue()) return;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!isTrue()) return;
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
    });
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.closed !== undefined);
  }

  /** Breaks the connection without a word. */
  cut(): void {
    this.#socket.terminate();
  }

  /** The socket itself, to pause it or to look at it. */
  get socket(): WebSocket {
    return this.#socket;
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'update') this.#update(message);
    else if (message.type === 'presence') this.#of(message.table).presence = message;
    else if (message.type === 'bye') this.bye = message;
    else if (message.type === 'closed') this.lost.push(message);
    else if (message.type !== 'progress' && message.id !== undefined) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    this.#changed();
  }

  #update(update: Update): void {
    const known = this.#of(update.table);
    known.number = update.number;
    known.position = update.position;
    known.move = update.move;
    known.entries.push(...update.entries);
    if (update.info !== undefined) known.info = update.info;
    if (update.boards !== undefined) known.boards = update.boards;
  }

  #of(table: string): Known {
    let known = this.tables.get(table);
    if (known === undefined) {
      known = {
        number: 0,
        position: 0,
        move: 0,
        info: undefined,
        boards: [],
        entries: [],
        presence: undefined,
      };
      this.tables.set(table, known);
    }
    return known;
  }

  #changed(): void {
    for (const look of this.#watchers) look();
  }
}

/** Makes a guest and gives back the cookie as a header. */
export async function guestCookie(http: string, name: string): Promise<string> {
  const response = await fetch(`${http}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no guest: ${await response.text()}`);
  return cookie;
}

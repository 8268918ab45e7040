// One connection of a client: requests out, answers and news in. It may be lost at any moment.
import type { Done, Refused, Request, ServerMessage } from '@cordon/protocol';
import { WebSocket } from 'ws';

type Without<Type> = Type extends unknown ? Omit<Type, 'id'> : never;
/** A request before it has its number. */
export type Act = Without<Request>;
/** `lost`: the connection ended before an answer came. */
export type Reply = Done | Refused | 'lost';

type News = Exclude<ServerMessage, Done | Refused>;

export class Line {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #hear: (news: News) => void;
  #lastId = 0;
  /** The name of the history that the server holds. */
  epoch: string | undefined;
  /** Fulfilled when the connection is gone. */
  readonly gone: Promise<void>;

  private constructor(socket: WebSocket, hear: (news: News) => void) {
    this.#socket = socket;
    this.#hear = hear;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.gone = promise;
    socket.on('message', (data: Buffer) => this.#take(data.toString('utf8')));
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const answer of this.#waiting.values()) answer('lost');
      this.#waiting.clear();
      resolve();
    });
  }

  /** Connects and says hello; nothing if nobody is there. */
  static async connect(
    url: string,
    cookie: string | undefined,
    hear: (news: News) => void,
  ): Promise<Line | undefined> {
    const socket = new WebSocket(url, { headers: cookie === undefined ? {} : { cookie } });
    const line = new Line(socket, hear);
    const opened = new Promise<'open'>((resolve) => socket.once('open', () => resolve('open')));
    if ((await Promise.race([opened, line.gone])) !== 'open') return undefined;
    const reply = await line.ask({ type: 'hello', protocol: 1 });
    if (reply === 'lost' || !('epoch' in reply)) return undefined;
    line.epoch = reply.epoch;
    return line;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  ask(act: Act): Promise<Reply> {
    if (!this.isOpen) return Promise.resolve('lost');
    this.#lastId++;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.#waiting.set(this.#lastId, resolve);
    this.#socket.send(JSON.stringify({ ...act, id: this.#lastId }));
    return promise;
  }

  close(): void {
    this.#socket.terminate();
  }

  #take(text: string): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'done' && message.type !== 'refused') {
      this.#hear(message);
      return;
    }
    const id = message.id ?? 0;
    this.#waiting.get(id)?.(message);
    this.#waiting.delete(id);
  }
}

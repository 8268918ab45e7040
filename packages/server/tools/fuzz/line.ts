// One connection of an attacker.
import type { ServerMessage } from '@cordon/protocol';
import { WebSocket } from 'ws';

/** No answer takes this long, however busy the machine is. */
const PATIENCE = 120_000;

export interface Ended {
  readonly code: number;
  readonly bye: string | undefined;
}

export class Line {
  readonly #socket: WebSocket;
  readonly #hear: (message: ServerMessage) => void;
  #wake: () => void = () => {};
  #bye: string | undefined;
  ended: Ended | undefined;

  private constructor(socket: WebSocket, hear: (message: ServerMessage) => void) {
    this.#socket = socket;
    this.#hear = hear;
    socket.on('message', (data: Buffer) => this.#take(data.toString('utf8')));
    socket.on('close', (code: number) => {
      this.ended = { code, bye: this.#bye };
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async open(
    url: string,
    cookie: string | undefined,
    hear: (message: ServerMessage) => void,
  ): Promise<Line> {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    });
    const line = new Line(socket, hear);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return line;
  }

  send(data: string | Buffer, as: 'text' | 'binary'): void {
    this.#socket.send(data, { binary: as === 'binary' });
  }

  /** Waits until something is true or the connection has ended. */
  async until(isTrue: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (!isTrue() && this.ended === undefined) {
      if (performance.now() > end) throw new Error('the server does not answer');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 5000);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => false);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #take(text: string): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'bye') this.#bye = message.code;
    this.#hear(message);
    this.#wake();
  }
}

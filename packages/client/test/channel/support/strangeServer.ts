// A server of the test's own, for what a real one does rarely: its sockets are there without a line.
import type { SocketParts } from '../../../src/channel/socketChannel.ts';

interface Asked {
  readonly type: string;
  readonly id: number;
}

export class StrangeSocket extends EventTarget {
  /** Which one it is, from 1. */
  readonly count: number;
  readonly #hear: (socket: StrangeSocket, asked: Asked) => void;

  constructor(count: number, hear: (socket: StrangeSocket, asked: Asked) => void) {
    super();
    this.count = count;
    this.#hear = hear;
    this.#later(new Event('open'));
  }

  /** What the page sends. */
  send(text: string): void {
    this.#hear(this, JSON.parse(text) as Asked);
  }

  /** What the page hears. */
  say(message: object | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.#later(new MessageEvent('message', { data }));
  }

  end(code: number): void {
    this.#later(new CloseEvent('close', { code }));
  }

  close(): void {}

  #later(event: Event): void {
    setTimeout(() => this.dispatchEvent(event), 0);
  }
}

/** The way to it. */
export function strangeServer(hear: (socket: StrangeSocket, asked: Asked) => void): SocketParts {
  let count = 0;
  const makeSocket = (): WebSocket => {
    count += 1;
    const socket: unknown = new StrangeSocket(count, hear);
    return socket as WebSocket;
  };
  return { url: 'ws://strange.example/socket', makeSocket };
}

// A connection without a network: the server's end looks like a socket, the other end hears every text that it sends.
import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';

/** As much of a socket as the server uses. */
class Plug extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number, reason: string): void {
    this.sent.push(`closed with ${String(code)} ${reason}`);
    this.terminate();
  }

  terminate(): void {
    this.readyState = 3;
    this.emit('close');
  }

  ping(): void {
    this.sent.push('ping');
  }
}

export interface Wire {
  readonly socket: WebSocket;
  /** Gives the server one text message. */
  readonly send: (text: string) => void;
  /** What the server sent since the last time. */
  readonly take: () => string[];
}

export function makeWire(): Wire {
  const plug = new Plug();
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    socket: plug as unknown as WebSocket,
    send: (text) => plug.emit('message', Buffer.from(text), false),
    take: () => plug.sent.splice(0),
  };
}

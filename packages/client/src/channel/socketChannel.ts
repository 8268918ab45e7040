// The link to a server over a WebSocket. It comes back by itself as long as somebody needs it and coming back can help.
import { PROTOCOL, type Answers, type Bye, type Request, type ServerMessage } from '@cordon/protocol';
import {
  RefusedError,
  type Asking,
  type AskOptions,
  type Channel,
  type LinkState,
  type News,
} from './channel.ts';
import { pauseBefore, type Pauses } from './pause.ts';
import { Pulse } from './pulse.ts';
import { knownCode, readMessage } from './readMessage.ts';
import { Requests } from './requests.ts';
import { onWakeUp } from './wakeUps.ts';

/** In milliseconds. */
export interface Patience extends Pauses {
  /** After so long a silence the server is asked for a sign of life. */
  readonly idle: number;
  /** So long may an answer, or coming in, take before the line counts as dead. */
  readonly silence: number;
}

const USUAL_PATIENCE: Patience = { firstPause: 500, longestPause: 30_000, idle: 25_000, silence: 20_000 };

export interface SocketParts {
  readonly url: string;
  readonly makeSocket?: (url: string) => WebSocket;
  readonly patience?: Partial<Patience>;
  /** Called each time the link opens. Unlike whoever listens to the link, it does not keep it alive. */
  readonly opened?: (channel: SocketChannel) => void;
  /** Calls when it is worth trying at once. */
  readonly wakeUps?: (wake: () => void) => () => void;
  /** From 0 to 1: no two pages come back in the same moment. */
  readonly chance?: () => number;
}

export interface SocketChannel extends Channel {
  /** Why the link has ended, where the server said so. */
  readonly ending: RefusedError | undefined;
  /** Comes in anew, as whoever the cookie says now: after a name was given for the first time or was forgotten. */
  reconnect(): void;
}

/** With these numbers the server closes because of what this page sent: it would only happen again. */
const USELESS_TO_RETURN: ReadonlySet<number> = new Set([1002, 1003, 1007, 1008, 1009]);

export function openSocket(parts: SocketParts): SocketChannel {
  return new Link(parts);
}

/** Where the server of this page has its socket. */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/socket`;
}

class Link implements SocketChannel {
  readonly #parts: SocketParts;
  readonly #patience: Patience;
  readonly #requests = new Requests();
  readonly #pulse: Pulse;
  readonly #newsEars = new Set<(news: News) => void>();
  readonly #linkEars = new Set<(link: LinkState) => void>();
  readonly #sleep: () => void;
  #link: LinkState = 'connecting';
  #socket: WebSocket | undefined;
  #bye: Bye | undefined;
  #tries = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #ending: RefusedError | undefined;
  /** Whether it is not tried again before somebody needs it. */
  #isResting = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#patience = { ...USUAL_PATIENCE, ...parts.patience };
    this.#pulse = new Pulse({
      ...this.#patience,
      probe: () => void this.ask({ type: 'hello', protocol: PROTOCOL }).catch(() => {}),
      dead: () => this.#lost(undefined),
    });
    this.#sleep = (parts.wakeUps ?? onWakeUp)(() => this.#wake());
    this.#connect();
  }

  get link(): LinkState {
    return this.#link;
  }

  get ending(): RefusedError | undefined {
    return this.#ending;
  }

  ask<Type extends Request['type']>(
    asking: Asking<Type>,
    options?: AskOptions,
  ): Promise<Answers[Type & keyof Answers]> {
    if (this.#link === 'ended') return Promise.reject(this.#ending ?? gone());
    if (this.#link === 'open') this.#pulse.expect();
    const answer = this.#requests.ask(asking, options);
    this.#needed();
    return answer;
  }

  onNews(ear: (news: News) => void): () => void {
    this.#newsEars.add(ear);
    this.#needed();
    return () => this.#newsEars.delete(ear);
  }

  onLink(ear: (link: LinkState) => void): () => void {
    this.#linkEars.add(ear);
    this.#needed();
    return () => this.#linkEars.delete(ear);
  }

  reconnect(): void {
    if (this.#link === 'ended') return;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#end(gone());
  }

  #connect(): void {
    const { url, makeSocket = (address) => new WebSocket(address) } = this.#parts;
    clearTimeout(this.#pause);
    this.#isResting = false;
    this.#bye = undefined;
    const socket = makeSocket(url);
    this.#socket = socket;
    this.#pulse.expect();
    const whileCurrent =
      <Event>(then: (event: Event) => void) =>
      (event: Event): void => {
        if (this.#socket === socket) then(event);
      };
    socket.addEventListener(
      'open',
      whileCurrent(() => void this.#greet(socket)),
    );
    socket.addEventListener(
      'message',
      whileCurrent<MessageEvent>(({ data }) => this.#hear(readMessage(data))),
    );
    socket.addEventListener(
      'close',
      whileCurrent<CloseEvent>(({ code }) => this.#lost(code)),
    );
    this.#tell('connecting');
  }

  async #greet(socket: WebSocket): Promise<void> {
    const send = (text: string): void => socket.send(text);
    try {
      await this.#requests.greet({ type: 'hello', protocol: PROTOCOL }, send);
    } catch (error) {
      if (this.#socket !== socket) return;
      if (error instanceof RefusedError && error.code === 'unknown-protocol') this.#end(error);
      else this.#lost(undefined);
      return;
    }
    if (this.#socket !== socket) return;
    this.#tries = 0;
    this.#requests.up(send);
    // Whoever follows a table opens it again now, before the rest is sent.
    this.#tell('open');
    this.#parts.opened?.(this);
    this.#requests.release();
  }

  #hear(message: ServerMessage | undefined): void {
    this.#pulse.heard();
    switch (message?.type) {
      case 'done':
      case 'refused':
        this.#requests.hear(message);
        break;
      case 'progress':
        this.#requests.progress(message);
        break;
      case 'update':
      case 'presence':
      case 'closed':
        for (const ear of this.#newsEars) ear(message);
        break;
      case 'bye':
        this.#bye = message;
        break;
      case undefined:
        break;
    }
  }

  #wake(): void {
    if (this.#link === 'waiting') this.#again();
    else if (this.#link === 'open') this.#pulse.check();
  }

  #lost(code: number | undefined): void {
    const bye = this.#bye;
    this.#drop();
    // Who was frozen before it could say hello has nothing to mend.
    const isUseless = code !== undefined && USELESS_TO_RETURN.has(code) && bye?.code !== 'hello-first';
    if (isUseless)
      this.#end(new RefusedError(knownCode(bye?.code ?? 'bad-message'), bye?.message ?? 'Closed.'));
    else this.#wait();
  }

  /** Lets go of the socket without waiting for the other side, which may never answer. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#pulse.stop();
    this.#requests.down();
    socket?.close();
  }

  #wait(): void {
    const pause = pauseBefore(this.#tries, this.#patience, this.#parts.chance ?? Math.random);
    this.#tries += 1;
    clearTimeout(this.#pause);
    this.#isResting = false;
    this.#pause = setTimeout(() => this.#again(), pause);
    this.#tell('waiting');
  }

  /** Nobody is there for whom a server that does not answer would have to be tried. */
  #again(): void {
    const isNeeded = this.#linkEars.size + this.#newsEars.size > 0 || this.#requests.isWaiting;
    if (isNeeded) this.#connect();
    else this.#isResting = true;
  }

  #needed(): void {
    if (this.#isResting && this.#link === 'waiting') this.#connect();
  }

  #end(error: RefusedError): void {
    if (this.#link === 'ended') return;
    this.#ending = error;
    clearTimeout(this.#pause);
    this.#sleep();
    this.#requests.end(error);
    this.#drop();
    this.#tell('ended');
  }

  #tell(link: LinkState): void {
    if (this.#link === link) return;
    this.#link = link;
    for (const ear of this.#linkEars) ear(link);
  }
}

function gone(): RefusedError {
  return new RefusedError('lost', 'The link was closed.');
}

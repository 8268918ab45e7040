// A way to a hall of tables: over a socket to a server, or into a worker of this page. Both speak the protocol.
import type { Answers, Closed, Presence, RefusalCode, Refused, Request, Update } from '@cordon/protocol';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
/** The type stands for itself, so that the kind of the answer follows from what is asked. */
export type Asking<Type extends Request['type'] = Request['type']> = { readonly type: Type } & WithoutId<
  Extract<Request, { type: Type }>
>;

export type News = Update | Presence | Closed;

/** `waiting`: not now, but it is being tried again. `ended`: it will not be tried again. */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'ended';

/** For what takes long: how far it is, and how to call it off. */
export interface AskOptions {
  readonly onProgress?: (done: number, all: number) => void;
  /** Once it is aborted the answer is a refusal, `cancelled`, and the hall stops thinking. */
  readonly signal?: AbortSignal;
}

export interface Channel {
  /** Answers once it is done; rejects with a Refused error. What was asked while the link is down is asked when it is back, or refused. */
  ask<Type extends Request['type']>(
    asking: Asking<Type>,
    options?: AskOptions,
  ): Promise<Answers[Type & keyof Answers]>;
  /** Hears everything that is told without being asked. Gives back how to stop. */
  onNews(ear: (news: News) => void): () => void;
  readonly link: LinkState;
  onLink(ear: (link: LinkState) => void): () => void;
  close(): void;
}

/** What was asked for is not done, and why. */
export class RefusedError extends Error {
  readonly code: RefusalCode | 'lost';
  /** Why a command, a configuration or a saved game is refused, as a stable word, and what that is about. */
  readonly reason: string | undefined;
  readonly params: Refused['params'];

  constructor(
    code: RefusalCode | 'lost',
    message: string,
    { reason, params }: Pick<Refused, 'reason' | 'params'> = {},
  ) {
    super(message);
    this.name = 'RefusedError';
    this.code = code;
    this.reason = reason;
    this.params = params;
  }
}

export const calledOff = (): RefusedError => new RefusedError('cancelled', 'It was called off.');

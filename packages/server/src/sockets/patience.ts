// How long the server waits for whoever is at the other end of a socket.

/** All in milliseconds. */
export interface SocketPatience {
  /** How long a socket may stay silent before it has said hello. */
  readonly hello: number;
  /** Between two questions for a sign of life; whoever gives none until the next is gone. */
  readonly ping: number;
  /** How long a connection may stay full. */
  readonly full: number;
  /** Between two looks at the connections that were full. */
  readonly look: number;
  /** How long the other side may take to answer a goodbye. */
  readonly close: number;
}

export const USUAL_SOCKET_PATIENCE: SocketPatience = {
  hello: 15_000,
  ping: 30_000,
  full: 30_000,
  look: 500,
  close: 5000,
};

// Whether the other side still lives: a browser sees no pings, so after a silence something is asked.

export interface PulseParts {
  /** After so many milliseconds without a word something is asked. */
  readonly idle: number;
  /** So many milliseconds may pass until something is heard. */
  readonly silence: number;
  readonly probe: () => void;
  readonly dead: () => void;
}

export class Pulse {
  readonly #parts: PulseParts;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  /** Something was heard, or there is a new link. */
  heard(): void {
    this.stop();
    this.#idle = setTimeout(() => this.check(), this.#parts.idle);
  }

  /** Something was asked: a sign of life has to come. */
  expect(): void {
    this.#silence ??= setTimeout(() => this.#parts.dead(), this.#parts.silence);
  }

  /** Asks for a sign of life now. */
  check(): void {
    clearTimeout(this.#idle);
    this.#parts.probe();
    this.expect();
  }

  stop(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#silence);
    this.#idle = undefined;
    this.#silence = undefined;
  }
}

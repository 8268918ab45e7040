// The account of one connection: what was sent, what came back, and whether the one fits the other.
import { LONGEST_USUAL_MESSAGE, REFUSALS, type Refused, type ServerMessage } from '@cordon/protocol';

const CODES: ReadonlySet<string> = new Set(REFUSALS);
const LONGEST_SENTENCE = 700;
/** Refusals after fifty of which the server closes the connection. */
const STRIKES: ReadonlySet<string> = new Set(['bad-message', 'too-large', 'too-fast']);

/** The number of a message where it has one that can be read. */
function idOf(data: string | Buffer): number | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    const id = isObject(value) && !Array.isArray(value) ? value['id'] : undefined;
    const isId = typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= 2_147_483_647;
    return isId ? id : undefined;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export class Ledger {
  /** How many answers each number still waits for; 0 stands for messages without one. */
  readonly #open = new Map<number, number>();
  #waiting = 0;
  /** Numbers of long messages: one that came too fast is not read, so that its refusal is nameless. */
  readonly #long: number[] = [];
  strikes = 0;
  readonly #fault: (words: string) => void;

  constructor(fault: (words: string) => void) {
    this.#fault = fault;
  }

  get waiting(): number {
    return this.#waiting;
  }

  sent(data: string | Buffer): void {
    const id = idOf(data) ?? 0;
    this.#open.set(id, (this.#open.get(id) ?? 0) + 1);
    this.#waiting++;
    if (id !== 0 && Buffer.byteLength(data) > LONGEST_USUAL_MESSAGE) this.#long.push(id);
  }

  /** An answer came; says by which word. */
  answered(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): string {
    const id = message.id ?? this.#nameless();
    const open = this.#open.get(id) ?? 0;
    if (open === 0) this.#fault(`an answer that nobody waits for: ${JSON.stringify(message).slice(0, 300)}`);
    else if (open === 1) this.#open.delete(id);
    else this.#open.set(id, open - 1);
    this.#waiting--;
    if (message.type === 'done') return 'done';
    this.#check(message);
    if (STRIKES.has(message.code)) this.strikes++;
    return message.code;
  }

  /** The number of the message that a nameless answer is for; 0 for one without a number. */
  #nameless(): number {
    return this.#open.has(0) ? 0 : (this.#long.find((id) => this.#open.has(id)) ?? 0);
  }

  #check(refused: Refused): void {
    const { code, message } = refused;
    const text = JSON.stringify(refused).slice(0, 400);
    if (!CODES.has(code)) this.#fault(`an unknown word: ${text}`);
    if (code === 'internal') this.#fault(`something broke: ${text}`);
    if (message.length < 10 || message.length > LONGEST_SENTENCE) this.#fault(`no sentence: ${text}`);
    if (/[\p{C}\p{Zl}\p{Zp}]/u.test(message))
      this.#fault(`a sentence that repeats what cannot be seen: ${text}`);
  }
}

// Why a request is not carried out: the word and the sentence that go back to whoever asked.
import type { CordonError } from '@cordon/engine';
import type { RefusalCode, Refused } from '@cordon/protocol';

type More = Pick<Refused, 'reason' | 'params' | 'nearest' | 'wait'>;

/** Thrown where a request is looked at, caught where it is answered. It changes nothing at the table. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly more: More;

  constructor(code: RefusalCode, message: string, more: More = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }

  /** The same with a word in front that says what it is about. */
  about(what: string): Refusal {
    return new Refusal(this.code, `${what}: ${this.message}`, this.more);
  }
}

const LONGEST_SENTENCE = 600;

/** The engine repeats in its sentences what was typed: of that only what can be seen, and not too much. */
function plain(message: string): string {
  const start = message.slice(0, LONGEST_SENTENCE).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  return message.length > LONGEST_SENTENCE ? `${start}…` : start;
}

/** What the engine refuses, in its own words. */
export function refusalOf({ code, message, reason, params, nearest }: CordonError): Refusal {
  return new Refusal(code, plain(message), {
    ...(reason === undefined ? {} : { reason }),
    ...(params === undefined ? {} : { params }),
    ...(nearest === undefined ? {} : { nearest }),
  });
}

/** The same words whether there is no such table or the visitor may not know of it. */
export function unknownTable(): Refusal {
  return new Refusal('unknown-table', 'There is no such table, or it is not open to you.');
}

// Whatever can go wrong at the public face comes back as a value: a code for programs, a sentence for people.

export const ERROR_CODES = [
  'bad-configuration',
  'bad-seed',
  'bad-command',
  'illegal-command',
  'bad-save',
  'newer-save',
  'nothing-to-undo',
  'no-such-move',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What a refusal is about, by name, so that it can be said in another language. */
export type RefusalParams = Readonly<Record<string, string | number | readonly (string | number)[]>>;

export interface CordonError {
  readonly code: ErrorCode;
  /** One sentence or two for a person. */
  readonly message: string;
  /** Why a command or a configuration is refused, stable across languages. */
  readonly reason?: string;
  /** What that reason is about. */
  readonly params?: RefusalParams;
  /** The line of a text where the trouble is, counted from 1. */
  readonly line?: number;
  /** Legal commands as text that come nearest to what was asked. */
  readonly nearest?: readonly string[];
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CordonError };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(
  code: ErrorCode,
  message: string,
  more: Omit<CordonError, 'code' | 'message'> = {},
): { readonly ok: false; readonly error: CordonError } {
  return { ok: false, error: { code, message, ...more } };
}

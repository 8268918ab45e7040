// What became of one try to send a notice, and how to say it to the user who set up the hook.

/** Why nothing came back, as far as a user may know it. */
export const FAILURES = [
  'bad-address',
  'no-address',
  'no-connection',
  'not-secure',
  'no-answer',
  'too-slow',
] as const;
export type Failure = (typeof FAILURES)[number];

export type Outcome =
  | { readonly kind: 'delivered' | 'redirected' | 'answered'; readonly status: number }
  | { readonly kind: Failure };

export type OutcomeKind = Outcome['kind'];

/** A name without an address and a name with an inner address read the same, so that nobody can ask for inner names. */
const SENTENCES: Readonly<Record<Failure, string>> = {
  'bad-address': 'The address of the webhook may not be used.',
  'no-address': 'The name in the address leads to no address that may be reached.',
  'no-connection': 'No connection could be made.',
  'not-secure': 'No secure connection could be made; the certificate may be wrong.',
  'no-answer': 'The connection ended without a proper answer.',
  'too-slow': 'It took too long.',
};

/** What an answer with this status means; only 2xx says that the notice arrived. */
export function answered(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  return { kind: status >= 300 && status < 400 ? 'redirected' : 'answered', status };
}

/** One sentence for the user. */
export function describeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'delivered':
      return `Delivered; the receiver answered ${outcome.status}.`;
    case 'redirected':
      return `The receiver answered ${outcome.status}; redirects are not followed.`;
    case 'answered':
      return `The receiver answered ${outcome.status}.`;
    default:
      return SENTENCES[outcome.kind];
  }
}

/** Whether the receiver answered at all, with whatever. */
export function isAnswer(kind: OutcomeKind): boolean {
  return kind === 'delivered' || kind === 'redirected' || kind === 'answered';
}

/** Whether another try is worth while: not to an address that will never do, nor to a receiver that is gone for good. */
export function worthRetrying(outcome: Outcome): boolean {
  if (outcome.kind === 'answered') return outcome.status !== 410;
  return outcome.kind !== 'delivered' && outcome.kind !== 'bad-address';
}

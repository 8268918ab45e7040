// The body of a notice: what a receiver reads.

interface Common {
  readonly table: string;
  /** The seat it is for; 0: the table as a whole. */
  readonly seat: number;
  /** Where a person opens the table. It goes to strangers, so it holds no secret. */
  readonly link?: string;
  /** In milliseconds. */
  readonly at: number;
}

export type NoticeFacts =
  /** The game now waits for a seat; `number` is the log entry after which it does. */
  | (Common & { readonly notice: 'turn'; readonly number: number; readonly waitsFor: number })
  /** The game is over, after this log entry. */
  | (Common & { readonly notice: 'over'; readonly number: number; readonly ending: string })
  | (Common & { readonly notice: 'test' });

/**
 * The JSON that is sent: the facts, `at` as ISO 8601, and `text`, one sentence for people. The larger `number` is the
 * newer notice of a table, whatever the order in which they arrive.
 */
export function noticeBody(facts: NoticeFacts): string {
  const { notice, table, seat, link, at, ...rest } = facts;
  return JSON.stringify({
    notice,
    table,
    seat,
    ...rest,
    text: sentence(facts),
    ...(link === undefined ? {} : { link }),
    at: new Date(at).toISOString(),
  });
}

function sentence(facts: NoticeFacts): string {
  const where = facts.link === undefined ? `table ${facts.table}` : `table ${facts.table} (${facts.link})`;
  switch (facts.notice) {
    case 'turn':
      return `Seat ${facts.waitsFor} is to play at ${where}.`;
    case 'over':
      return `The game at ${where} is over: ${facts.ending}.`;
    default:
      return `This is a test for ${where}.`;
  }
}

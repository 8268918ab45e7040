// Whether something whose answer was lost has happened: the log of the table knows.
import type { EntryMessage, Request, TableInfo } from '@cordon/protocol';
import type { Asking } from '../channel/channel.ts';

/** What changes a table and may have to be asked for again. */
export type Act = Exclude<
  Extract<Request, { table: string }>['type'],
  | 'open'
  | 'close'
  | 'fork'
  | 'deal'
  | 'look'
  | 'why'
  | 'foresee'
  | 'hint'
  | 'chance'
  | 'explain'
  | 'analysis'
  | 'export'
  | 'hook'
  | 'hooks'
  | 'unhook'
  | 'test-hook'
>;

/**
 * `happened`: with what the answer would have said, as far as the log tells it. `not`: it may be asked for again.
 * `overtaken`: it cannot be told any more, and asking again might do something else than was meant.
 */
export type Verdict =
  | { readonly verdict: 'happened'; readonly number: number; readonly proposal?: number }
  | { readonly verdict: 'not' }
  | { readonly verdict: 'overtaken' };

const NOT: Verdict = { verdict: 'not' };

export interface Since {
  /** The entries since it was first asked for. */
  readonly entries: readonly EntryMessage[];
  readonly info: TableInfo | undefined;
}

export function lookForEvidence(asking: Asking<Act>, { entries, info }: Since): Verdict {
  const found = (sign: (entry: EntryMessage) => boolean): Verdict => happenedAt(entries.find(sign));
  switch (asking.type) {
    case 'play': {
      const { mark } = asking;
      return found((entry) => entry.entry === 'played' && mark !== undefined && entry.mark === mark);
    }
    case 'undo':
      return firstOf(
        entries.filter(movesBoard),
        (entry) => entry.entry === 'undone' && entry.seat === asking.seat,
      );
    case 'adopt': {
      const steps = entries.filter(movesBoard);
      const verdict = firstOf(steps, (entry) => isStepOf(entry, asking.proposal));
      const last = steps.findLast((entry) => isStepOf(entry, asking.proposal));
      return verdict.verdict === 'happened' ? happenedAt(last) : verdict;
    }
    case 'say':
      return found((entry) => entry.entry === 'said' && entry.text === asking.text && isMine(entry, info));
    case 'propose': {
      const entry = entries.find((one) => one.entry === 'proposed' && one.seat === asking.seat);
      return entry === undefined
        ? NOT
        : { verdict: 'happened', number: entry.number, proposal: entry.number };
    }
    case 'answer':
      return found(
        (entry) =>
          entry.entry === 'answered' &&
          entry.seat === asking.seat &&
          entry.proposal === asking.proposal &&
          entry.answer === asking.answer,
      );
    case 'withdraw':
      return found((entry) => entry.entry === 'withdrawn' && entry.proposal === asking.proposal);
    case 'vote':
      return found(
        (entry) => entry.entry === 'voted' && entry.seat === asking.seat && entry.abandon === asking.abandon,
      );
    case 'start':
      return found((entry) => entry.entry === 'started');
    case 'sit':
      return info?.you.seats.includes(asking.seat) === true
        ? found((entry) => entry.entry === 'sat' && entry.seat === asking.seat)
        : NOT;
    case 'leave':
      return firstOf(aboutSeat(entries, asking.seat), ({ entry }) => entry === 'left');
    case 'bot':
      return firstOf(aboutSeat(entries, asking.seat), (entry) =>
        asking.bot === undefined ? entry.entry === 'left' : entry.entry === 'bot' && entry.bot === asking.bot,
      );
    // Its key was told once and is gone.
    case 'hand-over':
      return firstOf(aboutSeat(entries, asking.seat), () => false);
    case 'unlist':
      return found((entry) => entry.entry === 'unlisted');
    // A link that is renewed twice is renewed.
    case 'link':
      return NOT;
  }
}

function happenedAt(entry: EntryMessage | undefined): Verdict {
  return entry === undefined ? NOT : { verdict: 'happened', number: entry.number };
}

/** The first of them is the one, or something else came first. */
function firstOf(entries: readonly EntryMessage[], isIt: (entry: EntryMessage) => boolean): Verdict {
  const [first] = entries;
  if (first === undefined) return NOT;
  return isIt(first) ? happenedAt(first) : { verdict: 'overtaken' };
}

function movesBoard({ entry }: EntryMessage): boolean {
  return entry === 'started' || entry === 'played' || entry === 'undone';
}

function isStepOf(entry: EntryMessage, proposal: number): boolean {
  return entry.entry === 'played' && entry.proposal === proposal;
}

function isMine(entry: Extract<EntryMessage, { entry: 'said' }>, info: TableInfo | undefined): boolean {
  if (info === undefined) return false;
  const { you, host } = info;
  return entry.seat === undefined
    ? you.host === 'yes' && entry.person.id === host.id
    : you.seats.includes(entry.seat);
}

function aboutSeat(entries: readonly EntryMessage[], seat: number): readonly EntryMessage[] {
  return entries.filter(
    (entry) =>
      (entry.entry === 'sat' || entry.entry === 'left' || entry.entry === 'bot') && entry.seat === seat,
  );
}

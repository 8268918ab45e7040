// Everything in a log was sent by somebody, and stands there once: marks and texts never twice, no command that nobody
// sent, no half of two commands that were sent together.
import type { Entry, EntryOf } from '@cordon/tables/inner';
import type { Act } from './line.ts';
import type { Record } from './record.ts';

export class Authors {
  readonly #record: Record;
  /** The name of a bot, or a person. */
  readonly #seats: readonly string[];
  readonly #marks = new Map<string, number>();
  readonly #texts = new Map<string, number>();
  readonly #plans = new Map<number, { readonly commands: readonly string[]; played: number }>();
  /** Commands of a person without a mark: the first ones of several that were sent together. */
  #begun: EntryOf<'played'>[] = [];
  readonly #entries = new Map<string, number>();
  /** The entries that changed the board, by number. */
  readonly #changes = new Map<number, Entry>();
  #lastOfPeople = 0;

  constructor(record: Record, seats: readonly string[]) {
    this.#record = record;
    this.#seats = seats;
  }

  /** The number of the last entry that no bot made: bots may go on when people have left. */
  get lastOfPeople(): number {
    return this.#lastOfPeople;
  }

  /** Says what is wrong with the next entry. */
  hear(entry: Entry, number: number): string | undefined {
    const isBots = entry.entry === 'played' && this.#seats[entry.seat - 1] !== 'person';
    if (!isBots) this.#lastOfPeople = number;
    const kind = kindOfEntry(entry);
    this.#entries.set(kind, (this.#entries.get(kind) ?? 0) + 1);
    if (/^(started|played|undone)$/u.test(entry.entry)) this.#changes.set(number, entry);
    if (this.#begun.length > 0 && entry.entry !== 'played')
      return 'it stands between two that belong together';
    switch (entry.entry) {
      case 'played':
        return this.#played(entry, number);
      case 'said':
        return this.#record.byText.has(entry.text)
          ? once(this.#texts, entry.text, number)
          : 'nobody sent this';
      case 'proposed':
        this.#plans.set(number, { commands: entry.commands, played: 0 });
        return undefined;
      default:
        return undefined;
    }
  }

  /**
   * What was acknowledged without a number is there as often as it was acknowledged; only unanswered ones may come on
   * top. Asked when the log is whole.
   */
  conclude(): string[] {
    const faults: string[] = [];
    if (this.#begun.length > 0) faults.push(`the log ends in the middle of ${JSON.stringify(this.#begun)}`);
    for (const [kind, { there, done, lost }] of this.#kinds())
      if (there < done || there > done + lost)
        faults.push(
          `${kind}: ${String(there)} in the log, ${String(done)} acknowledged, ${String(lost)} unanswered`,
        );
    return faults;
  }

  /** How many unanswered requests stand in the log all the same, and how many do not. */
  unanswered(): { readonly written: number; readonly unwritten: number } {
    let written = 0;
    let all = 0;
    for (const { there, done, lost } of this.#kinds().values()) {
      written += there - done;
      all += lost;
    }
    for (const [mark, { fate }] of this.#record.byMark) {
      if (fate !== 'lost') continue;
      all++;
      if (this.#marks.has(mark)) written++;
    }
    for (const { act, seat, fate } of this.#record.sent) {
      if (act.type !== 'adopt' || fate !== 'lost') continue;
      all++;
      const next = this.#nextChange(act.position);
      if (next?.entry === 'played' && next.seat === seat && next.proposal === act.proposal) written++;
    }
    return { written, unwritten: all - written };
  }

  /** What came of a board: a request that names it was carried out then or never. */
  #nextChange(position: number): Entry | undefined {
    const numbers = [...this.#changes.keys()].filter((number) => number > position);
    return numbers.length === 0 ? undefined : this.#changes.get(Math.min(...numbers));
  }

  /** Commands that a client did not find when it came back, though they were written. */
  late(): string[] {
    return [...this.#record.byMark].flatMap(([mark, { seen, fate }]) =>
      fate === 'lost' && seen === 'no' && this.#marks.has(mark) ? [mark] : [],
    );
  }

  #kinds(): Map<string, { readonly there: number; done: number; lost: number }> {
    const kinds = new Map<string, { readonly there: number; done: number; lost: number }>();
    for (const { act, seat, fate } of this.#record.sent) {
      const kind = kindOfAct(act, seat);
      if (kind === undefined) continue;
      const count = kinds.get(kind) ?? { there: this.#entries.get(kind) ?? 0, done: 0, lost: 0 };
      kinds.set(kind, count);
      if (fate === 'done') count.done++;
      if (fate === 'lost') count.lost++;
    }
    return kinds;
  }

  #played(entry: EntryOf<'played'>, number: number): string | undefined {
    const { seat, mark, proposal } = entry;
    if (proposal !== undefined) return this.#ofPlan(entry, proposal);
    if (this.#seats[seat - 1] !== 'person') return mark === undefined ? undefined : 'a bot made a mark';
    this.#begun.push(entry);
    if (mark === undefined) return undefined;
    const sent = this.#record.byMark.get(mark);
    const act = sent?.act;
    const played = this.#begun.map(({ command }) => command);
    this.#begun = [];
    if (act?.type !== 'play' || sent?.seat !== seat) return 'nobody sent this';
    if (played.join('\n') !== act.commands.join('\n')) return `sent was ${act.commands.join(', ')}`;
    return once(this.#marks, mark, number);
  }

  #ofPlan({ seat, command }: EntryOf<'played'>, number: number): string | undefined {
    const plan = this.#plans.get(number);
    if (plan === undefined) return 'there is no such plan';
    const line = plan.commands[plan.played];
    plan.played++;
    return line === `${String(seat)}: ${command}` ? undefined : `the plan says ${line ?? 'nothing more'}`;
  }
}

function once(known: Map<string, number>, text: string, number: number): string | undefined {
  const before = known.get(text);
  known.set(text, number);
  return before === undefined ? undefined : `it stands at ${String(before)} already`;
}

const kindOfEntry = (entry: Entry): string =>
  `${entry.entry} ${'seat' in entry ? String(entry.seat ?? 0) : ''}`.trim();

/** The kind of entry that a request brings, where one brings exactly one. */
function kindOfAct(act: Act, seat: number): string | undefined {
  switch (act.type) {
    case 'sit':
      return `sat ${String(seat)}`;
    case 'bot':
      return `bot ${String(act.seat)}`;
    case 'start':
      return 'started';
    case 'undo':
      return `undone ${String(seat)}`;
    case 'say':
      return `said ${String(seat)}`;
    case 'propose':
      return `proposed ${String(seat)}`;
    case 'answer':
      return `answered ${String(seat)}`;
    case 'withdraw':
      return `withdrawn ${String(seat)}`;
    case 'vote':
      return `voted ${String(seat)}`;
    default:
      return undefined;
  }
}

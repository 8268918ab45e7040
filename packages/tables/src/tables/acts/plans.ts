// Proposals: a seat lays out commands on a copy of the board; others answer; whoever's commands they are adopts them.
import { apply, formatCommand, parseCommand, priced, view, type State } from '@cordon/engine';
import { packPrices, type Answers, type Foresight, type RequestOf } from '@cordon/protocol';
import { copyFor, pricesAlong } from '../copies.ts';
import { nothing, numberOf, type Draft } from '../draft.ts';
import { seatsOfSamePerson } from '../people.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { needPlaying, needPosition, needSeat, type Rights } from '../rights.ts';
import { isOneSide } from '../sides.ts';
import type { Proposal, Table } from '../table.ts';

type Nothing = Readonly<Record<never, never>>;

export function propose(
  table: Table,
  rights: Rights,
  { seat, position, commands, note }: RequestOf<'propose'>,
): Draft<{ readonly proposal: number }> {
  needSeat(rights, seat);
  needPlaying(table);
  needPosition(table, position);
  const lines = layOut(copyFor(table, seat), seat, commands);
  const plain = { entry: 'proposed', seat, commands: lines } as const;
  return {
    entries: [note === undefined ? plain : { ...plain, note }],
    answer: ({ number }) => ({ proposal: number }),
  };
}

/** Plays on the copy, and gives back the commands in the engine's spelling. A side plans for itself alone. */
function layOut(copy: State, seat: number, commands: readonly string[]): string[] {
  const { reveals } = copy;
  return commands.map((words, index) => {
    const nth = `Step ${String(index + 1)}: `;
    if (copy.reveals !== reveals)
      throw new Refusal('illegal-command', `${nth}a plan ends where a card is revealed.`);
    const command = parseCommand(copy, words);
    if (!command.ok) throw refusalOf({ ...command.error, message: nth + command.error.message });
    if (!isOneSide(copy.game, seat, command.value.seat))
      throw new Refusal('not-your-seat', `${nth}that is for another side to decide.`);
    const applied = apply(copy, command.value);
    if (!applied.ok) throw refusalOf({ ...applied.error, message: nth + applied.error.message });
    return formatCommand(copy.game, command.value);
  });
}

/** What is hidden is made up a few times over: only what could be said each time does not depend on it. */
const COPIES = [1, 2, 3] as const;

/** Where a plan would lead: the board as the seat would see it, and all that could be said then, by any seat of its side. */
export function foresee(
  table: Table,
  rights: Rights,
  { seat, position, commands }: RequestOf<'foresee'>,
): Answers['foresee'] {
  needSeat(rights, seat);
  needPlaying(table);
  needPosition(table, position);
  const copies = COPIES.map((which) => copyFor(table, seat, which));
  const [first] = copies;
  const { reveals } = first!;
  let lines: readonly string[] = [];
  for (const copy of copies) lines = layOut(copy, seat, commands);
  const steps = lines.length === 0 ? {} : { steps: pricesAlong(table, seat, lines) };
  if (first!.reveals === reveals) return { view: view(first!, seat), ...steps, ...sharedBy(copies, seat) };
  // The cards that would be turned over are made up, so they are not shown.
  const before = copyFor(table, seat);
  layOut(before, seat, commands.slice(0, -1));
  return { view: view(before, seat), ...steps, legal: [] };
}

/** What the side of a seat can say on every copy, at the same price. */
function sharedBy(copies: readonly State[], seat: number): Pick<Foresight, 'legal' | 'prices'> {
  const [first = [], ...others] = copies.map((copy) =>
    priced(copy)
      .filter(({ command }) => isOneSide(copy.game, seat, command.seat))
      .map(({ command, price }) => ({ line: formatCommand(copy.game, command), price })),
  );
  const sets = others.map((offers) => new Set(offers.map((offer) => JSON.stringify(offer))));
  const shared = first.filter((offer) => sets.every((set) => set.has(JSON.stringify(offer))));
  const lines = shared.map(({ line }) => line);
  return lines.length === 0
    ? { legal: lines }
    : { legal: lines, prices: packPrices(shared.map(({ price }) => price)) };
}

/** A plan of the seat's own side; whether another side has any is nobody's business. */
function find({ game, proposals }: Table, seat: number, number: number): Proposal {
  const found = proposals.find((one) => one.proposal === number && isOneSide(game, one.seat, seat));
  if (found === undefined) throw new Refusal('no-such-proposal', 'There is no such plan any more.');
  return found;
}

export function answer(
  table: Table,
  rights: Rights,
  { seat, proposal, answer: said }: RequestOf<'answer'>,
): Draft<Nothing> {
  needSeat(rights, seat);
  needPlaying(table);
  if (seatsOfSamePerson(table.seats, find(table, seat, proposal).seat).includes(seat))
    throw new Refusal('not-allowed', 'A plan is answered by the others.');
  return { entries: [{ entry: 'answered', seat, proposal, answer: said }], answer: nothing };
}

export function withdraw(
  table: Table,
  rights: Rights,
  { seat, proposal }: RequestOf<'withdraw'>,
): Draft<Nothing> {
  needSeat(rights, seat);
  if (find(table, seat, proposal).seat !== seat)
    throw new Refusal('not-allowed', 'Only whoever laid out a plan withdraws it.');
  return { entries: [{ entry: 'withdrawn', seat, proposal }], answer: nothing };
}

/** Plays the next steps of a plan, all that are asked for or none. */
export function adopt(
  table: Table,
  rights: Rights,
  { seat, proposal, position, steps }: RequestOf<'adopt'>,
): Draft<{ readonly number: number }> {
  needSeat(rights, seat);
  needPlaying(table);
  needPosition(table, position);
  const { commands, played } = find(table, seat, proposal);
  const entries = commands.slice(played, played + (steps ?? commands.length)).map((line, index) => {
    const [, owner = '', command = ''] = /^(\d+): (.*)$/u.exec(line) ?? [];
    if (!rights.seats.includes(Number(owner))) {
      const message = `Step ${String(played + index + 1)} belongs to seat ${owner}, which is not yours.`;
      throw new Refusal('not-your-seat', message);
    }
    return { entry: 'played', seat: Number(owner), command, proposal } as const;
  });
  return { entries, answer: numberOf };
}

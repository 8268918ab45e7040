// Looking: the board at a move, a game as text, and why something cannot be done.
import { ENDINGS, view, whyNot, type State } from '@cordon/engine';
import { writePlayed } from '@cordon/engine/inner';
import type { Answers, RequestOf, Why } from '@cordon/protocol';
import { paid, type Pay } from '../pieces.ts';
import { boardAt, commandOf, step } from '../tables/boards.ts';
import { recordOf } from '../tables/record.ts';
import { Refusal, refusalOf } from '../tables/refusal.ts';
import { isAlone, needPlaying, needSeat, personOf, type Rights } from '../tables/rights.ts';
import { isSettled } from '../tables/sides.ts';
import type { Table } from '../tables/table.ts';
import { secretsFor, seatsSeen } from '../tables/updates.ts';
import type { Context } from './context.ts';
import { needSight } from './sight.ts';
import { rightsAt, type Visit } from './visit.ts';

/**
 * The board at a move from the seats of the visitor. When a game between sides is over, all that any side knew is told, unless it is asked
 * what one seat saw then.
 */
export function look(
  table: Table,
  rights: Rights,
  { move, seat }: RequestOf<'look'>,
  now: number,
): Answers['look'] {
  if (move > table.moves.length) {
    const message = `This game has ${String(table.moves.length)} moves; there is no move ${String(move)}.`;
    throw new Refusal('no-such-move', message);
  }
  const seats = seat === undefined ? seatsSeen(table, rights) : [seat];
  if (seat !== undefined) needSight(table, rights, seat, now);
  if (seats.length === 0) throw new Refusal('not-allowed', 'There is no board that you may look at.');
  const state = boardAt(table.game, table.deal, table.moves.backTo(move));
  const secrets = seat === undefined ? secretsFor(table, rights, now) : 'kept';
  return { move, boards: seats.map((one) => ({ seat: one, view: view(state, one, secrets) })) };
}

/**
 * Why a seat of the visitor cannot do certain kinds of things, or certain things, now. What it can do, and kinds that there are
 * not, are left out. It tells no more than trying would.
 */
export function why(
  table: Table,
  rights: Rights,
  { seat, kinds = [], commands = [] }: RequestOf<'why'>,
): Answers['why'] {
  needSeat(rights, seat);
  needPlaying(table);
  const ofKinds = [...new Set(kinds)].flatMap((kind): Why[] => {
    const refusal = whyNot(table.state, seat, kind);
    return refusal === undefined ? [] : [{ kind, ...refusal }];
  });
  const ofCommands = [...new Set(commands)].flatMap((command): Why[] => {
    const refusal = refusalOfTrying(table.state, seat, command);
    return refusal === undefined ? [] : [{ command, ...refusal }];
  });
  return { reasons: [...ofKinds, ...ofCommands] };
}

/** The try happens beside the board, which stays as it is. What may have been meant instead is not looked for. */
function refusalOfTrying(
  state: State,
  seat: number,
  words: string,
): Pick<Why, 'reason' | 'params' | 'message'> | undefined {
  try {
    step(state, commandOf(state, seat, words, 'none'));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, params } = error.more;
    return {
      reason: reason ?? error.code,
      ...(params === undefined ? {} : { params }),
      message: error.message,
    };
  }
}

/**
 * The whole game as text. It names the seed, so a running game gives it only to somebody who plays alone, and the log says
 * so: others may sit down later.
 */
export async function exportGame(
  { registry, now }: Context,
  visit: Visit,
  { table: id }: RequestOf<'export'>,
): Promise<Answers['export']> {
  const table = await registry.read(id, visit.pay);
  mayExport(table, rightsAt(visit, table), now());
  const text = await textOf(table, visit.pay);
  return registry.get(id).act((current) => {
    const rights = rightsAt(visit, current);
    mayExport(current, rights, now());
    // What was written while the text was made is not in it, and need not be.
    const person = personOf(current, rights, visit.guest);
    return {
      entries: isSettled(current) ? [] : [{ entry: 'exported', person }],
      answer: () => ({ text }),
    };
  });
}

function mayExport(table: Table, rights: Rights, now: number): void {
  if (rights.watches === 'no') throw new Refusal('not-allowed', 'There is no game that you may look at.');
  if (now < table.sealed)
    throw new Refusal(
      'seed-secret',
      'Others play this deal today: a saved game is there when the day is over.',
    );
  if (!isSettled(table) && !isAlone(table, rights))
    throw new Refusal('seed-secret', 'A saved game tells the seed: it is there when the game is over.');
}

async function textOf(table: Table, pay: Pay): Promise<string> {
  const { record, state } = await recordOf(table, pay);
  const text = paid(pay, () =>
    writePlayed(table.game, {
      ...record,
      comments: notesOf(table),
      rules: table.rules,
      result: ENDINGS[state.over]!,
    }),
  );
  if (!text.ok) throw refusalOf(text.error);
  return text.value;
}

/** A game that goes no further than its log can be read says so after its last move. */
function notesOf({ stopped, moves }: Table): Readonly<Record<number, readonly string[]>> {
  return stopped === undefined ? {} : { [moves.length]: [stopped.message] };
}

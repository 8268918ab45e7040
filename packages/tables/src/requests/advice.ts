// Hints, chances and reasons: always from what a seat of the visitor may know, or from what everybody does.
import type { AdvisedLine, HintQuestion, SightData } from '@cordon/bots';
import { audienceOf, formatCommand, waitsFor, type Command, type Game, type State } from '@cordon/engine';
import { sightOf } from '@cordon/engine/inner';
import type { Answers, HintLine, RequestOf } from '@cordon/protocol';
import { boardAt, commandOf } from '../tables/boards.ts';
import { pricesAlong } from '../tables/copies.ts';
import { Refusal } from '../tables/refusal.ts';
import { needPlaying, needPosition, needSeat, type Rights } from '../tables/rights.ts';
import { hasSides, isOneSide } from '../tables/sides.ts';
import { isOver, type Table } from '../tables/table.ts';
import type { Context } from './context.ts';
import { needSight } from './sight.ts';
import { thoughtFor } from './thinking.ts';
import { claimOfVisit, rightsAt, type Visit } from './visit.ts';

export function needHints({ aids }: Table): void {
  if (aids.hints === 'no') throw new Refusal('hints-off', 'This table plays without hints.');
}

/** What is decided now is for the side of this seat to decide. */
function needOwnDecision({ game, state }: Table, seat: number): void {
  const asked = waitsFor(state);
  if (asked !== 0 && !isOneSide(game, asked, seat))
    throw new Refusal('not-allowed', 'Another side decides now; hints are for what your own side decides.');
}

/** A chance or a reason is that of a side: there is none for those who only watch a game between sides. */
function needSide({ game }: Table, seat: number): void {
  if (seat === 0 && hasSides(game))
    throw new Refusal('not-allowed', 'In a game between sides this is told to those who sit on one of them.');
}

function seenBy(state: State, seat: number): SightData {
  return { config: state.game.config, seat, cells: sightOf(state, seat - 1).table.cells };
}

/** The seats that bots play. */
const botsAt = ({ seats }: Table): number[] =>
  seats.flatMap(({ kind }, index) => (kind === 'bot' ? [index + 1] : []));

export const inWords = (game: Game, commands: readonly Command[]): string[] =>
  commands.map((command) => formatCommand(game, command));

/** The log says that a hint was given. */
export async function hint(
  { registry, thinker }: Context,
  visit: Visit,
  request: RequestOf<'hint'>,
): Promise<Answers['hint']> {
  const { table: id, seat, position } = request;
  const check = (now: Table): void => {
    needSeat(rightsAt(visit, now), seat);
    needPlaying(now);
    needHints(now);
    needPosition(now, position);
    needOwnDecision(now, seat);
  };
  const look = (now: Table): { readonly game: Game; readonly about: HintQuestion } => {
    check(now);
    const seed = `${id} ${String(position)}`;
    return { game: now.game, about: { ...seenBy(now.state, seat), seed, eventsOf: botsAt(now) } };
  };
  const {
    question: { game },
    output: advice,
  } = await thoughtFor(
    visit,
    request,
    () => registry.see(id, look, visit.pay),
    ({ about: asked }) => thinker.think('advise', asked, { claim: claimOfVisit(visit, id) }),
  );
  if (advice === undefined) throw new Refusal('not-playing', 'The game is over.');
  const { best, alternatives, idle, ...about } = advice;
  const line = (now: Table, { commands, ...rest }: AdvisedLine): HintLine => {
    const lines = inWords(game, commands);
    return {
      ...rest,
      commands: lines,
      ...(lines.length === 0 ? {} : { prices: pricesAlong(now, seat, lines) }),
    };
  };
  const told = await registry.get(id).act((now) => {
    check(now);
    const lines = { best: line(now, best), alternatives: alternatives.map((one) => line(now, one)) };
    return { entries: [{ entry: 'hinted', seat }], answer: () => lines };
  }, visit.pay);
  return {
    ...about,
    ...told,
    ...(idle === undefined ? {} : { idle }),
  };
}

/** The chance of winning as a seat sees it, or everybody. */
export async function chance(
  { registry, thinker, now: time }: Context,
  visit: Visit,
  request: RequestOf<'chance'>,
): Promise<Answers['chance']> {
  const { table: id, seat } = request;
  const look = (now: Table): SightData & { readonly seed: string } => {
    needSight(now, rightsAt(visit, now), seat, time());
    needSide(now, seat);
    if (!isOver(now)) needHints(now);
    return { ...seenBy(now.state, seat), seed: `${id} ${String(now.position)}` };
  };
  const { output } = await thoughtFor(
    visit,
    request,
    () => registry.see(id, look, visit.pay),
    (question) => thinker.think('chance', question, { claim: claimOfVisit(visit, id) }),
  );
  return output;
}

/** Why a bot made a move; when the game is over, why anybody may have made it. */
export async function explain(
  { registry, thinker, now: time }: Context,
  visit: Visit,
  request: RequestOf<'explain'>,
): Promise<Answers['explain']> {
  const { table: id, seat, move } = request;
  const seed = `${id} ${String(move)}`;
  const { question, output } = await thoughtFor(
    visit,
    request,
    () =>
      registry.see(
        id,
        (now) => explainable(now, rightsAt(visit, now), { seat, move, time: time() }),
        visit.pay,
      ),
    (asked) =>
      asked === undefined
        ? { outcome: Promise.resolve({ how: 'answered', output: undefined } as const), cancel: () => {} }
        : thinker.think(
            'explain',
            { ...asked.before, command: asked.command, seed },
            { claim: claimOfVisit(visit, id) },
          ),
  );
  if (question === undefined || output === undefined) return { commands: [], reasons: [] };
  return { commands: inWords(question.game, output.commands), reasons: output.reasons };
}

interface Explainable {
  readonly game: Game;
  readonly before: SightData;
  readonly command: Command;
}

/** A move and what a seat saw before it; undefined where the seat does not know the move. */
function explainable(
  table: Table,
  rights: Rights,
  { seat, move, time }: { readonly seat: number; readonly move: number; readonly time: number },
): Explainable | undefined {
  const { game, deal, moves, seats } = table;
  needSight(table, rights, seat, time);
  needSide(table, seat);
  if (!isOver(table)) needHints(table);
  const made = moves.backTo(move).last;
  if (made === undefined || move > moves.length)
    throw new Refusal('no-such-move', `There is no move ${String(move)} in this game.`);
  if (!isOver(table) && seats[made.seat - 1]?.kind !== 'bot')
    throw new Refusal('not-allowed', 'While the game goes on only bots explain their moves.');
  if (!isOver(table) && !isOneSide(game, made.seat, seat))
    throw new Refusal('not-allowed', 'While the game goes on bots explain their moves to their own side.');
  const state = boardAt(game, deal, moves.backTo(move - 1));
  const command = commandOf(state, made.seat, made.words);
  const hears = audienceOf(state, command);
  if (hears !== undefined && !hears.includes(seat)) return undefined;
  return { game, before: seenBy(state, seat), command };
}

// The story of a game, between sides that of one of them. A game that is over may be studied by all who may see it, a running one by whoever
// plays it alone, or has a side of it alone.
import type { Chronicle } from '@cordon/bots';
import type { Fact } from '@cordon/engine';
import type { Answers, GameMark, RequestOf } from '@cordon/protocol';
import { studiesOf } from '../bots/studies.ts';
import { nothing } from '../tables/draft.ts';
import { chronicleOf } from '../tables/record.ts';
import { Refusal } from '../tables/refusal.ts';
import { holdsAll, isAlone, type Rights } from '../tables/rights.ts';
import { hasSides, seatsOf, sidesOf } from '../tables/sides.ts';
import { isOver, type Table } from '../tables/table.ts';
import { hearsAll, seatsSeen } from '../tables/updates.ts';
import { inWords, needHints } from './advice.ts';
import type { Context } from './context.ts';
import { thoughtFor } from './thinking.ts';
import { claimOfVisit, rightsAt, type Visit } from './visit.ts';

/** Longer than any game that people played; one of endless questions would keep memory and the thread that serves all. */
const MOST_MOVES = 2000;

/** Whose story is wanted, counted from 1; undefined where all play together. */
function needStudy(
  table: Table,
  rights: Rights,
  wanted: number | undefined,
  now: number,
): number | undefined {
  const { game, moves } = table;
  if (seatsSeen(table, rights).length === 0)
    throw new Refusal('not-allowed', 'There is no game that you may look at.');
  if (moves.length === 0) throw new Refusal('no-such-move', 'Nothing has been played yet.');
  const side = hasSides(game) ? (wanted ?? sidesOf(game, rights.seats)[0] ?? 1) : undefined;
  if (side !== undefined) needSideOf(table, rights, side, now);
  if (moves.length > MOST_MOVES)
    throw new Refusal('not-allowed', `Games of more than ${String(MOST_MOVES)} moves are not analysed.`);
  if (isOver(table)) return side;
  needHints(table);
  if (side === undefined ? !isAlone(table, rights) : !holdsAll(table, rights, seatsOf(game, side)))
    throw new Refusal('not-allowed', 'A game that others play too is analysed when it is over.');
  return side;
}

/** Its own seats may know the story of a side, and everybody who hears all of the game once it is over. */
function needSideOf(table: Table, rights: Rights, side: number, now: number): void {
  if (hearsAll(table, rights, now) && seatsOf(table.game, side).length > 0) return;
  if (!sidesOf(table.game, rights.seats).includes(side))
    throw new Refusal('not-allowed', 'Until a game between sides is over each is analysed for those on it.');
}

/** Counts as a hint where the game goes on. */
export async function analysis(
  { registry, thinker, now: time }: Context,
  visit: Visit,
  request: RequestOf<'analysis'>,
): Promise<Answers['analysis']> {
  const { table: id, id: number } = request;
  const tell = (done: number, all: number): void =>
    void visit.take(JSON.stringify({ type: 'progress', id: number, done, all }));
  const {
    question: { table, side, tells, happened },
    output: found,
  } = await thoughtFor(
    visit,
    request,
    async () => {
      const now = await registry.read(id, visit.pay);
      const rights = rightsAt(visit, now);
      const one = needStudy(now, rights, request.side, time());
      const looks = isOver(now) ? undefined : rights.seats;
      const options = { ...(one === undefined ? {} : { side: one - 1 }), looks, isOver: isOver(now) };
      const chronicle = await chronicleOf(now, options, visit.pay);
      return { table: now, side: one, looks, ...tracesOf(chronicle), told: [chronicle] };
    },
    ({ table: { position }, side: one, looks, told }) => {
      // The same story has the same chances, whoever hears it.
      const seed = [id, position, one ?? 'all'].join(' ');
      const key = `${seed} ${looks?.join() ?? 'over'}`;
      // Whoever waits keeps no copy: it is large.
      return studiesOf(thinker).study(key, { chronicle: told.pop()!, seed }, claimOfVisit(visit, id), tell);
    },
  );
  const { game } = table;
  if (!isOver(table))
    await registry.get(id).act((now) => {
      const rights = rightsAt(visit, now);
      needStudy(now, rights, side, time());
      const seat = rights.seats.find((own) => side === undefined || seatsOf(game, side).includes(own));
      return { entries: seat === undefined ? [] : [{ entry: 'hinted', seat }], answer: nothing };
    });
  return {
    ...(side === undefined ? {} : { side }),
    ...(tells.length < seatsOf(game, side ?? 1).length ? { tells } : {}),
    ...found,
    turningPoints: found.turningPoints.map(({ played, better, ...point }) => ({
      ...point,
      played: inWords(game, played),
      better: inWords(game, better),
    })),
    marks: withGoals(happened, found.statistics.reached),
  };
}

/** What the answer needs of the story itself. */
function tracesOf({ steps, tells }: Chronicle): Pick<Chronicle, 'tells'> & { readonly happened: GameMark[] } {
  const happened = steps.flatMap(({ facts }, index) => facts.flatMap((fact) => markOf(fact, index + 1)));
  return { tells, happened };
}

function withGoals(
  happened: readonly GameMark[],
  reached: readonly { step: number; colour: string }[],
): GameMark[] {
  const goals = reached.map(({ step, colour }): GameMark => ({ move: step, what: 'goal', id: colour }));
  return [...happened, ...goals].toSorted((one, other) => one.move - other.move);
}

function markOf(fact: Fact, move: number): GameMark[] {
  if (fact.fact === 'epidemicDrawn') return [{ move, what: 'epidemic', id: fact.card }];
  return fact.fact === 'outbreak' ? [{ move, what: 'outbreak', id: fact.city }] : [];
}

// The story of a game. A game that is over may be studied by all who may see it, a running one by whoever plays it alone.
import type { Fact } from '@cordon/engine';
import type { Answers, GameMark, RequestOf } from '@cordon/protocol';
import { studiesOf } from '../bots/studies.ts';
import { nothing } from '../tables/draft.ts';
import { recordOf, type Recorded } from '../tables/record.ts';
import { Refusal } from '../tables/refusal.ts';
import { isAlone, type Rights } from '../tables/rights.ts';
import { hasSides } from '../tables/sides.ts';
import { isOver, type Table } from '../tables/table.ts';
import { seatsSeen } from '../tables/updates.ts';
import { inWords, needHints } from './advice.ts';
import type { Context } from './context.ts';
import { thoughtFor } from './thinking.ts';
import { claimOfVisit, rightsAt, type Visit } from './visit.ts';

function needStudy(table: Table, rights: Rights): void {
  if (seatsSeen(table, rights).length === 0)
    throw new Refusal('not-allowed', 'There is no game that you may look at.');
  if (table.moves.length === 0) throw new Refusal('no-such-move', 'Nothing has been played yet.');
  if (isOver(table)) return;
  if (hasSides(table.game))
    throw new Refusal('not-allowed', 'A game between sides is analysed when it is over.');
  needHints(table);
  if (!isAlone(table, rights))
    throw new Refusal('not-allowed', 'A game that others play too is analysed when it is over.');
}

/** Counts as a hint where the game goes on. */
export async function analysis(
  { registry, thinker }: Context,
  visit: Visit,
  request: RequestOf<'analysis'>,
): Promise<Answers['analysis']> {
  const { table: id, id: number } = request;
  const tell = (done: number, all: number): void =>
    void visit.take(JSON.stringify({ type: 'progress', id: number, done, all }));
  const {
    question: { table, recorded },
    output: found,
  } = await thoughtFor(
    visit,
    request,
    async () => {
      const now = await registry.read(id, visit.pay);
      needStudy(now, rightsAt(visit, now));
      return { table: now, recorded: await recordOf(now, visit.pay) };
    },
    ({ table: { position }, recorded: { record } }) =>
      studiesOf(thinker).study(`${id} ${String(position)}`, record, claimOfVisit(visit, id), tell),
  );
  const { game } = table;
  if (!isOver(table))
    await registry.get(id).act((now) => {
      const rights = rightsAt(visit, now);
      needStudy(now, rights);
      const seat = rights.seats[0];
      return { entries: seat === undefined ? [] : [{ entry: 'hinted', seat }], answer: nothing };
    });
  return {
    ...found,
    turningPoints: found.turningPoints.map(({ played, better, ...point }) => ({
      ...point,
      played: inWords(game, played),
      better: inWords(game, better),
    })),
    marks: marksOf(recorded, found.statistics.reached),
  };
}

function marksOf({ facts }: Recorded, reached: readonly { step: number; colour: string }[]): GameMark[] {
  const happened = facts.flatMap((all, index) => all.flatMap((fact) => markOf(fact, index + 1)));
  const goals = reached.map(({ step, colour }): GameMark => ({ move: step, what: 'goal', id: colour }));
  return [...happened, ...goals].toSorted((one, other) => one.move - other.move);
}

function markOf(fact: Fact, move: number): GameMark[] {
  if (fact.fact === 'epidemicDrawn') return [{ move, what: 'epidemic', id: fact.card }];
  return fact.fact === 'outbreak' ? [{ move, what: 'outbreak', id: fact.city }] : [];
}

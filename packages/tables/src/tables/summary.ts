// What lists of tables show of a table, and what its hooks are told.
import { ENDINGS, waitsFor } from '@cordon/engine';
import type { About } from '@cordon/protocol';
import { playOf } from '../deals/play.ts';
import { noticeBody } from '../notices/body.ts';
import { writeAbout, type Played } from '../store/about.ts';
import type { Notice, Play, Summary } from '../store/store.ts';
import { speaksForItself, spokenWith } from './people.ts';
import { isOver, type Table } from './table.ts';

/** The seat the game waits for; 0 when it waits for nobody, also because it can't go on. */
export function awaited(table: Table): number {
  return table.status === 'playing' && table.stopped === undefined ? waitsFor(table.state) : 0;
}

function aboutOf(table: Table): About {
  const { game, boxes, players, epidemics, challenges } = table.game.config;
  return {
    game,
    ...(boxes === undefined ? {} : { boxes }),
    players,
    epidemics,
    challenges,
    seats: table.seats
      .map((seat, index) => ({
        seat: index + 1,
        ...(seat.kind === 'person' ? { name: seat.person.name } : {}),
        ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
      }))
      .filter(({ seat }) => speaksForItself(table.game, seat)),
    waitsFor: awaited(table),
    ...(table.status === 'over' ? { ending: ENDINGS[table.state.over]! } : {}),
    ...(table.day === undefined ? {} : { day: table.day }),
  };
}

export function summaryOf(table: Table): Summary {
  const bot = table.seats[awaited(table) - 1]?.kind === 'bot';
  return {
    status: table.status,
    listed: table.listed,
    botDue: bot ? 'yes' : 'no',
    ...(table.dealKey === undefined ? {} : { deal: table.dealKey }),
    about: writeAbout(
      aboutOf(table),
      table.seats.map((seat) => (seat.kind === 'person' ? seat.guests : [])),
      playedOf(table),
    ),
  };
}

/** Before the game those who have come for it. */
function peopleOf({ status, host, seats, players }: Table): readonly string[] {
  if (status !== 'gathering') return players;
  const guests = seats.flatMap((seat) => (seat.kind === 'person' ? seat.guests : []));
  return [...new Set([host.id, ...guests])];
}

function playedOf(table: Table): Played {
  const { began, ended, undone, hinted, state } = table;
  const played = { people: peopleOf(table), began };
  if (!isOver(table)) return played;
  const { turnsDone, outbreaks, playerDeck } = state;
  const end = {
    at: ended,
    turns: turnsDone,
    goals: goalsReached(table),
    outbreaks,
    cardsLeft: playerDeck.size,
    undone,
    hinted,
  };
  return { ...played, end };
}

/** How the game stands among those of its deal, if that is not as it was before. */
export function playAfter(before: Table | undefined, after: Table): Play | undefined {
  const { dealKey, status, began, listed } = after;
  if (dealKey === undefined) return undefined;
  const isSame =
    before?.status === status &&
    before.began === began &&
    before.listed === listed &&
    (status === 'gathering' ? before.seats === after.seats : before.players === after.players);
  return isSame ? undefined : playOf(aboutOf(after), playedOf(after));
}

function goalsReached({ game, state }: Table): number {
  const { goals, colourIds } = game;
  return goals === undefined ? 0 : colourIds.filter((_, colour) => goals.isReached(state, colour)).length;
}

/** A person is told when the game begins to wait for them, on each seat they decide for; everybody when it ends. */
export function noticesOf(
  before: Table | undefined,
  after: Table,
  at: number,
  link: string | undefined,
): Notice[] {
  const common = { table: after.id, number: after.number, at, ...(link === undefined ? {} : { link }) };
  if (isOver(after)) {
    if (before === undefined || isOver(before)) return [];
    const ending = after.status === 'abandoned' ? 'abandoned' : ENDINGS[after.state.over]!;
    return [{ seat: 'all', body: noticeBody({ notice: 'over', seat: 0, ending, ...common }) }];
  }
  const seat = awaited(after);
  const held = after.seats[seat - 1];
  if (held?.kind !== 'person') return [];
  const own = spokenWith(after.game, seat);
  const same = before !== undefined && own.includes(awaited(before)) && before.seats[seat - 1] === held;
  return same
    ? []
    : own.map((one) => ({
        seat: one,
        body: noticeBody({ notice: 'turn', seat: one, waitsFor: seat, ...common }),
      }));
}

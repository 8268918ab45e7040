// An analysis in words, the same for the terminal and for a page.
import type { Analysis, TurningPoint } from '@cordon/bots';
import { formatCommand, start, view, type Command, type Game, type SavedGame } from '@cordon/engine';
import { counted, listed, rolesOf, titleOf } from '../words/names.ts';
import { percent, reasonWords } from '../words/reasons.ts';
import { speechOf, type Speech } from '../words/speech.ts';
import { tableWords } from '../words/table.ts';

export interface Story {
  readonly game: Game;
  readonly speech: Speech;
  readonly title: string;
  readonly ending: string;
  readonly summary: readonly string[];
  /** What changed the chance besides decisions. */
  readonly luck: string;
}

const ENDINGS: Readonly<Record<string, string>> = {
  won: 'won',
  outbreaks: 'lost by outbreaks',
  cubes: 'lost because cubes ran out',
  cards: 'lost because the player deck ran out',
  running: 'not over',
};

/** “+3.4” points of a hundred. */
export function points(change: number): string {
  const text = Math.abs(100 * change).toFixed(1);
  if (text === '0.0') return '0.0';
  return `${change < 0 ? '−' : '+'}${text}`;
}

export function storyOf(game: Game, saved: SavedGame, analysis: Analysis, side = 1): Story {
  const { state } = start(game, saved.seed);
  const isShared = game.sides.every((one) => one === game.sides[0]);
  // What teams choose during setup is known only at its end.
  const roles = isShared ? rolesOf(view(state, 0)) : analysis.statistics.seats.map(({ role }) => role);
  const speech = speechOf(game, roles);
  const own = [...roles.keys()].filter((seat) => game.sides[seat] === side - 1);
  const whose = isShared ? 'winning' : `winning for ${listed(own.map((seat) => speech.who(seat + 1)))}`;
  const { statistics, line, turningPoints } = analysis;
  const ending = ENDINGS[statistics.ending] ?? statistics.ending;
  const first = line[0]?.before;
  const perfect = turningPoints.every(({ by }) => by === 'luck');
  return {
    game,
    speech,
    title: tableWords(game.config),
    ending,
    luck: isShared ? 'the cards' : 'the cards and the others',
    summary: [
      `${counted(statistics.moves, 'move')}, ${turnsIn(statistics)}: ${ending}.`,
      ...(first === undefined
        ? []
        : [
            `The chance of ${whose} was ${percent(first.mean)} at the start (${percent(first.low)} to ${percent(first.high)}). ` +
              `Play changed it by ${points(analysis.play)} points, ${isShared ? 'luck' : 'luck and the others'} by ${points(analysis.luck)}; the best lines found would have given ${points(analysis.costPerTurn)} more in a turn, on average.`,
          ]),
      ...(perfect && line.length > 0
        ? [`No decision cost much: ${isShared ? 'the cards' : 'the cards and the others'} turned this game.`]
        : []),
    ],
  };
}

const commandsWords = (game: Game, commands: readonly Command[]): string =>
  commands.map((command) => formatCommand(game, command)).join('; ');

export interface PointWords {
  readonly head: string;
  readonly played: string | undefined;
  readonly better: string | undefined;
  readonly because: string | undefined;
}

export function pointWords({ game, speech, luck }: Story, point: TurningPoint): PointWords {
  const turn = `Turn ${String(point.turn)}`;
  if (point.best === undefined) {
    const head = `${turn}: ${luck} brought the chance from ${percent(point.before)} to ${percent(point.after)}`;
    return { head, played: undefined, better: undefined, because: undefined };
  }
  return {
    head: `${turn}, ${speech.who(point.seat)}: ${points(point.change)} points; ${percent(point.best)} with the better line, ${percent(point.after)} as played`,
    played: commandsWords(game, point.played),
    better: commandsWords(game, point.better),
    because: listed(point.reasons.map((reason) => reasonWords(speech, reason))),
  };
}

/** What everybody did: a heading and a row for each seat. */
export function statisticsRows({ speech }: Story, { statistics }: Analysis): readonly (readonly string[])[] {
  const head = ['player', 'actions', 'reached', 'cubes', 'given', 'taken', 'events', 'outbreaks'];
  return [
    head,
    ...statistics.seats.map((seat) => [
      speech.who(seat.seat),
      Object.entries(seat.actions)
        .toSorted(([, one], [, other]) => other - one)
        .map(([kind, count]) => `${kind} ${String(count)}`)
        .join(', '),
      seat.reached.length === 0 ? '–' : seat.reached.join(', '),
      String(seat.treated),
      String(seat.given),
      String(seat.taken),
      seat.events.length === 0 ? '–' : seat.events.map(titleOf).join(', '),
      String(seat.outbreaks),
    ]),
  ];
}

function turnsIn({ turns, lastTurn }: Analysis['statistics']): string {
  const unfinished = turns === 1 ? ' unfinished' : ', the last one unfinished';
  return `${counted(turns, 'turn')}${lastTurn === 'whole' ? '' : unfinished}`;
}

// The words of the terminal itself: looking, saving, taking back, leaving.
import { factsFor, formatCommand, type Command, type Game, type View } from '@cordon/engine';
import { writeSave } from '../files.ts';
import { say } from '../terminal/say.ts';
import { Trouble } from '../trouble.ts';
import { aboutLines } from '../words/about.ts';
import { boardLines } from '../words/board.ts';
import { cityLines } from '../words/city.ts';
import { rolesBefore, tell } from '../words/facts.ts';
import { aboutIn } from '../words/games.ts';
import { handLines } from '../words/hand.ts';
import { wholeLaboratory } from '../words/laboratory.ts';
import { legalLines, linesWith, regionsNamed } from '../words/legal.ts';
import { findCity, playerName, type Roles } from '../words/names.ts';
import { pileLines } from '../words/piles.ts';
import { regionLines } from '../words/regions.ts';
import { helpLines } from './help.ts';
import { hintLines, whyLines } from './hint.ts';
import type { Session } from './session.ts';

const WORDS = [
  'legal',
  'board',
  'hand',
  'about',
  'piles',
  'log',
  'hint',
  'why',
  'undo',
  'save ',
  'help',
  'quit',
] as const;

/** What can be typed besides commands, for Tab. */
export function wordsFor(game: Game): string[] {
  const cities = game.cityIds.map((id) => `city ${id}`);
  const regions = ['', ...game.cityIds, ...game.regionIds].map((id) => `regions ${id}`.trim());
  const about = Object.keys(aboutIn(game)).map((id) => `about ${id}`);
  const lab = game.decks['sequence'] === undefined ? [] : ['lab'];
  return [...WORDS, ...lab, ...about, ...cities, ...(game.regionIds.length > 0 ? regions : [])];
}

/** What these words need of the game at the keyboard. */
export interface Keyboard {
  readonly session: Session;
  /** The seat at the keyboard, counted from 1. */
  readonly seat: number;
  readonly view: View;
  readonly roles: Roles;
  readonly isPrivate: boolean;
  /** Whether a seat plays with whoever is at the keyboard. */
  readonly isOwn: (seat: number) => boolean;
  /** Whether a computer player has a seat. */
  readonly isComputer: (seat: number) => boolean;
  /** Whether this table lets people ask for a hint. */
  readonly hints: 'yes' | 'no';
  /** The move that “why” is about when none is named. */
  readonly lastByComputer: () => number | undefined;
  readonly undo: () => void;
  /** Notes that everything up to now is in a file. */
  readonly noteSaved: () => void;
  /** Whether nothing would be lost, or the player has been told so already. */
  readonly mayLeave: () => boolean;
}

type Obeyed = 'stay' | 'leave' | 'not a word';

/** Does what the first word says, if it is one of the terminal's own. */
export function obeyWord(table: Keyboard, text: string): Obeyed {
  const [word = '', ...rest] = text.split(/\s+/u);
  const argument = rest.join(' ');
  switch (word.toLowerCase()) {
    case 'legal':
      showLegal(table, argument);
      return 'stay';
    case 'board':
      say(...boardLines(table.session.game, table.view));
      return 'stay';
    case 'hand':
      say(...handLines(table.session.game, table.view, table.seat));
      return 'stay';
    case 'about':
      say(...aboutLines(table.session.game, table.view, argument));
      return 'stay';
    case 'piles':
      say(...pileLines(table.session.game, table.view));
      return 'stay';
    case 'regions':
      say(...regionLines(table.session.game, table.view, argument));
      return 'stay';
    case 'lab':
      say(...wholeLaboratory(table.session.game, table.view));
      return 'stay';
    case 'city':
      showCity(table, argument);
      return 'stay';
    case 'log':
      showLog(table, argument);
      return 'stay';
    case 'hint':
    case '?':
      say(...(table.hints === 'no' ? [NO_HINTS] : isAsked(table) ? hintLines(table) : [NOT_ASKED]));
      return 'stay';
    case 'why':
      showWhy(table, argument);
      return 'stay';
    case 'undo':
      table.undo();
      return 'stay';
    case 'save':
      save(table, argument);
      return 'stay';
    case 'help':
      say(...helpLines(table.session.game));
      return 'stay';
    case 'quit':
      return table.mayLeave() ? 'leave' : 'stay';
    default:
      return 'not a word';
  }
}

/** Every command that is possible now, or all those that begin with a word. */
function showLegal(table: Keyboard, word: string): void {
  const { game } = table.session;
  const linesOf = (seat: number): string[] =>
    word === ''
      ? legalLines(game, table.session.legal(seat))
      : linesWith(game, table.session.priced(seat), word.toLowerCase());
  const own = table.session.legal(table.seat);
  const lines = linesOf(table.seat);
  if (lines.length > 0) say('You can:', ...lines, ...(word === '' ? notesOn(game, own, lines) : []));
  else
    say(
      word === '' ? 'There is nothing you can do now.' : `You can do nothing that begins with “${word}” now.`,
    );
  if (table.isPrivate) return;
  for (let seat = 1; seat <= game.shape.seats; seat++) {
    const theirs = linesOf(seat);
    if (seat === table.seat || theirs.length === 0) continue;
    say(`${playerName(table.roles, seat)} can:`, ...theirs);
  }
}

/** Where the regions lie that are named, and how to see what was summed up. */
function notesOn(game: Game, commands: readonly Command[], lines: readonly string[]): string[] {
  const [first] =
    lines
      .find((line) => line.endsWith(' ways)'))
      ?.trim()
      .split(' ') ?? [];
  return [
    ...regionsNamed(game, commands),
    ...(first === undefined ? [] : [`All ways are listed with the first word, as in “legal ${first}”.`]),
  ];
}

function showCity(table: Keyboard, name: string): void {
  const { game } = table.session;
  const id = findCity(game, name);
  if (id === undefined)
    say(name === '' ? 'Which city?' : `There is no city “${name}”, or more than one begins so.`);
  else say(...cityLines(game, table.view, id, table.session.priced(table.seat)));
}

/** Hints are for what one's own side decides. */
function isAsked({ view: { waitsFor }, isOwn }: Keyboard): boolean {
  return waitsFor === 0 || isOwn(waitsFor);
}

const NOT_ASKED = 'Another side decides now; hints are for what your own side decides.';
const NO_HINTS = 'This table plays without hints.';

const isOwnMove = ({ session, isOwn }: Keyboard, step: number): boolean =>
  isOwn(session.commands[step]?.seat ?? 0) || session.commands[step] === undefined;

function showWhy(table: Keyboard, argument: string): void {
  const step = /^\d+$/u.test(argument) ? Number(argument) - 1 : table.lastByComputer();
  if (table.hints === 'no') say(NO_HINTS);
  else if (step !== undefined && !isOwnMove(table, step))
    say('While the game goes on, moves are explained to the side that made them.');
  else if (step === undefined) say('No computer player has moved yet: “why N” asks about move N.');
  else say(...whyLines(table, step));
}

const LOGGED = 10;

function showLog(table: Keyboard, argument: string): void {
  const { game, commands, facts } = table.session;
  const count = /^\d+$/u.test(argument) ? Number(argument) : LOGGED;
  const first = Math.max(0, commands.length - count);
  if (commands.length === 0) say('Nothing has been done yet.');
  for (const [index, command] of commands.slice(first).entries()) {
    const number = first + index + 1;
    const heard = factsFor(facts[number] ?? [], table.seat);
    say(
      `${String(number)}. ${table.session.isHeard(number - 1, table.seat) ? formatCommand(game, command) : `${String(command.seat)}: a secret command`}`,
      ...tell(game, rolesBefore(table.roles, facts.slice(number + 1).flat()), heard).map(
        (line) => `   ${line}`,
      ),
    );
  }
}

function save(table: Keyboard, path: string): void {
  if (path === '') {
    say('Save to which file? “save FILE”.');
    return;
  }
  try {
    writeSave(path, table.session.saved());
    table.noteSaved();
    say(`Saved. Go on later with: cordon play --load ${path} --save ${path}`);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say(error.message);
  }
}

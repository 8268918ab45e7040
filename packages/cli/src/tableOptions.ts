// How a table is described on the command line. What can be chosen comes from the games themselves: a new game, challenge
// or option needs nothing here.
import {
  compile,
  gamesThereAre,
  type BoxChoice,
  type ConfigRequest,
  type Game,
  type GameChoices,
} from '@cordon/engine';
import { readText } from './files.ts';
import { numberOf, textOf, textsOf, type OptionSpecs, type Values } from './options.ts';
import { wrap } from './terminal/say.ts';
import { orTrouble, Trouble } from './trouble.ts';
import { wordsOf } from './words/games.ts';
import { listed } from './words/names.ts';

const GAMES = gamesThereAre();
const USUAL = GAMES[0]!;
const DECKS = GAMES.flatMap(({ decks }) => decks);
/** The names of all options that some game has. */
const RULES = [...new Set(GAMES.flatMap(({ options }) => options.map(({ name }) => name)))];

/** Shared by every command that starts games. */
export const TABLE_OPTIONS: OptionSpecs = {
  ...Object.fromEntries(RULES.map((name) => [name, { type: 'string' as const }])),
  game: { type: 'string' },
  boxes: { type: 'string' },
  players: { type: 'string' },
  epidemics: { type: 'string' },
  challenges: { type: 'string' },
  roles: { type: 'string' },
  pool: { type: 'string' },
  events: { type: 'string' },
  option: { type: 'string', multiple: true },
  deck: { type: 'string', multiple: true },
  seed: { type: 'string' },
};

function listOf(text: string): readonly string[] {
  return text === 'none' ? [] : text.split(/[\s,]+/u).filter((item) => item !== '');
}

/** The game that the options describe; `usual` is what holds for options that are left out. */
export function readTable(values: Values, usual: Readonly<Record<string, string>>): Game {
  const request: { -readonly [K in keyof ConfigRequest]: ConfigRequest[K] } = {};
  const game = textOf(values, 'game');
  if (game !== undefined) request.game = game;
  for (const name of ['players', 'epidemics'] as const) {
    const number = numberOf(values, name, 0, 99, undefined);
    if (number !== undefined) request[name] = number;
  }
  const roles = textOf(values, 'roles');
  if (roles !== undefined) request.roles = roles === 'random' ? roles : listOf(roles);
  for (const name of ['boxes', 'pool', 'events', 'challenges'] as const) {
    const text = textOf(values, name);
    if (text !== undefined) request[name] = listOf(text);
  }
  const decks = readDecks(values);
  if (decks !== undefined) request.decks = decks;
  const said = readRules(values);
  const choices = GAMES.find(({ id }) => id === (game ?? USUAL.id));
  const rules = choices === undefined ? said : rulesOf(choices, request.challenges ?? [], said);
  if (choices !== undefined) checkDecks(choices, request);
  return orTrouble(compile({ ...request, options: { ...usual, ...rules } }));
}

/** The lists of --deck NAME=WORDS, or of files: there lines that begin with # are skipped. */
function readDecks(values: Values): ConfigRequest['decks'] {
  const said = textsOf(values, 'deck').map((text) => {
    const [, name, words] = /^([^=]+)=(.+)$/su.exec(text) ?? [];
    if (name === undefined || words === undefined)
      throw new Trouble(`--deck takes NAME=WORDS or NAME=@FILE, as in sequence=@cards.txt, not “${text}”.`);
    return [name.trim(), listOf(words.startsWith('@') ? textOfList(words.slice(1)) : words)] as const;
  });
  const names = said.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Trouble(`The deck ${twice} is given twice.`);
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** Says which challenge a deck belongs to; the game checks the rest. */
function checkDecks({ decks }: GameChoices, { challenges = [], decks: said = {} }: ConfigRequest): void {
  const missing = decks.find(
    ({ name, challenge }) => Object.hasOwn(said, name) && !challenges.includes(challenge),
  );
  if (missing === undefined) return;
  const needed = [...challenges, missing.challenge].join(',');
  throw new Trouble(`The deck ${missing.name} belongs to a challenge: add --challenges ${needed}.`);
}

const textOfList = (path: string): string => readText(path).replaceAll(/^\s*#.*$/gmu, '');

/** The options as --name value and as --option name=value. */
function readRules(values: Values): Record<string, string> {
  const said: (readonly [string, string])[] = RULES.flatMap((name) => {
    const value = textOf(values, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  for (const text of textsOf(values, 'option')) {
    const [, name, value] = /^([^=]+)=(.+)$/su.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new Trouble(`--option takes NAME=VALUE, as in windows=possible, not “${text}”.`);
    said.push([name.trim(), value.trim()]);
  }
  const names = said.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Trouble(`The option ${twice} is given twice.`);
  return Object.fromEntries(said);
}

/** Says where an option belongs that this table has not. A list joined by + may come in any order; the game checks the rest. */
function rulesOf(
  choices: GameChoices,
  challenges: readonly string[],
  said: Readonly<Record<string, string>>,
): Record<string, string> {
  const rules: Record<string, string> = {};
  for (const [name, value] of Object.entries(said)) {
    const found = choices.options.filter((option) => option.name === name);
    if (found.length === 0) {
      const known = listed(choices.options.map((option) => option.name));
      throw new Trouble(`There is no option “${name}” in ${wordsOf(choices.id).name}; there are ${known}.`);
    }
    const inUse = found.filter(({ challenge }) => challenge === undefined || challenges.includes(challenge));
    if (inUse.length === 0) {
      const needed = [...challenges, found[0]!.challenge!].join(',');
      throw new Trouble(`The option ${name} belongs to a challenge: add --challenges ${needed}.`);
    }
    // What a challenge says of an option that its game has too takes the place of what the game says.
    const own = inUse.filter(({ challenge }) => challenge !== undefined);
    const known = (own.length === 0 ? inUse : own).flatMap((option) => option.values);
    rules[name] = known.find((other) => sorted(other) === sorted(value)) ?? value;
  }
  return rules;
}

const sorted = (list: string): string => list.split('+').toSorted().join('+');

/** What the options mean that every game has. */
const SHARED_RULES: Readonly<Record<string, string>> = {
  consent: 'ask or automatic: whether players are asked before they are moved or give a card (ask)',
  windows: 'always or possible: whether the game stops for events when nobody could play one (always)',
};

const WIDTH = 110;
const COLUMN = 21;

const helpLine = (flag: string, words: string): string => `  ${`${flag} `.padEnd(COLUMN)}${words}`;

const gamesAre = (what: (game: GameChoices) => string): string => GAMES.map(what).join('; ');

/** The rules of one game that not all games have, or those that all have. */
function ruleLines(game: GameChoices | undefined): string[] {
  return (game ?? USUAL).options
    .filter(({ name }) => Object.hasOwn(SHARED_RULES, name) === (game === undefined))
    .map(({ name, values, challenge }) => {
      const own = game === undefined ? SHARED_RULES[name] : wordsOf(game.id).options[name];
      const where = challenge === undefined ? '' : `with ${challenge}: `;
      return helpLine(`--${name} VALUE`, `${where}${own ?? listed(values, 'or')}`);
    });
}

function gameLines({ id, boxes, ...game }: GameChoices): string[] {
  return [` ${id}:`, ...contentLines(game), ...boxes.flatMap(boxLines)];
}

const boxLines = ({ id, name, ...box }: BoxChoice): string[] => [
  ` with the box ${id} (${name}):`,
  ...contentLines(box),
];

function contentLines({
  roles,
  events,
  challenges,
}: Pick<BoxChoice, 'roles' | 'events' | 'challenges'>): string[] {
  const line = (what: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [wrap(`  ${what}: ${names.join(', ')}`, WIDTH)];
  return [...line('roles', roles), ...line('events', events), ...line('challenges', challenges)];
}

export const TABLE_HELP = [
  'The table:',
  helpLine(
    '--game NAME',
    `${listed(
      GAMES.map(({ id }) => id),
      'or',
    )} (${USUAL.id})`,
  ),
  helpLine('--boxes LIST', 'expansions to add, or none: brink,lab in the base game (none)'),
  helpLine(
    '--players N',
    `${gamesAre(({ id, players }) => `${id} ${listed(players.map(String), 'or')}`)}; with brink 5 too; with solo 1 (2)`,
  ),
  helpLine('--epidemics N', '4 introductory, 5 standard, 6 heroic, with brink 7 legendary (4)'),
  helpLine('--challenges LIST', 'variants to play with, by the names below, or none (none)'),
  helpLine('--roles LIST', 'random, or a role for each player: medic,scientist,... (random)'),
  helpLine('--pool LIST', 'the roles that may be dealt (all)'),
  helpLine('--events LIST', 'the events that may be in the player deck, or none (all)'),
  ...DECKS.map(({ name, challenge }) =>
    helpLine(
      '--deck NAME=WORDS',
      `with ${challenge}: ${name}= and the cards of your own box, or @ and a file with them; see docs/protocol.md`,
    ),
  ),
  helpLine('--seed TEXT', '32 hexadecimal digits, or any other text (a fresh one)'),
  '',
  'Rules on which tables differ, each also as --option NAME=VALUE:',
  ...ruleLines(undefined),
  ...GAMES.flatMap((game) => [` in ${game.id}:`, ...ruleLines(game)]),
  '',
  'The games:',
  ...GAMES.flatMap(gameLines),
].join('\n');

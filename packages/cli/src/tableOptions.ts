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
import { numberOf, textOf, textsOf, type OptionSpecs, type Values } from './options.ts';
import { wrap } from './terminal/say.ts';
import { orTrouble, Trouble } from './trouble.ts';
import { wordsOf } from './words/games.ts';
import { listed } from './words/names.ts';

const GAMES = gamesThereAre();
const USUAL = GAMES[0]!;
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
  const said = readRules(values);
  const choices = GAMES.find(({ id }) => id === (game ?? USUAL.id));
  const rules = choices === undefined ? said : rulesOf(choices, request.challenges ?? [], said);
  return orTrouble(compile({ ...request, options: { ...usual, ...rules } }));
}

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
    const missing = found.find(({ challenge }) => challenge !== undefined && !challenges.includes(challenge));
    if (missing?.challenge !== undefined) {
      const needed = [...challenges, missing.challenge].join(',');
      throw new Trouble(`The option ${name} belongs to a challenge: add --challenges ${needed}.`);
    }
    const known = found.flatMap((option) => option.values);
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
    `${gamesAre(({ id, players }) => `${id} ${listed(players.map(String), 'or')}`)}; with brink 5 too (2)`,
  ),
  helpLine('--epidemics N', '4 introductory, 5 standard, 6 heroic, with brink 7 legendary (4)'),
  helpLine('--challenges LIST', 'variants to play with, by the names below, or none (none)'),
  helpLine('--roles LIST', 'random, or a role for each player: medic,scientist,... (random)'),
  helpLine('--pool LIST', 'the roles that may be dealt (all)'),
  helpLine('--events LIST', 'the events that may be in the player deck, or none (all)'),
  helpLine('--seed TEXT', '32 hexadecimal digits, or any other text (a fresh one)'),
  '',
  'Rules on which tables differ, each also as --option NAME=VALUE:',
  ...ruleLines(undefined),
  ...GAMES.flatMap((game) => [` in ${game.id}:`, ...ruleLines(game)]),
  '',
  'The games:',
  ...GAMES.flatMap(gameLines),
].join('\n');

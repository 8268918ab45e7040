// A saved game as one text: a header, the commands one to a line, and comments after “#”.
import type { GameDefinition } from '../kernel/definition.ts';
import { compileGame } from '../kernel/compile.ts';
import { failure, success, type CordonError, type RefusalParams, type Result } from '../kernel/errors.ts';
import type { NamedCommand } from '../kernel/named.ts';
import {
  applyCommand,
  missingSetting,
  replayRecord,
  stopAt,
  type GameRecord,
  type Stop,
} from '../kernel/record.ts';
import { quote, shorten } from '../kernel/quote.ts';
import { FIRST_RULES, isRulesVersion, otherRules, RULES_VERSION } from '../kernel/rulesVersion.ts';
import { formatSeed, parseSeed, seedHash, type Seed } from '../kernel/seed.ts';
import { wholeNumber } from '../kernel/shapes.ts';
import { startInto } from '../kernel/start.ts';
import { blankState } from '../kernel/state.ts';
import { fromCommand, toCommand } from '../kernel/translate.ts';
import { ENDINGS, type Game } from '../kernel/types.ts';
import { formatCommand, parseCommand } from './command.ts';
import { formatConfig, parseConfig } from './config.ts';

const SAVE_VERSION = 1;
const TITLE = 'cordon';
const MOVES = 'moves';

/** A record with the comments that stand before each command; those after the last have its number plus one. */
export interface SavedGame extends GameRecord {
  readonly comments: Readonly<Record<number, readonly string[]>>;
  /** How the game stands at the end of the text. */
  readonly result: string;
}

/** More letters than any saved game has, comments included. */
const LONGEST_SAVE = 1_000_000;
const tooLong = (): ReturnType<typeof failure> =>
  badSave('too-long', `A saved game has at most ${String(LONGEST_SAVE)} letters.`);

/** Writes what `parseSave` reads: every command must be legal, and the result must be what they lead to. */
export function formatSave(definition: GameDefinition, saved: SavedGame): Result<string> {
  const replayed = replayRecord(definition, saved);
  if (!replayed.ok) return replayed;
  const { game, state } = replayed.value;
  const result = ENDINGS[state.over]!;
  if (saved.result !== result)
    return failure('bad-save', `The moves lead to the result ${result}, not to ${quote(saved.result)}.`);
  return writeReplayed(game, saved);
}

/** The same for a record that is known to be legal and to lead to its result. */
export function writeReplayed(game: Game, saved: SavedGame): Result<string> {
  const { result, rules = FIRST_RULES } = saved;
  const comments = (index: number): string[] =>
    (Object.hasOwn(saved.comments, index) ? saved.comments[index]! : [])
      .flatMap((comment) => comment.split(/\r\n|\r|\n/u))
      .map((line) => `# ${line}`.trimEnd());
  const lines = [
    `${TITLE} ${String(SAVE_VERSION)}`,
    ...(rules === FIRST_RULES ? [] : [`rules ${String(rules)}`]),
    ...formatConfig(game.config),
    `seed-hash ${seedHash(saved.seed)}`,
    `seed ${formatSeed(saved.seed)}`,
    `result ${result}`,
    MOVES,
    ...saved.commands.flatMap((command, index) => [...comments(index), lineOf(game, command)]),
    ...comments(saved.commands.length),
  ];
  const text = `${lines.join('\n')}\n`;
  return text.length > LONGEST_SAVE ? tooLong() : success(text);
}

/** A legal command as the engine itself would say it, whatever order its cards were given in. */
function lineOf(game: Game, command: NamedCommand): string {
  const packed = fromCommand(game, command);
  return formatCommand(game, packed.ok ? toCommand(game, packed.value) : command);
}

interface Lines {
  readonly config: string[];
  readonly values: Map<string, string>;
  readonly moves: { readonly text: string; readonly line: number }[];
}

/** A saved game up to its last legal move. */
export interface Salvaged {
  readonly saved: SavedGame;
  /** Why the rest is missing; undefined if nothing is. */
  readonly stopped?: Stop;
}

/** Reads a saved game and plays it through: what comes back is known to be legal from the first command to the last. */
export function parseSave(definitions: readonly GameDefinition[], text: string): Result<SavedGame> {
  return atOnce(parsePieces(definitions, text));
}

/** The same in pieces: yields after so many moves, for whoever has other things to do in between. */
export function* parsePieces(
  definitions: readonly GameDefinition[],
  text: string,
): Generator<undefined, Result<SavedGame>> {
  const salvaged = yield* salvagePieces(definitions, text);
  if (!salvaged.ok) return salvaged;
  const { saved, stopped, line } = salvaged.value;
  if (stopped === undefined) return success(saved);
  const { move, rules, message } = stopped;
  const other = rules === RULES_VERSION ? {} : { recorded: rules, today: RULES_VERSION };
  return badSave('illegal-move', message, { move, ...other }, line);
}

/** Reads a saved game as far as it is legal today. Fails only if the header is damaged, or the result of a legal game is wrong. */
export function salvageSave(
  definitions: readonly GameDefinition[],
  text: string,
): Result<Salvaged & { readonly line?: number }> {
  return atOnce(salvagePieces(definitions, text));
}

/** Moves that are played between two pauses. */
const PIECE = 100;

function* salvagePieces(
  definitions: readonly GameDefinition[],
  text: string,
): Generator<undefined, Result<Salvaged & { readonly line?: number }>> {
  if (typeof text !== 'string') return badSave('no-title', 'A saved game must be text.');
  if (text.length > LONGEST_SAVE) return tooLong();
  const sorted = sortLines(text);
  if (!sorted.ok) return sorted;
  const { values, moves } = sorted.value;
  const header = parseHeader(definitions, sorted.value);
  if (!header.ok) return header;
  const { game, seed, rules } = header.value;
  const state = blankState(game);
  startInto(state, seed);
  const commands: NamedCommand[] = [];
  const comments: Record<number, string[]> = {};
  const cut = (words: string, line: number, error: CordonError): ReturnType<typeof salvageSave> => {
    const stopped = stopAt(commands.length + 1, words, error, rules);
    const saved = { config: game.config, seed, commands, comments, result: ENDINGS[state.over]!, rules };
    return success({ saved, stopped, line });
  };
  for (const { text: move, line } of moves) {
    const [words = '', ...comment] = move.split('#');
    if (comment.length > 0) (comments[commands.length] ??= []).push(comment.join('#').trim());
    if (words.trim() === '') continue;
    if (!/^\s*\d+\s*:/u.test(words))
      return badSave(
        'no-player',
        `${quote(words.trim())} must begin with the number of its player.`,
        {},
        line,
      );
    const command = parseCommand(state, words);
    if (!command.ok) return cut(words.trim(), line, command.error);
    const applied = applyCommand(state, command.value);
    if (!applied.ok) return cut(words.trim(), line, applied.error);
    commands.push(command.value);
    if (commands.length % PIECE === 0) yield;
  }
  const result = ENDINGS[state.over]!;
  if (values.get('result') !== result) {
    const message = `The header says the result is ${shorten(values.get('result') ?? 'missing')}, but the moves lead to ${result}.`;
    return badSave('wrong-result', [message, otherRules(rules) ?? []].flat().join(' '));
  }
  return success({ saved: { config: game.config, seed, commands, comments, result, rules } });
}

function atOnce<Value>(pieces: Generator<undefined, Value>): Value {
  for (;;) {
    const piece = pieces.next();
    if (piece.done === true) return piece.value;
  }
}

interface Header {
  readonly game: Game;
  readonly seed: Seed;
  readonly rules: number;
}

function parseHeader(
  definitions: readonly GameDefinition[],
  { config: configLines, values }: Lines,
): Result<Header> {
  const rulesText = values.get('rules') ?? String(FIRST_RULES);
  const rules = wholeNumber(rulesText);
  if (!isRulesVersion(rules))
    return badSave('bad-rules', 'The rules version must be a whole number from 1 up.');
  const request = parseConfig(configLines);
  if (!request.ok) return badSave('bad-configuration', request.error.message);
  const definition = definitions.find(({ id }) => id === request.value.game);
  if (definition === undefined)
    return badSave('no-such-game', `There is no game ${quote(request.value.game)}.`, {
      name: shorten(String(request.value.game)),
    });
  const game = compileGame(definition, request.value);
  if (!game.ok) return badSave('bad-configuration', game.error.message);
  const missing = missingSetting(definition, game.value.config, request.value);
  if (missing !== undefined)
    return badSave('missing-line', `The header lacks the line “${missing} …”.`, { name: missing });
  const seed = parseSeed(values.get('seed') ?? '');
  if (!seed.ok) return badSave('bad-seed', seed.error.message);
  if (values.get('seed-hash') !== seedHash(seed.value))
    return badSave('wrong-hash', 'The seed does not match the hash above it.');
  return success({ game: game.value, seed: seed.value, rules });
}

/** `reason` and what it is about stay the same across languages. */
function badSave(
  reason: string,
  message: string,
  params: RefusalParams = {},
  line?: number,
): ReturnType<typeof failure> {
  const why = Object.keys(params).length === 0 ? { reason } : { reason, params };
  return line === undefined
    ? failure('bad-save', message, why)
    : failure('bad-save', `Line ${String(line)}: ${message}`, { ...why, line });
}

const HEADER_VALUES = new Set(['rules', 'seed-hash', 'seed', 'result']);

function sortLines(text: string): Result<Lines> {
  const lines = text.split(/\r?\n/u);
  const [title, version] = (lines[0] ?? '').trim().split(/\s+/u);
  if (title !== TITLE)
    return badSave('no-title', `A saved game begins with “${TITLE} ${String(SAVE_VERSION)}”.`, {}, 1);
  if (!/^[1-9]\d*$/u.test(version ?? ''))
    return badSave('no-title', 'The version of the saved game is missing.', {}, 1);
  if (Number(version) > SAVE_VERSION) {
    const message = `This game was saved by a newer version (${shorten(String(version))}); this one reads up to ${String(SAVE_VERSION)}.`;
    return failure('newer-save', message, { line: 1 });
  }
  const start = lines.findIndex((line) => line.trim() === MOVES);
  if (start < 0)
    return badSave('missing-line', `The line “${MOVES}” that starts the commands is missing.`, {
      name: MOVES,
    });
  const config: string[] = [];
  const values = new Map<string, string>();
  for (const [index, line] of lines.slice(1, start).entries()) {
    const [key = '', ...rest] = line.replace(/#.*/u, '').trim().split(/\s+/u);
    if (key === '') continue;
    if (values.has(key))
      return badSave('said-twice', `The header says ${quote(key)} twice.`, { name: shorten(key) }, index + 2);
    if (HEADER_VALUES.has(key)) values.set(key, rest.join(' '));
    else config.push([key, ...rest].join(' '));
  }
  const moves = lines.slice(start + 1).map((move, index) => ({ text: move, line: start + 2 + index }));
  return success({ config, values, moves });
}

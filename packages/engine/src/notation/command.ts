// Commands as text that people read and type: “2: give atlanta to 3”. Both ways, exactly.
import { firstWordOf, kindNamed } from '../kernel/command.ts';
import { failure, success, type Result } from '../kernel/errors.ts';
import type { NamedCommand } from '../kernel/named.ts';
import { makeOffers } from '../kernel/offers.ts';
import { quote } from '../kernel/quote.ts';
import { isLegal, legalInto, seatAsked } from '../kernel/run.ts';
import { wholeNumber } from '../kernel/shapes.ts';
import { isThing } from '../kernel/things.ts';
import { fromCommand, numberOf, ownSpelling, toCommand } from '../kernel/translate.ts';
import type { CommandKind, Game, State, ThingType } from '../kernel/types.ts';
import { nearest } from './distance.ts';
import { otherPartsOf, partsOf, type Part } from './phrase.ts';

const NEAREST = 3;
/** More letters than any command has. */
const LONGEST_LINE = 500;
/** Words that a name may have: a line is named by two cities. */
const LONGEST_NAME = 8;

/** The words of a command without the player: “drive chicago”. */
export function formatWords(game: Game, command: NamedCommand): string {
  const kind = kindNamed(game, command.kind);
  if (kind === undefined) return command.kind;
  const words: string[] = [];
  addWords(game, words, partsOf(kind), command);
  return words.join(' ');
}

/** A command with its player in front: “1: drive chicago”. */
export function formatCommand(game: Game, command: NamedCommand): string {
  return `${String(command.seat)}: ${formatWords(game, command)}`;
}

function addWords(game: Game, words: string[], parts: readonly Part[], command: NamedCommand): void {
  for (const part of parts) {
    if ('word' in part) words.push(part.word);
    else if ('operand' in part) {
      const value = ownSpelling(game, part.type, command[part.operand]!);
      if (typeof value === 'object') words.push(...value);
      else words.push(String(value));
    } else if (isPresent(part.optional, command)) addWords(game, words, part.optional, command);
  }
}

function isPresent(parts: readonly Part[], command: NamedCommand): boolean {
  return parts.every((part) => !('operand' in part) || command[part.operand] !== undefined);
}

/** Whether a text that is not understood is answered with what can be said instead: to find that costs far more than to read. */
export type Help = 'given' | 'none';

/**
 * Reads a command. The player may be left out when the state says whose it can be: the one the game waits for, or the
 * holder of the event. Names may be written with capitals, accents and spaces.
 */
export function parseCommand(s: State, text: string, help: Help = 'given'): Result<NamedCommand> {
  if (typeof text !== 'string') return failure('bad-command', 'A command must be text.');
  if (text.length > LONGEST_LINE)
    return failure('bad-command', `A command has at most ${String(LONGEST_LINE)} letters.`);
  const [, seatText, rest] = /^\s*(?:(\d+)\s*:)?(.*)$/su.exec(text) ?? [];
  const tokens = normalise(rest ?? '');
  const seat = seatText === undefined ? undefined : (wholeNumber(seatText) ?? 0);
  if (tokens.length === 0) {
    return failure(
      'bad-command',
      'An empty line is not a command.',
      help === 'none' ? {} : { nearest: suggest(s, seat, '') },
    );
  }
  const kinds = [...s.game.kindsByName.values()];
  const readings = [
    ...kinds.flatMap((kind) => read(s.game, kind, partsOf(kind), tokens)),
    ...kinds.flatMap((kind) => otherPartsOf(kind).flatMap((parts) => read(s.game, kind, parts, tokens))),
  ];
  if (readings.length === 0) return notUnderstood(s, seat, tokens, help);
  const speakers = seat === undefined ? likelySpeakers(s) : [seat];
  const commands = speakers.flatMap((speaker) => readings.map((reading) => ({ ...reading, seat: speaker })));
  const packed = commands.map((command) => fromCommand(s.game, command));
  const legal = packed.length === 1 ? undefined : packed.find((one) => one.ok && isLegal(s, one.value));
  const found = legal ?? packed[0]!;
  return found.ok ? success(toCommand(s.game, found.value)) : found;
}

/** The seat the game waits for, then the one whose turn it is, then the others. */
function likelySpeakers(s: State): number[] {
  const all = Array.from({ length: s.game.shape.seats }, (_, seat) => seat + 1);
  const asked = s.over === 0 ? seatAsked(s) : s.turn;
  return [...new Set([asked + 1, s.turn + 1, ...all])];
}

type Reading = Operands & { readonly kind: string };

function legalCommands(s: State): NamedCommand[] {
  const offers = makeOffers();
  legalInto(s, offers);
  return Array.from(offers.items.subarray(0, offers.count), (packed) => toCommand(s.game, packed));
}

/** What the speaker can say now: only commands of that seat, for those of others may be secret. */
function ownCommands(s: State, seat: number | undefined): string[] {
  const speaker = seat ?? seatAsked(s) + 1;
  const own = legalCommands(s).filter((command) => command.seat === speaker);
  return [...new Set(own.map((command) => formatWords(s.game, command)))];
}

/** What the speaker may have meant. */
function suggest(s: State, seat: number | undefined, text: string): string[] {
  return nearest(text, ownCommands(s, seat), NEAREST);
}

function notUnderstood(
  s: State,
  seat: number | undefined,
  tokens: readonly string[],
  help: Help,
): ReturnType<typeof failure> {
  const kinds = [...s.game.kindsByName.values()].filter(({ phrase, formerly }) =>
    [phrase, ...formerly].some((one) => firstWordOf(one) === tokens[0]),
  );
  const text = tokens.join(' ');
  if (kinds.length > 0) {
    const message = `${quote(text)} is not understood; expected: ${kinds.map((kind) => kind.phrase).join(' or ')}.`;
    return failure('bad-command', message, help === 'none' ? {} : { nearest: suggest(s, seat, text) });
  }
  if (help === 'none') return failure('bad-command', `${quote(tokens[0])} is not a command.`);
  const own = ownCommands(s, seat);
  return failure('bad-command', `${quote(tokens[0])} is not a command; ${firstWords(own)}.`, {
    nearest: nearest(text, own, NEAREST),
  });
}

function firstWords(commands: readonly string[]): string {
  if (commands.length === 0) return 'there is nothing you can do now';
  const first = new Set(commands.map((command) => command.split(' ')[0]!));
  return `commands now begin with ${[...first].join(', ')}`;
}

function normalise(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return plain.split(/[\s,.]+/u).filter((token) => token !== '');
}

/** Every way in which the tokens fit a phrase of a kind. */
function read(game: Game, kind: CommandKind, parts: readonly Part[], tokens: readonly string[]): Reading[] {
  return match(game, parts, tokens, {}).map((operands) => ({ ...operands, kind: kind.name }));
}

type Operands = Readonly<Record<string, string | number | readonly string[]>>;

function match(game: Game, parts: readonly Part[], tokens: readonly string[], found: Operands): Operands[] {
  const [part, ...rest] = parts;
  if (part === undefined) return tokens.length === 0 ? [found] : [];
  if ('word' in part) return tokens[0] === part.word ? match(game, rest, tokens.slice(1), found) : [];
  if ('optional' in part) {
    return [...match(game, [...part.optional, ...rest], tokens, found), ...match(game, rest, tokens, found)];
  }
  if (!isThing(part.type)) {
    return cardLists(game, tokens).flatMap((cards) =>
      match(game, rest, [], { ...found, [part.operand]: cards }),
    );
  }
  return names(game, part.type, tokens).flatMap(({ value, length }) =>
    match(game, rest, tokens.slice(length), { ...found, [part.operand]: value }),
  );
}

/** Names that the tokens begin with; a name of several words may be written with spaces. */
function names(
  game: Game,
  type: ThingType,
  tokens: readonly string[],
): { value: string | number; length: number }[] {
  const found: { value: string | number; length: number }[] = [];
  for (let length = Math.min(LONGEST_NAME, tokens.length); length >= 1; length--) {
    const text = tokens.slice(0, length).join('-');
    const value = wholeNumber(text) ?? text;
    if (numberOf(game, type, value) !== undefined) found.push({ value, length });
  }
  return found;
}

/** Every way to read the tokens as a list of cities; no list is longer than a command can hold. */
function cardLists(game: Game, tokens: readonly string[], room = game.shape.cities): string[][] {
  if (tokens.length === 0) return [[]];
  if (room === 0) return [];
  return names(game, 'city', tokens).flatMap(({ value, length }) =>
    cardLists(game, tokens.slice(length), room - 1).map((cards) => [String(value), ...cards]),
  );
}

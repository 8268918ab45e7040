// Commands, configurations and records that callers hand over, as plain data of bounded size. What they say is checked later.
import type { Config, ConfigRequest } from './config.ts';
import { failure, success, type Result } from './errors.ts';
import type { NamedCommand } from './named.ts';
import type { GameRecord } from './record.ts';
import { isRulesVersion } from './rulesVersion.ts';
import { isSeed } from './seed.ts';
import { isList, isRecord, plainCopy, UNREADABLE } from './shapes.ts';
import { fromCommand } from './translate.ts';
import type { Game, Packed } from './types.ts';

/** More commands than any game has, and more values than they have. */
const MOST_COMMANDS = 20_000;
const MOST_VALUES = 10 * MOST_COMMANDS;
/** More values than a command has, and a configuration. */
const COMMAND_VALUES = 64;
const CONFIG_VALUES = 500;

/** A command from outside as plain data; what can't be copied is no command, and `fromCommand` says so. */
export function readCommand(command: NamedCommand): NamedCommand {
  return plainCopy(command, COMMAND_VALUES) as NamedCommand;
}

/** A command that may be anything, packed. */
export function commandFrom(game: Game, command: unknown): Result<Packed> {
  return fromCommand(game, readCommand(command as NamedCommand));
}

/** A configuration from outside as plain data; `checkConfig` looks at what it says. */
export function readConfig(config: ConfigRequest): Result<ConfigRequest> {
  const read = plainCopy(config, CONFIG_VALUES);
  return read === UNREADABLE
    ? failure('bad-configuration', 'A configuration must be a small object of words, lists and numbers.')
    : success(read as ConfigRequest);
}

/** A record from outside as plain data: a configuration that is still to be checked, a seed of four words, a list of commands. */
export function readRecord(record: GameRecord): Result<GameRecord> {
  const parts = partsOf(record);
  if (parts === undefined)
    return failure('bad-save', 'A recorded game must be an object with config, seed and commands.');
  const config = readConfig(parts.config);
  if (!config.ok) return config;
  if (!isSeed(parts.seed)) return failure('bad-seed', 'A seed must be four words of 32 bits.');
  const commands = plainCopy(parts.commands, MOST_VALUES);
  if (!Array.isArray(commands) || commands.length > MOST_COMMANDS)
    return failure(
      'bad-save',
      `A recorded game must have a list of at most ${String(MOST_COMMANDS)} commands.`,
    );
  const { rules } = parts;
  if (rules !== undefined && !isRulesVersion(rules))
    return failure('bad-save', 'The rules version of a game must be a whole number from 1 up.');
  return success({
    config: config.value as Config,
    seed: Int32Array.from(parts.seed),
    commands: commands as NamedCommand[],
    ...(rules === undefined ? {} : { rules }),
  });
}

function partsOf(record: GameRecord): GameRecord | undefined {
  try {
    const { config, seed, commands, rules } = record;
    return { config, seed, commands, ...(rules === undefined ? {} : { rules }) };
  } catch {
    return undefined;
  }
}

/** What a saved game has besides its record. */
interface Notes {
  readonly comments: Readonly<Record<number, readonly string[]>>;
  readonly result: string;
}

const MOST_COMMENTS = 100_000;

/** More letters than any comment has. */
const LONGEST_COMMENT = 1_000_000;

function areComments(value: unknown): boolean {
  return isList(value) && value.every((comment) => comment.length <= LONGEST_COMMENT);
}

/** The comments and the result of a saved game from outside; `readRecord` reads the rest. */
export function readNotes(saved: Notes): Result<Notes> {
  try {
    const comments = plainCopy(saved.comments, MOST_COMMENTS);
    const { result } = saved;
    if (isRecord(comments) && Object.values(comments).every(areComments) && typeof result === 'string')
      return success({ comments: comments as Notes['comments'], result });
  } catch {
    // Said below, as for comments of another form.
  }
  return failure('bad-save', 'A saved game must have a result, and comments as lists of texts by move.');
}

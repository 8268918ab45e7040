// Runs a command of an operator: reads its words, opens the store, and says what became of it.
import { parseArgs } from 'node:util';
import { readSettings, SettingsError, type Environment } from '../settings.ts';
import { COMMANDS, Misuse, type Command } from './catalogue.ts';
import { openAdminDatabase, type AdminDatabase } from './database.ts';

export const ADMIN_HELP = `Usage: cordon admin COMMAND [options]

Looks after the tables and guests of a server, which may run meanwhile and notices within a second or two. The store is the
server's own: DATABASE_URL, or the file CORDON_DATA (--data FILE).

  list [--status S] [--listed] [--older DAYS] [--limit N]   tables, the last touched first
  find TEXT [--limit N]               tables and guests by name or id
  show TABLE                          a table and its log, without keys and cards
  close TABLE                         end its game; everybody may still look at it
  delete TABLE                        erase it with everything that was said there
  remove-message TABLE NUMBER         erase what was written in an entry of the log
  remove-name GUEST                   call a guest “Guest”, also in old logs
  forget GUEST                        erase a guest: name, messages, keys, and tables that were theirs alone
  ban GUEST|ADDRESS [--days N] [--reason TEXT]
  unban GUEST|ADDRESS
  bans                                who is banned
  retention --days N [--dry-run]      delete tables that nobody has touched for N days
  verify [TABLE ...]                  read every log with the rules of this version; reads only, any older store will do
  epoch                               begin a new history, after files were put back by hand; stop the servers first

  --json      the same as JSON, one value on standard output
  --data FILE the SQLite file

Exit code 0: done; 1: it could not be done, or verify found something; 2: wrong words.`;

const OPTIONS = {
  status: { type: 'string' },
  listed: { type: 'boolean' },
  older: { type: 'string' },
  limit: { type: 'string' },
  days: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Say = (line: string) => void;

/** Gives back the exit code. */
export async function admin(
  args: readonly string[],
  environment: Environment,
  say: Say,
  complain: Say,
): Promise<number> {
  try {
    return await carryOut(args, environment, say);
  } catch (error) {
    const isMisuse = error instanceof Misuse || error instanceof SettingsError;
    complain(`cordon: ${error instanceof Error ? error.message : String(error)}`);
    return isMisuse ? 2 : 1;
  }
}

async function carryOut(args: readonly string[], environment: Environment, say: Say): Promise<number> {
  const { positionals, values } = parse(args);
  const [name, ...words] = positionals;
  if (values.help === true || name === undefined || name === 'help') {
    say(ADMIN_HELP);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new Misuse(`There is no command “${name}”; there are ${Object.keys(COMMANDS).join(', ')}.`);
  needWords(name, command, words, values);
  const { store } = readSettings(
    values.data === undefined
      ? environment
      : { ...environment, CORDON_DATA: values.data, DATABASE_URL: undefined },
  );
  const database = whenNeeded(() => openAdminDatabase(store, command.use ?? 'read'));
  try {
    const { json, lines, code = 0 } = await command.run(database, { words, values, now: Date.now() });
    if (values.json === true) say(JSON.stringify(json, undefined, 2));
    else for (const line of lines) say(line);
    return code;
  } finally {
    await database.close();
  }
}

/** Opened when it is first used: wrong words are told before the store is touched. */
function whenNeeded(open: () => Promise<AdminDatabase>): AdminDatabase {
  let opened: Promise<AdminDatabase> | undefined;
  const database = (): Promise<AdminDatabase> => (opened ??= open());
  return {
    run: async (sql, ...values) => (await database()).run(sql, ...values),
    transact: async (work) => (await database()).transact(work),
    close: async () => {
      const some = await opened?.catch(() => undefined);
      await some?.close();
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Misuse(`${message.split(/[.\n]/u)[0]!}; see --help.`);
  }
}

function needWords(name: string, command: Command, words: readonly string[], values: object): void {
  const [least, most] = command.words;
  if (words.length < least) throw new Misuse(`${name} needs more words; see --help.`);
  if (words.length > most)
    throw new Misuse(`“${words[most]!}” is one word too many for ${name}; see --help.`);
  const known = new Set(['json', 'data', 'help', ...(command.options ?? [])]);
  const strange = Object.keys(values).find((option) => !known.has(option));
  if (strange !== undefined) throw new Misuse(`${name} takes no --${strange}; see --help.`);
}

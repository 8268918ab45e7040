// The commands there are, what each is about, and how one is found and run.
import { useBundle } from './bundle/use.ts';
import { Trouble } from './trouble.ts';

/** A command: what it says about itself, and what it does with its arguments; it gives back the exit code. */
export interface CommandFile {
  readonly help: string;
  readonly run: (args: readonly string[]) => Promise<number> | number;
}

const COMMANDS: Readonly<
  Record<string, { readonly about: string; readonly load: () => Promise<CommandFile> }>
> = {
  serve: { about: 'serve tables to players on other machines', load: () => import('./commands/serve.ts') },
  admin: {
    about: 'look after the tables and guests of a server',
    load: () => import('./commands/admin.ts'),
  },
  play: { about: 'play a game in the terminal', load: () => import('./commands/play.ts') },
  simulate: { about: 'play many games with computer players', load: () => import('./commands/simulate.ts') },
  arena: {
    about: 'let bots play the same deals and compare them',
    load: () => import('./commands/arena.ts'),
  },
  ceiling: {
    about: 'tell how many deals can be won with every card known',
    load: () => import('./commands/ceiling.ts'),
  },
  ledger: { about: 'check the games that an arena wrote down', load: () => import('./commands/ledger.ts') },
  replay: { about: 'show a saved game at any move', load: () => import('./commands/replay.ts') },
  analyse: {
    about: 'tell where a saved game was won or lost',
    load: () => import('./commands/analyse.ts'),
  },
  verify: {
    about: 'check a saved game: seed, shuffle and every command',
    load: () => import('./commands/verify.ts'),
  },
  bench: { about: 'measure the speed of the engine', load: () => import('./commands/bench.ts') },
};

const USAGE = `Usage: cordon COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

“cordon COMMAND --help” tells more.`;

/** Commands that play so many games that building a bundle pays. */
const BUNDLED = new Set(['simulate', 'arena', 'ceiling', 'ledger', 'bench']);

const HELP = new Set(['help', '--help', '-h']);

/** Finds a command and runs it; gives back the exit code. */
export async function runCommand(name: string | undefined, args: readonly string[]): Promise<number> {
  if (name === undefined || HELP.has(name)) {
    console.log(USAGE);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new Trouble(`There is no command “${name}”; there are ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const asksForHelp = args.some((arg) => arg !== 'help' && HELP.has(arg));
  if (BUNDLED.has(name) && !asksForHelp) await useBundle();
  const { help, run } = await command.load();
  if (asksForHelp) {
    console.log(help);
    return 0;
  }
  return run(args);
}

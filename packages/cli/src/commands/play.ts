// cordon play: a game for people at one keyboard, with computer players if they like.
import { compile, view } from '@cordon/engine';
import { ENGINE_OPTIONS, readEngines } from '../engines/options.ts';
import { readSave, refuseExisting, writeSave } from '../files.ts';
import { readArguments, readSeed, textOf, type OptionSpecs, type Values } from '../options.ts';
import { keepsSecrets } from '../people.ts';
import { Bots, readBots } from '../play/bots.ts';
import { tableOfDay } from '../play/day.ts';
import { GameAtKeyboard } from '../play/game.ts';
import { Session } from '../play/session.ts';
import { readTable, TABLE_HELP, TABLE_OPTIONS } from '../tableOptions.ts';
import { Lines } from '../terminal/lines.ts';
import { say } from '../terminal/say.ts';
import { orTrouble, Trouble } from '../trouble.ts';
import { tell } from '../words/facts.ts';
import { rolesOf } from '../words/names.ts';
import { tableWords } from '../words/table.ts';

const OPTIONS: OptionSpecs = {
  ...TABLE_OPTIONS,
  ...ENGINE_OPTIONS,
  day: { type: 'string' },
  load: { type: 'string' },
  save: { type: 'string' },
  bots: { type: 'string' },
  hints: { type: 'string' },
};

export const help = `Usage: cordon play [options]

Plays a game at one keyboard. “help” during the game lists what can be typed; Tab completes.

  --bots SEATS         computer players, as in 2,3=greedy or 2=random
  --engine "COMMAND"   a program that speaks the protocol of docs/bot-protocol.md, called engine1 in --bots, the next one engine2
  --engine-seconds N   time for each of its decisions (5)
  --save FILE          save the game there after every command
  --load FILE          go on with a saved game
  --day DATE           the deal of a day, “today” or a date: the cards that the page deals on it without a server
  --hints yes|no       whether “hint” may be asked (yes)

${TABLE_HELP}

While nobody's hand is hidden from anybody, --windows possible is the rule: the game stops for events only when somebody could play one.`;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const saveTo = textOf(values, 'save');
  const session = sessionFor(values);
  const bots = new Bots(readBots(textOf(values, 'bots'), session.game, readEngines(values)));
  if (saveTo !== undefined) {
    if (saveTo !== textOf(values, 'load')) refuseExisting(saveTo);
    writeSave(saveTo, session.saved());
  }
  introduce(session);
  await bots.begin(session);
  const lines = new Lines();
  const over = await new GameAtKeyboard({ session, lines, bots, saveTo, hints: readHints(values) }).run();
  lines.close();
  await bots.end(session);
  farewell(session, saveTo, over ? 'over' : 'left', textOf(values, 'day'));
  return 0;
}

function readHints(values: Values): 'yes' | 'no' {
  const hints = textOf(values, 'hints') ?? 'yes';
  if (hints === 'yes' || hints === 'no') return hints;
  throw new Trouble(`--hints takes yes or no, not “${hints}”.`);
}

function sessionFor(values: Values): Session {
  const load = textOf(values, 'load');
  const day = textOf(values, 'day');
  if (load !== undefined) {
    needNothingElse(values, 'load', 'a saved game');
    const saved = readSave(load);
    return new Session(orTrouble(compile(saved.config)), saved.seed, saved);
  }
  if (day !== undefined) {
    needNothingElse(values, 'day', 'the deal of a day');
    const { game, seed } = tableOfDay(day, Date.now());
    return new Session(game, seed);
  }
  return new Session(newTable(values), readSeed(values));
}

function needNothingElse(values: Values, settled: 'load' | 'day', what: string): void {
  const others = [...Object.keys(TABLE_OPTIONS), 'day'].filter((name) => name !== settled);
  const both = others.find((name) => values[name] !== undefined);
  if (both !== undefined)
    throw new Trouble(`--${both} cannot be changed in ${what}; leave it out with --${settled}.`);
}

/** Where everybody sees who could play an event, the game need not stop where nobody can. */
function newTable(values: Values): ReturnType<typeof readTable> {
  const game = readTable(values, {});
  return keepsSecrets(game) ? game : readTable(values, { windows: 'possible' });
}

/** What everybody should know of the setup before the first board. */
const INTRODUCED = new Set(['roleDealt', 'firstPlayer']);

function introduce(session: Session): void {
  const { game, facts } = session;
  const told = Object.entries(game.config.options).map(([name, value]) => `${name} ${value}`);
  say(
    `Cordon: ${tableWords(game.config)}; ${told.join(', ')}.`,
    `Hash of the seed (SHA-256): ${session.hash}`,
    'The seed itself is shown when the game is over. Type “help” for help.',
    '',
  );
  const setup = facts[0]!.filter(({ fact }) => INTRODUCED.has(fact));
  say(...tell(game, rolesOf(view(session.state, 0)), setup));
  if (session.commands.length > 0) say(`Move ${String(session.commands.length)} of the saved game.`);
}

function farewell(
  session: Session,
  saveTo: string | undefined,
  how: 'over' | 'left',
  day: string | undefined,
): void {
  const file = saveTo ?? 'FILE';
  if (how === 'over') {
    const first =
      saveTo === undefined ? 'Games kept with --save FILE can be checked by anybody' : 'Anybody can check it';
    say(`The seed was ${session.seedText}. ${first}: cordon verify ${file}`);
  } else if (saveTo === undefined) {
    say('The game was not saved. Next time: “save FILE” before you leave, or start with --save FILE.');
    const deal = day === undefined ? `--seed ${session.seedText} with the same options` : `--day ${day}`;
    say(`The same deal again: cordon play ${deal}.`);
  } else
    say(
      `Saved after ${String(session.commands.length)} moves. Go on with: cordon play --load ${file} --save ${file}`,
    );
}

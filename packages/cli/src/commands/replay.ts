// cordon replay: the board of a saved game after any move, in words.
import { chanceAt } from '@cordon/bots';
import { compile, formatCommand, legal, view, replay, type SavedGame, type View } from '@cordon/engine';
import { readSave } from '../files.ts';
import { numberOf, readArguments } from '../options.ts';
import { say } from '../terminal/say.ts';
import { orTrouble } from '../trouble.ts';
import { boardLines } from '../words/board.ts';
import { rolesBefore, tell } from '../words/facts.ts';
import { playerName, rolesOf, type Roles } from '../words/names.ts';
import { percent } from '../words/reasons.ts';
import { endLines } from '../words/ending.ts';
import { waitWords } from '../words/waits.ts';

export const help = `Usage: cordon replay FILE [options]

Shows the board of a saved game in words, with all hands open.

  --at N       after move N; 0 is the start (the end of the game)
  --facts      first tell what happened up to there
  --chance     also tell the chance of winning there, from what whoever is asked could know`;

const MOST = 1_000_000;

export function run(args: readonly string[]): number {
  const { values, files } = readArguments(
    args,
    { at: { type: 'string' }, facts: { type: 'boolean' }, chance: { type: 'boolean' } },
    1,
  );
  const saved = readSave(files[0]!);
  const at = numberOf(values, 'at', 0, MOST, saved.commands.length);
  const { state, facts } = orTrouble(replay(saved, at));
  const { game } = state;
  const roles = rolesOf(view(state, 0));
  if (values['facts'] === true) {
    const rolesAfter = (step: number): Roles => rolesBefore(roles, facts.slice(step + 1).flat());
    say(...tell(game, rolesAfter(0), facts[0]!));
    for (const [index, command] of saved.commands.slice(0, at).entries()) {
      say(`${String(index + 1)}. ${formatCommand(game, command)}`);
      say(...tell(game, rolesAfter(index + 1), facts[index + 1]!).map((line) => `   ${line}`));
    }
    say('');
  }
  const board = openView(state);
  say(`After move ${String(at)} of ${String(saved.commands.length)}, turn ${String(board.turnsDone + 1)}:`);
  say(...boardLines(game, board));
  if (board.ending === 'running')
    say(
      `The game waits for ${playerName(roles, board.waitsFor)}: ${waitWords(game, board, legal(state, board.waitsFor))}.`,
    );
  else say(...endLines(game, board));
  if (values['chance'] === true) say(chanceLine(saved, at, board));
  return 0;
}

function chanceLine(record: SavedGame, step: number, { waitsFor }: View): string {
  const { mean, low, high } = chanceAt({ record, step, seat: waitsFor, seed: 'cordon replay' });
  const { sides } = orTrouble(compile(record.config));
  const isShared = sides.every((side) => side === sides[0]);
  const whose = isShared ? '' : ` for the side of player ${String(Math.max(1, waitsFor))}`;
  return `The chance of winning${whose} is about ${percent(mean)} (${percent(low)} to ${percent(high)}).`;
}

/** What lies open, with every hand as its owner sees it. */
function openView(state: Parameters<typeof view>[0]): ReturnType<typeof view> {
  const open = view(state, 0, 'told');
  return { ...open, seats: open.seats.map(({ seat }) => view(state, seat).seats[seat - 1]!) };
}

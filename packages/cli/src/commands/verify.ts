// cordon verify: replays a saved game from its seed and says what was checked.
import { formatSeed, parseSave, replay, seedHash, view } from '@cordon/engine';
import { readText } from '../files.ts';
import { readArguments } from '../options.ts';
import { say } from '../terminal/say.ts';
import { orTrouble } from '../trouble.ts';
import { counted } from '../words/names.ts';
import { tableWords } from '../words/table.ts';
import { endLines } from '../words/ending.ts';

export const help = `Usage: cordon verify FILE

Checks that the seed has the hash that was shown before the game, deals everything again from the seed, and plays every
command again, each of which must be legal. Exit code 0: all is well; 1: something is not.`;

export function run(args: readonly string[]): number {
  const [path] = readArguments(args, {}, 1).files;
  const saved = parseSave(readText(path!));
  if (!saved.ok) {
    say(`NOT VERIFIED: ${path!}`, saved.error.message);
    return 1;
  }
  const { seed, commands, config, result } = saved.value;
  const { state } = orTrouble(replay(saved.value));
  say(
    `Seed: ${formatSeed(seed)}`,
    `Its hash is right: ${seedHash(seed)}`,
    `Dealt again from the seed: ${tableWords(config)}.`,
    `Played again: ${counted(commands.length, 'command')}, every one legal.`,
    `The result in the file is right: ${result}. ${endLines(state.game, view(state, 0)).join(' ')}`,
    'VERIFIED',
  );
  return 0;
}

// Tab: the next word of any legal command or word of the terminal.
import { formatWords, type Command, type Game } from '@cordon/engine';
import { shortRegion } from '../words/names.ts';

/** What a line could become with one more word, each once; short forms only where nothing else fits. */
export function completions(
  line: string,
  choices: readonly string[],
  short: () => string[] = () => [],
): string[] {
  const found = nextWords(line, choices);
  return found.length > 0 ? found : nextWords(line, short());
}

function nextWords(line: string, choices: readonly string[]): string[] {
  const typed = line.trimStart().toLowerCase();
  const found = new Set<string>();
  for (const choice of choices) {
    if (!choice.startsWith(typed) || choice === typed) continue;
    const end = choice.indexOf(' ', typed.length);
    found.add(end < 0 ? choice : choice.slice(0, end + 1));
  }
  return [...found].toSorted();
}

/** Commands that name a region, and what can be asked about regions, in the short form. */
export function shortChoices(game: Game, commands: readonly Command[]): string[] {
  const said = commands.flatMap((command) => {
    if (!('region' in command)) return [];
    const { region } = command;
    return [formatWords(game, command).replace(` ${region}`, ` ${shortRegion(game, region)}`)];
  });
  return [...said, ...game.regionShorts.map((short) => `regions ${short}`)];
}

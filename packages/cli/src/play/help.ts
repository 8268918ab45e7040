// What “help” says during a game.
import type { Game } from '@cordon/engine';

const ABOUT: readonly string[] = [
  'Words of the terminal:',
  '  legal          every command that is possible now',
  '  board          the whole board',
  '  hand           your hand',
  '  city NAME      one city: cubes, neighbours, ways there',
  '  log [N]        the last N commands and what they did',
  '  undo           take your last command back, unless a card was revealed since',
  '  save FILE      save the game',
  '  quit           leave the game',
  'Tab completes commands and names. Names may be written with spaces or hyphens.',
  'A command of another player has the number in front: “2: one-quiet-night”.',
  'Commands of the game:',
];

export function helpLines(game: Game): string[] {
  const phrases = [...game.kindsByName.values()].map((kind) =>
    kind.phrase.replaceAll(/\{(\w+)\}/gu, (_, name: string) => name.toUpperCase()),
  );
  return [...ABOUT, `  ${phrases.join('; ')}`];
}

// What “help” says during a game.
import type { Game, KindGuide } from '@cordon/engine';
import { hasSides } from '../people.ts';
import { wordsOf } from '../words/games.ts';
import { patternOf } from '../words/names.ts';

const ABOUT: readonly string[] = [
  'Words of the terminal:',
  '  legal [WORD]   every command that is possible now, or all that begin with a word',
  '  board          the whole board',
  '  hand           your hand',
  '  city NAME      one city: cubes, neighbours, ways there',
  '  about [NAME]   what a role or an event does; without a name your role and your events',
  '  piles          the cards that were discarded',
  '  log [N]        the last N commands and what they did',
  '  hint, ?        what a good partner would play, and why',
  '  why [N]        what the last move of a computer player, or move N, was good for',
  '  undo           take your last command back, unless a card was revealed since',
  '  save FILE      save the game',
  '  quit           leave the game',
];

const REGIONS = '  regions [NAME] the regions and the cities around them, or those of one city';

const LAB = '  lab            the lab board and all Sequence cards';

const TYPING: readonly string[] = [
  'Tab completes commands and names. Names may be written with spaces or hyphens.',
  'A command of another player has the number in front, as in “2: end”.',
];

const SIDES = [
  'Partners share the keyboard. Another side that wants to say something in between is called by a number: “3:” passes the keyboard to player 3 for one',
  'command.',
] as const;

const KINDS = {
  action: 'Actions',
  free: 'Abilities that cost no action',
  event: 'Events',
  interruption: 'Abilities at any moment for events',
  nothing: 'Other steps and answers',
} as const satisfies Record<KindGuide['spends'], string>;

export function helpLines(game: Game): string[] {
  const { help, groups } = wordsOf(game.id);
  const kinds = [...game.kindsByName.values()];
  const titleOf = ({ name, spends }: (typeof kinds)[number]): string =>
    Object.entries(groups).find(([, names]) => names.includes(name))?.[0] ?? KINDS[spends];
  const commands = [...Object.values(KINDS), ...Object.keys(groups)].flatMap((title) => {
    const phrases = kinds.filter((kind) => titleOf(kind) === title).map((kind) => patternOf(kind.phrase));
    return phrases.length === 0 ? [] : [`${title}:`, `  ${phrases.join('; ')}`];
  });
  return [
    ...ABOUT,
    ...(game.regionIds.length > 0 ? [REGIONS] : []),
    ...(game.decks['sequence'] === undefined ? [] : [LAB]),
    ...TYPING,
    ...(hasSides(game) ? SIDES : []),
    ...help(game),
    ...commands,
  ];
}

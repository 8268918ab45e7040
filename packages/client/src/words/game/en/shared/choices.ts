// What a table can choose in every game, the bots, the endings.
import type { Explained, Waiting } from '../../explained.ts';
import type { GamePart, OptionWords } from '../../parts.ts';

const LEVELS: Readonly<Record<number, Explained>> = {
  4: { name: 'Introductory', about: 'Four epidemics: a good first game.' },
  5: { name: 'Standard', about: 'Five epidemics: a tight game for people who know the rules.' },
  6: { name: 'Heroic', about: 'Six epidemics: every mistake hurts.' },
  7: { name: 'Legendary', about: 'Seven epidemics: for those who have won everything else.' },
};

export function epidemics(count: number): Explained {
  return (
    LEVELS[count] ?? {
      name: `${String(count)} epidemics`,
      about: `The deck holds ${String(count)} epidemics.`,
    }
  );
}

/** An option with a fixed list of values. */
export function optionOf(
  name: string,
  about: string,
  values: Readonly<Record<string, Explained>>,
): OptionWords {
  return { name, about, value: (value) => values[value] };
}

export const options = {
  consent: optionOf(
    'Consent',
    'Whether others have to agree when a command moves their pawn or their cards.',
    {
      ask: { name: 'Ask', about: 'Whoever is concerned accepts or refuses.' },
      automatic: { name: 'Accept', about: 'Everybody agrees beforehand; nobody is asked.' },
    },
  ),
  windows: optionOf('Moments for events', 'When the game stops so that somebody can play an event.', {
    always: {
      name: 'Always',
      about: 'The game stops each time, so that nobody can tell who holds an event.',
    },
    possible: {
      name: 'Only when needed',
      about: 'The game stops only where somebody could play one: faster, but it gives a hint.',
    },
  }),
} satisfies Readonly<Record<string, OptionWords>>;

export const bots = {
  novice: {
    name: 'Novice',
    about: 'Thinks from one action to the next: easy to follow, good to learn beside.',
  },
  fast: { name: 'Fast', about: 'Plans its whole turn in the blink of an eye.' },
  strong: {
    name: 'Strong',
    about: 'Plays its best plans through in its head before it chooses.',
  },
  greedy: { name: 'Greedy', about: 'Grabs what looks best at once. For comparison.' },
  random: { name: 'Random', about: 'Plays anything that is allowed. For tests.' },
};

export const endings = {
  running: () => ({ heading: 'In play', sentence: 'The game goes on.' }),
  abandoned: () => ({ heading: 'Given up', sentence: 'The game was abandoned.' }),
  stopped: () => ({ heading: 'The record ends here', sentence: 'Nobody can play on at this table.' }),
  won: (game) => ({ heading: 'Victory', sentence: game.won }),
  outbreaks: () => ({ heading: 'Defeat', sentence: 'Too many outbreaks: panic spreads everywhere.' }),
  cubes: () => ({
    heading: 'Defeat',
    sentence: 'A disease got out of hand: there were not enough cubes of it left.',
  }),
  cards: () => ({ heading: 'Defeat', sentence: 'Out of time: the player deck has run dry.' }),
} satisfies Readonly<Record<string, (game: GamePart) => Waiting>>;

export const isEnding = (id: string): id is keyof typeof endings => Object.hasOwn(endings, id);

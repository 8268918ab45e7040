// The words that questions begin with when they are typed, in every language at once: nobody has to switch to ask.
import { tokensOf } from '../choices/spelling.ts';

export const ASKS = {
  where: ['where am i', 'where', 'w', 'où suis-je', 'où', 'situation'],
  city: ['describe', 'city', 'ville', 'décrire'],
  hand: ['hand', 'main', 'hand of', 'main de'],
  legal: ['legal', 'legal moves', 'moves', 'coups', 'coups possibles'],
  threats: ['threats', 'menaces', 'dangers'],
  last: ['last', 'last event', 'dernier', 'derniers', 'dernier événement'],
  tracks: ['tracks', 'pistes'],
  players: ['players', 'joueurs'],
  deck: ['deck', 'decks', 'pioche', 'pioches'],
  lab: ['lab', 'laboratory', 'labo', 'laboratoire'],
  help: ['help', 'aide'],
  undo: ['undo', 'annuler', 'annule'],
  yes: ['yes', 'y', 'oui', 'o'],
  no: ['no', 'n', 'non'],
} as const;

export type Ask = keyof typeof ASKS;

/** A question, and what it is about as it was typed. */
export interface Asked {
  readonly ask: Ask;
  readonly rest: string;
}

const SPELT = Object.entries(ASKS).flatMap(([ask, spellings]) =>
  spellings.map((spelling) => ({ ask, tokens: tokensOf(spelling) })),
);
/** “city of Paris”, “la ville de Paris”. */
const LITTLE: ReadonlySet<string> = new Set(['of', 'the', 'de', 'du', 'la', 'le', 'les', 'd', 'l']);

const isAsk = (name: string): name is Ask => Object.hasOwn(ASKS, name);

/** The question with the most words that the text begins with; none where it begins like none. */
export function askedIn(text: string): Asked | undefined {
  const typed = tokensOf(text);
  const fitting = SPELT.filter(({ tokens }) => tokens.every((token, index) => typed[index] === token));
  const [longest] = fitting.toSorted((one, other) => other.tokens.length - one.tokens.length);
  if (longest === undefined || !isAsk(longest.ask)) return undefined;
  const rest = typed.slice(longest.tokens.length);
  const from = rest.findIndex((token) => !LITTLE.has(token));
  return { ask: longest.ask, rest: rest.slice(from === -1 ? rest.length : from).join(' ') };
}

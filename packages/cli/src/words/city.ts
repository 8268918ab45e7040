// One city in words: what is there, what is near, how to get there now.
import type { Game, View } from '@cordon/engine';
import { wordsOf } from './games.ts';
import { cityName, counted, listed, playerName, rolesOf } from './names.ts';
import { offerWords, type Offer } from './price.ts';

const WAYS = 6;

export function cityLines(game: Game, view: View, id: string, offers: readonly Offer[]): string[] {
  const city = game.cityNumbers.get(id)!;
  const near = Array.from(game.near[city]!, (other) => game.cityIds[other]!);
  const pawns = view.seats
    .filter((seat) => seat.city === id)
    .map(({ seat }) => playerName(rolesOf(view), seat));
  const ways = offers
    .filter(({ command }) => 'to' in command && command.to === id)
    .map((offer) => offerWords(game, offer));
  const holders = view.seats
    .filter((seat) => seat.hand.includes(id))
    .map(({ seat }) => playerName(rolesOf(view), seat));
  return [
    `${cityName(game, id)}, a ${game.colourIds[game.colourOf[city]!]!} city: ${cubeWords(view, id)}.`,
    `Next to it: ${near.map((other) => `${cityName(game, other)} (${cubeWords(view, other)})`).join(', ')}.`,
    ...wordsOf(game.id).city(game, view, id),
    ...(pawns.length > 0 ? [`There: ${listed(pawns)}.`] : []),
    ...(holders.length > 0 ? [`Its card is in the hand of ${listed(holders)}.`] : []),
    ...(view.playerDiscard.includes(id) ? ['Its player card was discarded.'] : []),
    infectionWords(view, id),
    ...(ways.length > 0 ? [`Ways there now: ${listed(ways.slice(0, WAYS), 'or')}.`] : []),
  ];
}

function cubeWords(view: View, id: string): string {
  const cubes = Object.entries(view.cubes[id] ?? {});
  if (cubes.length === 0) return 'no cubes';
  return listed(cubes.map(([colour, count]) => counted(count, `${colour} cube`)));
}

function infectionWords(view: View, id: string): string {
  if (view.infectionDiscard.includes(id))
    return 'Its infection card is in the discard pile: safe until the next epidemic.';
  const inDeck = Object.values(view.infectionDeck.sets).some((set) => set.includes(id));
  if (!inDeck) return 'Its infection card is out of the game.';
  const known = view.infectionDeck.groups
    .flatMap((group) => Object.entries(group.known))
    .find(([, card]) => card === id);
  if (known !== undefined) return `Its infection card is number ${known[0]} from the top of the deck.`;
  return 'Its infection card is in the deck.';
}

// A hand in words: grouped by colour, with how far each colour leads.
import { speakerOf, type Game, type View } from '@cordon/engine';
import { seatsOfPerson } from '../people.ts';
import { wordsOf } from './games.ts';
import { cardName, listed, playerName, rolesOf } from './names.ts';

/** What whoever sits here holds; with the hands of all seats that this person decides for. */
export function handLines(game: Game, view: View, seat: number): string[] {
  const seats = seatsOfPerson(game, speakerOf(game, seat));
  return seats.map((own) => {
    const whose = seats.length === 1 ? 'Your hand' : `Hand of ${playerName(rolesOf(view), own)}`;
    return `${whose}: ${handWords(game, view, own)}.`;
  });
}

/** “blue 3 of 5: Paris, London and Essen; red 1 of 5: Tokyo; events: Airlift”. */
export function handWords(game: Game, view: View, seat: number): string {
  const { hand, handSize } = view.seats[seat - 1]!;
  const { progress } = wordsOf(game.id);
  const groups = game.colourIds.flatMap((colour) => {
    const cards = hand.filter((card) => colourOf(game, card) === colour);
    return cards.length === 0
      ? []
      : [{ cards, text: `${progress(view, seat, colour, cards.length)}: ${names(game, cards)}` }];
  });
  groups.sort((a, b) => b.cards.length - a.cards.length);
  const events = hand.filter((card) => colourOf(game, card) === undefined);
  const parts = groups.map((group) => group.text);
  if (events.length > 0) parts.push(`events: ${names(game, events)}`);
  const unseen = handSize - hand.length;
  if (unseen > 0) parts.push(`${String(unseen)} not seen`);
  return parts.length === 0 ? 'empty' : parts.join('; ');
}

function names(game: Game, cards: readonly string[]): string {
  return listed(cards.map((card) => cardName(game, card)));
}

function colourOf(game: Game, card: string): string | undefined {
  const city = game.cityNumbers.get(card);
  return city === undefined ? undefined : game.colourIds[game.colourOf[city]!];
}

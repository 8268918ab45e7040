// With private hands a drawn state holds guesses: cards in other hands that the viewer hasn't seen there. Advice builds on none of them.
import { PLACES, type Sight, type State } from '@cordon/engine/inner';

const OPEN_PLACES = new Set<number>(Object.values(PLACES));

/** Whether the viewer can't tell where a card is. */
function isGuess({ table }: Sight, card: number): boolean {
  const place = table.places[card]!;
  return place >= table.game.shape.seats && !OPEN_PLACES.has(place);
}

/** Takes every card that the viewer only guesses out of the hands, as if nobody had drawn it. */
export function forgetGuesses(sight: Sight, state: State): void {
  const { firstEpidemic, shape } = state.game;
  for (let card = 0; card < firstEpidemic; card++) {
    if (!isGuess(sight, card)) continue;
    const seat = state.places[card]!;
    state.places[card] = PLACES.deck;
    if (seat >= shape.seats) continue;
    const word = seat * shape.cardWords + (card >> 5);
    state.hands[word] = state.hands[word]! & ~(1 << (card & 31));
  }
}

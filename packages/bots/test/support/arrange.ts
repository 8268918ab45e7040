// Puts cards and cubes where a test wants them.
import { PLACES, type State } from '@cordon/engine/inner';

export const cityOf = (state: State, id: string): number => state.game.cityNumbers.get(id)!;

export function putCubes(state: State, city: string, colour: string, count: number): void {
  const { colourIds, shape } = state.game;
  state.cubes[cityOf(state, city) * shape.colours + colourIds.indexOf(colour)] = count;
}

/** The card lies in the hand of a seat, counted from 1, whatever lay where before. */
export function deal(state: State, seat: number, ids: readonly string[]): void {
  const { cardNumbers, shape } = state.game;
  for (const id of ids) {
    const card = cardNumbers.get(id)!;
    const bit = 1 << (card & 31);
    for (let other = 0; other < shape.seats; other++) {
      const word = other * shape.cardWords + (card >> 5);
      state.hands[word] = state.hands[word]! & ~bit;
    }
    const word = (seat - 1) * shape.cardWords + (card >> 5);
    state.hands[word] = state.hands[word]! | bit;
    state.places[card] = seat - 1;
    state.handSizes[seat - 1] = state.handSizes[seat - 1]! + 1;
  }
}

export function emptyHands(state: State): void {
  state.hands.fill(0);
  state.handSizes.fill(0);
  for (let card = 0; card < state.game.firstEvent; card++)
    if (state.places[card]! < state.game.shape.seats) state.places[card] = PLACES.discard;
}

// Commands that turn up cards which have nothing to do with the decks that are drawn from at the end of a turn, such as those of a deck that
// a challenge brings. They are looked at over several orders of it, the same for whoever thinks about them.
import {
  blankState,
  copyInto,
  play,
  seedRandom,
  type Game,
  type Packed,
  type State,
} from '@cordon/engine/inner';

/** So many orders are looked at. */
const ORDERS = 3;

export interface Dealing {
  /** Whether all that came up between two states belongs to such a deck. */
  isOwn(before: State, after: State): boolean;
  /**
   * Plays a command as it goes with one of the orders, into `to`: the one whose outcome is nearest to the mean of all. Says by how much the mean
   * is better.
   */
  playUsual(to: State, from: State, command: Packed, worthOf: (s: State) => number): number;
}

export function makeDealing(game: Game): Dealing {
  const drawn = blankState(game);
  const words = new Int32Array(4);
  const worths = new Float64Array(ORDERS);

  function playInOrder(to: State, from: State, command: Packed, order: number): void {
    copyInto(to, from);
    seedRandom(words, Int32Array.of(order + 1, 2, 3, 4));
    for (const resample of game.resamples) resample(to, { viewer: to.turn, table: from }, words);
    game.hiding?.conceal(to);
    play(to, command);
  }

  return {
    isOwn: (before, after) =>
      game.resamples.length > 0 &&
      before.turnsDone === after.turnsDone &&
      before.playerDeck.size === after.playerDeck.size &&
      before.infectionDeck.size === after.infectionDeck.size &&
      isSame(before.playerDeck.seen, after.playerDeck.seen) &&
      isSame(before.infectionDeck.seen, after.infectionDeck.seen),
    playUsual(to, from, command, worthOf) {
      let mean = 0;
      for (let order = 0; order < ORDERS; order++) {
        playInOrder(drawn, from, command, order);
        worths[order] = worthOf(drawn);
        mean += worths[order]! / ORDERS;
      }
      let usual = 0;
      for (let order = 1; order < ORDERS; order++)
        if (Math.abs(worths[order]! - mean) < Math.abs(worths[usual]! - mean)) usual = order;
      playInOrder(to, from, command, usual);
      return mean - worths[usual]!;
    },
  };
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

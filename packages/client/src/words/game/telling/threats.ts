// What a table should be afraid of, as data.
import type { View } from '@cordon/engine';
import { factsOf } from '../../../games/games.ts';

export interface Threats {
  /** Cities about to break out. */
  readonly full: readonly { readonly city: string; readonly colour: string }[];
  /** Colours with few cubes left. */
  readonly low: readonly { readonly colour: string; readonly left: number }[];
  /** How many more outbreaks lose the game; undefined while there is room. */
  readonly outbreaksLeft: number | undefined;
  /** Turns until the player deck runs out; undefined while there are many. */
  readonly turnsLeft: number | undefined;
}

const FULL = 3;
const FEW_CUBES = 5;
const FEW_OUTBREAKS = 3;
const FEW_TURNS = 4;
const CARDS_PER_TURN = 2;

/** Turns that can still draw all their cards. */
export function turnsLeft(view: View): number {
  return Math.floor(view.playerDeck.size / CARDS_PER_TURN);
}

export function threatsOf(view: View): Threats {
  const left = factsOf(view.config.game).outbreakLimit - view.outbreaks;
  const turns = turnsLeft(view);
  return {
    full: Object.entries(view.cubes).flatMap(([city, cubes]) =>
      Object.entries(cubes).flatMap(([colour, count]) => (count >= FULL ? [{ city, colour }] : [])),
    ),
    low: Object.entries(view.supply).flatMap(([colour, cubes]) =>
      cubes <= FEW_CUBES ? [{ colour, left: cubes }] : [],
    ),
    outbreaksLeft: left <= FEW_OUTBREAKS ? left : undefined,
    turnsLeft: turns <= FEW_TURNS ? turns : undefined,
  };
}

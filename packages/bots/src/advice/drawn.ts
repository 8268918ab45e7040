// States drawn from what a viewer sees.
import {
  blankState,
  legalInto,
  makeOffers,
  type Game,
  type Packed,
  type Sight,
  type State,
} from '@cordon/engine/inner';
import { drawInto } from '../search/draw.ts';

/** A card that somebody may hold is held in one of so many draws at least. */
const DRAWS = 200;

/** A state of a game with the cells of the sight's table. */
export function drawState(game: Game, sight: Sight, random: Int32Array): State {
  const state = blankState(game);
  drawInto(state, sight, random);
  return state;
}

/** One in which a command is legal: what it takes is there. Undefined if there is none. */
export function drawStateFor(
  game: Game,
  sight: Sight,
  random: Int32Array,
  command: Packed,
): State | undefined {
  const state = blankState(game);
  const offers = makeOffers();
  for (let draw = 0; draw < DRAWS; draw++) {
    drawInto(state, sight, random);
    legalInto(state, offers);
    if (offers.items.subarray(0, offers.count).includes(command)) return state;
  }
  return undefined;
}

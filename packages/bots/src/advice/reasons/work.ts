// Reasons about the work that goals take besides cards: what each step of a line is for.
import {
  blankState,
  copyInto,
  kindOf,
  legalInto,
  makeOffers,
  play,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Weighted } from '../reason.ts';

/** A step that brings a goal no nearer than by so many actions is about something else. */
const LEAST = 0.5;
const WEIGHT = 10;
const COMPLETE = 22;
const SEEKING = 7;

/** Each deed once for each goal; after cards that are turned up nothing is known. */
export function workDone(before: State, commands: readonly Packed[]): Weighted[] {
  const { colourIds, kinds, work } = before.game;
  if (work === undefined) return [];
  const state = blankState(before.game);
  copyInto(state, before);
  const offers = makeOffers();
  const reasons: Weighted[] = [];
  const told = new Set<string>();
  for (const command of commands) {
    legalInto(state, offers);
    if (!offers.items.subarray(0, offers.count).includes(command)) continue;
    const was = Float64Array.from(work.actions(state));
    const open = openGoals(state);
    const { reveals } = state;
    play(state, command);
    if (state.over !== 0) return reasons;
    if (state.reveals !== reveals) {
      const isAction = kinds[kindOf(command)]!.spends === 'action';
      const isDraw = state.playerDeck.size < before.playerDeck.size;
      const isSought = isAction && !isDraw && openGoals(state) === open;
      if (isSought) reasons.push({ reason: { code: 'seeks-card' }, weight: SEEKING });
      return reasons;
    }
    const is = work.actions(state);
    const goal = furthered(was, is);
    if (goal < 0 || was[goal]! - is[goal]! < LEAST) continue;
    const [deed, colour] = [kinds[kindOf(command)]!.name, colourIds[goal]!];
    if (is[goal] === 0) reasons.push({ reason: { code: 'completes-work', colour }, weight: COMPLETE });
    else if (!told.has(`${deed} ${colour}`))
      reasons.push({ reason: { code: 'works-for', deed, colour }, weight: WEIGHT + was[goal]! - is[goal]! });
    told.add(`${deed} ${colour}`);
  }
  return reasons;
}

/** The goal that came nearest by something. */
function furthered(was: Readonly<Float64Array>, is: Readonly<Float64Array>): number {
  let best = -1;
  for (let goal = 0; goal < was.length; goal++)
    if (best < 0 || was[goal]! - is[goal]! > was[best]! - is[best]!) best = goal;
  return best;
}

function openGoals(s: State): number {
  const { goals } = s.game;
  let open = 0;
  for (let goal = 0; goal < goals!.count(s.game); goal++) if (!goals!.isReached(s, goal)) open++;
  return open;
}

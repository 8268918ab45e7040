// From the end of one action part to the beginning of the next, with every card known: questions are answered by what looks best, and
// events are tried on what really comes.
import {
  blankState,
  copyInto,
  legalInto,
  makeOffers,
  play,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';

/** More questions than come between two action parts. */
const QUESTIONS = 200;

export interface Passage {
  /** Plays on to the next action part or to the end of the game, and notes every command. */
  pass(s: State, commands: Packed[], events: 'kept' | 'tried'): void;
}

export function makePassage({ game, judge, playout, search }: Mind): Passage {
  const offers = makeOffers();
  const future = blankState(game);

  function eventWays(s: State): Packed[] {
    legalInto(s, offers);
    return playout.quickEvents(s, Array.from(offers.items.subarray(0, offers.count)));
  }

  /** The event after which the next action part begins best; undefined where that is none. */
  function bestEvent(s: State): Packed | undefined {
    const ways = eventWays(s);
    if (ways.length === 0) return undefined;
    const outlook = (way: Packed | undefined): number => {
      copyInto(future, s);
      if (way !== undefined) play(future, way);
      pass(future, [], 'kept');
      return judge.odds(future);
    };
    let best = outlook(undefined);
    let choice: Packed | undefined;
    for (const way of ways) {
      const odds = outlook(way);
      if (odds > best) {
        best = odds;
        choice = way;
      }
    }
    return choice;
  }

  function pass(s: State, commands: Packed[], events: 'kept' | 'tried'): void {
    for (let question = 0; question < QUESTIONS && s.over === 0; question++) {
      if (search.isActing(s)) return;
      const command = (events === 'tried' ? bestEvent(s) : undefined) ?? playout.answerTo(s);
      commands.push(command);
      play(s, command);
    }
  }

  return { pass };
}

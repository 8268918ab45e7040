// From the end of one action part to the beginning of the next, with every card known: questions are answered by what looks best, and
// events are tried on what really comes.
import {
  answersInto,
  blankState,
  copyInto,
  kindOf,
  legalInto,
  makeOffers,
  play,
  seatOf,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';

/** More questions than come between two action parts. */
const QUESTIONS = 200;
/** An event that can be played in more ways is left for the action parts. */
const FEW_WAYS = 24;

export interface Passage {
  /** Plays on to the next action part or to the end of the game, and notes every command. */
  pass(s: State, commands: Packed[], events: 'kept' | 'tried'): void;
}

export function makePassage({ game, judge, search }: Mind): Passage {
  const offers = makeOffers();
  const trial = blankState(game);
  const future = blankState(game);

  const isEvent = (command: Packed): boolean => game.kinds[kindOf(command)]!.spends === 'event';

  /** The answer that looks best; the first where only going on is asked. */
  function answer(s: State): Packed {
    answersInto(s, offers);
    const seat = seatOf(offers.items[0]!);
    const answers = offers.items.slice(0, offers.count).filter((item) => seatOf(item) === seat);
    if (answers.length === 1) return answers[0]!;
    let best = -Infinity;
    let choice = answers[0]!;
    for (const item of answers) {
      copyInto(trial, s);
      play(trial, item);
      const odds = judge.odds(trial);
      if (odds > best) {
        best = odds;
        choice = item;
      }
    }
    return choice;
  }

  function eventWays(s: State): Packed[] {
    legalInto(s, offers);
    const events = Array.from(offers.items.subarray(0, offers.count)).filter(isEvent);
    const ways = Map.groupBy(events, kindOf);
    return events.filter((event) => ways.get(kindOf(event))!.length <= FEW_WAYS);
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
      const command = (events === 'tried' ? bestEvent(s) : undefined) ?? answer(s);
      commands.push(command);
      play(s, command);
    }
  }

  return { pass };
}

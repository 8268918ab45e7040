// Plays a state on by itself: every seat follows its best plan, and what is asked in between is answered by what looks best.
import {
  answersInto,
  blankState,
  copyInto,
  kindOf,
  legalInto,
  makeOffers,
  play,
  seatOf,
  type Game,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Judge } from '../position/judge.ts';
import type { TurnSearch } from './turn.ts';

/** A turn asks fewer questions. */
const QUESTIONS = 200;

export interface Playout {
  /** Plays the commands of a plan as far as they are legal, with whatever they ask. */
  follow(s: State, commands: readonly Packed[]): void;
  /** Ends the action part and plays on to the next one, or to the end of the game. */
  finish(s: State): void;
  /** Plays one action part by the best plan of a beam. */
  act(s: State, width: number): void;
}

export function makePlayout(game: Game, judge: Judge, search: TurnSearch): Playout {
  const offers = makeOffers();
  const trial = blankState(game);
  const end = game.kindsByName.get('end')!.id;

  function isEvent(command: Packed): boolean {
    return game.kinds[kindOf(command)]!.spends === 'event';
  }

  /** The answer that looks best, or the first where nothing but going on is asked. Events are not played here. */
  function answer(s: State): Packed {
    const seat = seatOf(offers.items[0]!);
    const answers = offers.items
      .slice(0, offers.count)
      .filter((item) => seatOf(item) === seat && !isEvent(item));
    if (answers.length < 2) return offers.items[0]!;
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

  /** Answers until an action part waits. */
  function settle(s: State): void {
    for (let question = 0; question < QUESTIONS && s.over === 0; question++) {
      answersInto(s, offers);
      if (kindOf(offers.items[0]!) === end) return;
      play(s, answer(s));
    }
  }

  function finish(s: State): void {
    answersInto(s, offers);
    if (s.over === 0 && kindOf(offers.items[0]!) === end) play(s, offers.items[0]!);
    settle(s);
  }

  function isLegal(command: Packed): boolean {
    for (let i = 0; i < offers.count; i++) if (offers.items[i] === command) return true;
    return false;
  }

  function follow(s: State, commands: readonly Packed[]): void {
    for (const command of commands) {
      if (s.over !== 0) return;
      legalInto(s, offers);
      if (!isLegal(command)) break;
      play(s, command);
    }
    if (s.over === 0) settle(s);
  }

  return {
    follow,
    finish,
    act(s, width) {
      follow(s, search.plans(s, width, 1)[0]!.commands);
    },
  };
}

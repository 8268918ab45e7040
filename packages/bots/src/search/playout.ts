// Plays a state on by itself: every seat follows its best plan, and what is asked in between is answered by what looks best to the side
// that is asked.
import {
  answersInto,
  blankState,
  copyInto,
  first,
  kindOf,
  legalInto,
  makeOffers,
  MOMENTS,
  PASS,
  play,
  seatAsked,
  seatOf,
  second,
  topFrame,
  type Game,
  type Packed,
  type Seat,
  type State,
} from '@cordon/engine/inner';
import type { Judge } from '../position/judge.ts';
import { usesBoxes } from '../position/boxes.ts';
import { answersIn, isUnfinished } from './questions.ts';
import type { Search, TurnSearch } from './turn.ts';

/** A turn asks fewer questions. */
const QUESTIONS = 200;
/** More plans than a turn is cut into. */
const PLANS = 6;
/** Of an event that can be played in more ways none is tried between turns. */
const FEW_WAYS = 24;
/** In haste a kind of command with more ways than this is not looked at: of flights anywhere one in seven hundred is best. */
const HASTY_WAYS = 14;

export interface Playout {
  /** Plays the commands of a plan as far as they are legal, with whatever they ask. */
  follow(s: State, commands: readonly Packed[]): void;
  /** Ends the action part and plays on to the next one, or to the end of the game. */
  finish(s: State): void;
  /** The answer to what is asked that looks best; nothing that interrupts. */
  answerTo(s: State): Packed;
  /** What a position looks like after a command and the answers to all that it asks, as far as nothing hidden comes up. */
  oddsAfter(s: State, command: Packed): number;
  /** The events among some commands that can be played in few ways: those that need no plan. */
  quickEvents(s: State, commands: readonly Packed[]): Packed[];
  /** Plays one action part by the best plan of a beam. */
  act(s: State, width: number): void;
  /** The same in haste: what can be done in many ways is not looked at. */
  actInHaste(s: State, width: number): void;
}

/** What a side judges and plans by. */
interface Thinker {
  readonly judge: Judge;
  readonly search: TurnSearch;
}

/** Plays on for a side; what others do they do by their own judgement, which `thinkerOf` knows. */
export function makePlayout(
  game: Game,
  { judge, search }: Thinker,
  thinkerOf: (side: number) => Thinker,
): Playout {
  const offers = makeOffers();
  const trial = blankState(game);
  const done = blankState(game);
  const actions = game.frames.find((frame) => frame?.name === 'actions');
  const counts = new Int32Array(256);

  /** Whether it is an event, or something else that may be done whenever events may be played. */
  function interrupts(command: Packed): boolean {
    if (command === PASS) return false;
    const { spends } = game.kinds[kindOf(command)]!;
    return spends === 'event' || spends === 'interruption';
  }

  const sparesPetty = usesBoxes(game);

  /** Whether an event takes a single cube from where no other of its colour lies: of many ways those are the last to try. */
  function isPetty(s: State, command: Packed): boolean {
    if (!sparesPetty) return false;
    const [colour, city] = Object.values(game.kinds[kindOf(command)]!.operands);
    if (colour !== 'colour' || city !== 'city') return false;
    return s.cubes[second(command) * game.shape.colours + first(command)]! < 2;
  }

  const { sides } = game;
  const playsAlone = sides.every((side) => side === judge.side);

  function judgeOf(seat: Seat): Judge {
    return playsAlone || sides[seat] === judge.side ? judge : thinkerOf(sides[seat]!).judge;
  }

  function searchAt(s: State): TurnSearch {
    const side = playsAlone ? judge.side : sides[seatAsked(s)]!;
    return side === judge.side ? search : thinkerOf(side).search;
  }

  /** The command after which the position looks best to whoever plays it, and better than that; else PASS. */
  function bestLooking(s: State, commands: readonly Packed[], least: number, by = judge): Packed {
    let best = least;
    let choice = PASS;
    for (const command of commands) {
      copyInto(trial, s);
      play(trial, command);
      const odds = by.odds(trial);
      if (odds > best) {
        best = odds;
        choice = command;
      }
    }
    return choice;
  }

  function answerTo(s: State): Packed {
    const answers = answersIn(s);
    const [one] = answers;
    return answers.length < 2 ? one! : bestLooking(s, answers, -Infinity, judgeOf(seatOf(one!)));
  }

  function oddsAfter(s: State, command: Packed): number {
    copyInto(done, s);
    play(done, command);
    for (let question = 0; question < QUESTIONS && isUnfinished(done); question++) {
      if (done.reveals !== s.reveals) break;
      play(done, answerTo(done));
    }
    return judge.odds(done);
  }

  function quickEvents(s: State, commands: readonly Packed[]): Packed[] {
    const events = commands.filter((command) => interrupts(command) && !isPetty(s, command));
    if (events.length === 0) return events;
    counts.fill(0);
    for (const event of events) counts[kindOf(event)]! += 1;
    return events.filter((event) => counts[kindOf(event)]! <= FEW_WAYS);
  }

  /** The events that were offered last. */
  function eventsOffered(): Packed[] {
    const events: Packed[] = [];
    for (let i = 0; i < offers.count; i++) if (interrupts(offers.items[i]!)) events.push(offers.items[i]!);
    return events;
  }

  /** An event that makes the position look better at once, where there are few ways to play it; else PASS. */
  function interruption(s: State): Packed {
    if (topFrame(s).moment === MOMENTS.closed) return PASS;
    legalInto(s, offers);
    const events = quickEvents(s, eventsOffered());
    if (events.length === 0) return PASS;
    // What it asks is not looked at: between turns that are played ahead, that costs more than it tells.
    if (playsAlone) return bestLooking(s, events, judge.odds(s));
    for (const side of new Set(sides)) {
      const own = events.filter((event) => sides[seatOf(event)] === side);
      if (own.length === 0) continue;
      const by = judgeOf(seatOf(own[0]!));
      const event = bestLooking(s, own, by.odds(s), by);
      if (event !== PASS) return event;
    }
    return PASS;
  }

  /** Answers until an action part waits. */
  function settle(s: State): void {
    for (let question = 0; question < QUESTIONS && s.over === 0; question++) {
      if (topFrame(s) === actions) return;
      const event = interruption(s);
      play(s, event === PASS ? answerTo(s) : event);
    }
  }

  function finish(s: State): void {
    if (s.over === 0 && topFrame(s) === actions) {
      answersInto(s, offers);
      play(s, offers.items[0]!);
    }
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

  /** Whether a pawn that may hide stands on the board. */
  function isSomebodySeen(s: State): boolean {
    return game.hiding?.isSeen(s) === true;
  }

  /** The best plan, and the next one where it ends with cards that are turned up, or somebody was found. */
  function followPlans(s: State, choice: Search): void {
    for (let count = 0; count < PLANS; count++) {
      const isSeen = isSomebodySeen(s);
      const { commands, isOpen } = searchAt(s).plans(s, choice)[0]!;
      follow(s, commands);
      const isOther = isOpen || isSomebodySeen(s) !== isSeen;
      if (!isOther || !search.isActing(s)) return;
    }
  }

  return {
    follow,
    finish,
    answerTo,
    oddsAfter,
    quickEvents,
    act: (s, width) => followPlans(s, { width, most: 1 }),
    actInHaste: (s, width) => followPlans(s, { width, most: 1, ways: HASTY_WAYS }),
  };
}

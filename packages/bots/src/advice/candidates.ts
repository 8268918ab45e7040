// The lines that are worth comparing at a position: plans for the rest of a turn, or the answers to a question.
import {
  blankState,
  copyInto,
  kindOf,
  legalInto,
  makeOffers,
  PASS,
  play,
  seatOf,
  type Packed,
  type Seat,
  type Sight,
  type State,
} from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';
import { makeFilter } from '../search/filter.ts';
import { chanceAt } from '../calibration.ts';
import type { Line } from '../search/futures.ts';
import { answersIn } from '../search/questions.ts';
import { forgetGuesses } from './guesses.ts';

export interface Wanted {
  /** How wide plans are sought. */
  readonly width: number;
  /** As many lines as are wanted. */
  readonly most: number;
  /** No line plays events of these seats. */
  readonly eventsOf?: readonly Seat[] | undefined;
}

/** The lines from a state drawn from the sight, those that look best first; none takes a card that the viewer can't see. */
export function candidatesFrom(mind: Mind, sight: Sight, root: State, wanted: Wanted): Line[] {
  if (root.over !== 0) return [];
  const known = blankState(mind.game);
  copyInto(known, root);
  forgetGuesses(sight, known);
  return mind.search.isActing(root)
    ? plansFrom(mind, known, wanted)
    : answersFrom(mind, known, wanted).slice(0, wanted.most);
}

function plansFrom(mind: Mind, root: State, wanted: Wanted): Line[] {
  const trial = blankState(mind.game);
  return mind.search.plans(root, wanted).map(({ commands, isOpen }) => {
    copyInto(trial, root);
    for (const command of commands) play(trial, command);
    return { commands, next: isOpen ? 'act' : 'end', look: chanceAt(mind.judge, trial) };
  });
}

function answersFrom({ game, side, judge }: Mind, root: State, { eventsOf }: Wanted): Line[] {
  const offers = makeOffers();
  legalInto(root, offers);
  const answers = answersIn(root);
  const isEvent = (command: Packed): boolean =>
    game.kinds[kindOf(command)]!.spends === 'event' &&
    game.sides[seatOf(command)] === side &&
    !answers.includes(command);
  const events = makeOffers();
  events.add(PASS);
  for (const command of offers.items.subarray(0, offers.count)) if (isEvent(command)) events.add(command);
  const filter = makeFilter(game);
  filter.begin(root, { eventsOf });
  const kept = filter.keep(root, events, 0);
  const ways = [...answers, ...events.items.subarray(0, kept)];
  const trial = blankState(game);
  const looks = ways.map((command) => {
    copyInto(trial, root);
    play(trial, command);
    return { command, odds: judge.odds(trial) };
  });
  return looks
    .toSorted((one, other) => other.odds - one.odds)
    .map(({ command }) => ({ commands: [command], next: 'act', look: 0 }));
}

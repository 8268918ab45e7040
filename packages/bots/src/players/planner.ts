// A player that plans whole turns. It knows the sight of its seat and draws what it cannot know; all seats that plan alike come to
// the same plan from the same sight, so that a plan may begin with an event of another seat.
import {
  below,
  blankState,
  copyInto,
  hashState,
  kindOf,
  legalInto,
  makeOffers,
  PASS,
  play,
  seatOf,
  seedRandom,
  sightInto,
  type Game,
  type Offers,
  type Packed,
  type Player,
  type Sight,
  type State,
} from '@cordon/engine/inner';
import { mindOf, sideOf, type Mind } from '../mind.ts';
import type { Weights } from '../position/weights.ts';
import { usesBoxes } from '../position/boxes.ts';
import { hides } from '../position/hidingJudge.ts';
import { deadlineAfter } from '../search/deadline.ts';
import { drawInto, restoreLooks } from '../search/draw.ts';
import type { Effort } from '../search/futures.ts';
import { answersIn } from '../search/questions.ts';
import type { Plan } from '../search/turn.ts';
import { weighPlans } from '../search/weigh.ts';
import { makeInterruptions, type Interruptions } from './interruptions.ts';

export interface PlannerOptions {
  readonly name: string;
  readonly weightsOf: (game: Game) => Weights;
  /** How many positions of each length a plan is sought among, shared by the seats: where more sit, each one costs more. */
  readonly width: number;
  /** How many commands it thinks ahead; undefined: to the end of the turn. */
  readonly depth?: number;
  /** How the best plans are told apart by playing on where so many sit; undefined: the best by its look is taken. */
  readonly effort: ((seats: number) => Effort) | undefined;
  /** When it stops thinking, wherever it is; undefined: it counts positions alone, and the same question has the same answer. */
  readonly milliseconds?: number | undefined;
  /** How many futures are drawn to decide about an event between actions. */
  readonly samples: number;
}

/** Plans of this many positions are remembered. */
const REMEMBERED = 512;
/** An agreement is refused only where it costs the table this much in odds; one with rivals where it costs anything. */
const REFUSAL = -0.7;
/** To whoever hides differences in odds up to this are none. */
const UNGUESSED = 0.15;

/** With boxes there is more to tell apart: 82 instead of 76 % of 150 games for two with 4 epidemics. */
const WIDER = 2;

/** Hash of a sight to what is planned from there. */
type Plans = Map<number, readonly Packed[]>;

interface Thought {
  readonly mind: Mind;
  readonly interruptions: Interruptions;
  readonly root: State;
  readonly trial: State;
  /** The trial as the table hides it, and what a seat sees of that. */
  readonly shown: State;
  readonly seen: State;
  readonly plans: Plans;
  /** The same, where a seat plans for itself. */
  readonly alone: Plans;
  readonly offers: Offers;
}

/** What each side has thought of a table: sides share nothing. */
type Thoughts = WeakMap<Game, Map<number, Thought>>;

/** Makes players that share what they have thought: a plan depends on nothing but the sight it is made from. */
export function makePlanners(options: PlannerOptions): () => Player {
  const thoughts: Thoughts = new WeakMap();
  return () => makePlanner(options, thoughts);
}

function makePlanner(options: PlannerOptions, thoughts: Thoughts): Player {
  function thoughtOf(sight: Sight): Thought {
    const { game } = sight.table;
    const side = sideOf(sight);
    const sides = thoughts.get(game) ?? new Map<number, Thought>();
    thoughts.set(game, sides);
    const known = sides.get(side);
    if (known !== undefined) return known;
    const mind = mindOf(game, options.weightsOf(game), side);
    const thought = {
      mind,
      interruptions: makeInterruptions(mind, options.samples),
      root: blankState(mind.game),
      trial: blankState(mind.game),
      shown: blankState(game),
      seen: blankState(game),
      plans: new Map<number, readonly Packed[]>(),
      alone: new Map<number, readonly Packed[]>(),
      offers: makeOffers(),
    };
    sides.set(side, thought);
    return thought;
  }

  function widthOf({ game }: Mind): number {
    const isWider = usesBoxes(game) && game.work === undefined;
    const width = isWider ? WIDER * options.width : options.width;
    return Math.max(1, Math.round(width / game.shape.seats));
  }

  /** The plan of all seats from here, remembered or made; the root holds a state drawn from the sight. */
  function planTogether(thought: Thought, sight: Sight): readonly Packed[] {
    const key = keyOf(sight);
    return (
      thought.plans.get(key) ??
      remember(thought, sight, thought.plans, makePlan(thought, sight, beginningsAt(thought)))
    );
  }

  /** The plan of the seat that is asked for itself: others do not play the event or hold the card that all would begin with. */
  function planAlone(thought: Thought, sight: Sight, offers: Offers): readonly Packed[] {
    const known = thought.alone.get(keyOf(sight));
    // What somebody refused is not offered again, and nothing else need have changed.
    if (known !== undefined && (known.length === 0 || isAmong(offers, known[0]!))) return known;
    return remember(thought, sight, thought.alone, makePlan(thought, sight, itemsOf(offers)));
  }

  /** What a plan may begin with: of the events of others those that need a plan. The quick ones have windows of their own. */
  function beginningsAt({ mind, root, offers }: Thought): readonly Packed[] {
    legalInto(root, offers);
    const all = itemsOf(offers);
    const quick = new Set(mind.playout.quickEvents(root, all));
    return all.filter((command) => seatOf(command) === root.turn || !quick.has(command));
  }

  function makePlan({ mind, root }: Thought, sight: Sight, firstBut: readonly Packed[]): Plan {
    const effort = options.effort?.(mind.game.shape.seats);
    const plans = mind.search.plans(root, {
      width: widthOf(mind),
      most: effort?.plans ?? 1,
      depth: options.depth,
      apart: true,
      firstBut,
    });
    if (effort === undefined || plans.length === 1) return plans[0]!;
    const random = generatorOf(keyOf(sight));
    return weighPlans(mind, sight, plans, effort, random, deadlineAfter(options.milliseconds));
  }

  /** Notes a plan, and the rest of it for every position on its way. */
  function remember(
    { mind, plans, root, trial, shown, seen }: Thought,
    sight: Sight,
    made: Plans,
    { commands, isOpen }: Plan,
  ): readonly Packed[] {
    note(made, keyOf(sight), commands);
    copyInto(trial, root);
    restoreLooks(trial, sight);
    if (!hides(mind.game, mind.side)) mind.game.hiding?.conceal(trial);
    commands.forEach((command, index) => {
      const rest = commands.slice(index + 1);
      // Whoever thinks only some commands ahead, or up to where cards are turned up, thinks again where they end.
      if (trial.over !== 0 || (rest.length === 0 && (isOpen || options.depth !== undefined))) return;
      play(trial, command);
      copyInto(shown, trial);
      note(plans, keyOf(sightInto(seen, shown, sight.viewer)), rest);
    });
    return commands;
  }

  /** In an action part: the next command of the plan, if it is this seat's to say. */
  function act(thought: Thought, sight: Sight, offers: Offers): Packed {
    const next = planTogether(thought, sight)[0];
    if (next !== undefined && isAmong(offers, next)) return next;
    const first = offers.items[0]!;
    if (next === undefined || first === PASS) return first;
    return planAlone(thought, sight, offers)[0] ?? first;
  }

  /** A question in between: the answer that belongs to the plan, or else the best. */
  function answer(thought: Thought, sight: Sight, answers: readonly Packed[], random: Int32Array): Packed {
    const planned = thought.plans.get(keyOf(sight))?.[0];
    if (planned !== undefined && answers.includes(planned)) return planned;
    const { mind, root, trial, interruptions } = thought;
    const bringsNews = (command: Packed): boolean => {
      copyInto(trial, root);
      play(trial, command);
      return trial.reveals !== root.reveals || trial.turnsDone !== root.turnsDone;
    };
    const { length } = answers.filter(bringsNews);
    // What comes up after some answers only would drown what they differ in.
    if (length > 0 && length < answers.length) return interruptions.best(sight, root, answers, random);
    const refuse = mind.game.kindsByName.get('refuse')?.id;
    const { rivalry, sides } = mind.game;
    const isRivals = rivalry !== undefined && sides[root.turn] !== mind.side;
    let best = -Infinity;
    let [choice] = answers;
    const looks = new Map<Packed, number>();
    for (const command of answers) {
      let odds = mind.playout.oddsAfter(root, command);
      if (kindOf(command) === refuse && !isRivals) odds += REFUSAL;
      looks.set(command, odds);
      if (odds > best) {
        best = odds;
        choice = command;
      }
    }
    if (!hides(mind.game, mind.side)) return choice!;
    // Whoever always chose what looks best could be guessed.
    const good = answers.filter((command) => looks.get(command)! > best - UNGUESSED);
    return good[below(random, good.length)]!;
  }

  return {
    name: options.name,
    choose(look, offers, random) {
      if (offers.count === 1) return offers.items[0]!;
      const sight = look();
      const thought = thoughtOf(sight);
      const { mind, root, interruptions } = thought;
      drawInto(root, sight, random);
      if (mind.search.isActing(root)) return act(thought, sight, offers);
      const first = offers.items[0]!;
      const answers = answersIn(root).filter((command) => isAmong(offers, command));
      if (answers.length < 2) return interruptions.weigh(sight, root, offers, first, random);
      const usual = answer(thought, sight, answers, random);
      // Whoever has to part with a card may play an event instead.
      return usesBoxes(mind.game) ? interruptions.weigh(sight, root, offers, usual, random) : usual;
    },
  };
}

/** A plan goes on where whoever moved met nobody, although that cannot be taken back any more. */
function keyOf({ table }: Sight): number {
  const { reveals } = table;
  if (table.game.hiding !== undefined) table.reveals = 0;
  const key = hashState(table);
  table.reveals = reveals;
  return key;
}

/** Chance for weighing the plans from a sight: the same for whoever has the same sight. */
function generatorOf(key: number): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, Int32Array.of(key, ~key, key >>> 7, 1));
  return random;
}

function note(plans: Plans, key: number, commands: readonly Packed[]): void {
  while (plans.size >= REMEMBERED) plans.delete(plans.keys().next().value!);
  plans.set(key, commands);
}

function itemsOf({ items, count }: Offers): Packed[] {
  return Array.from(items.subarray(0, count));
}

function isAmong(offers: Offers, command: Packed): boolean {
  for (let i = 0; i < offers.count; i++) if (offers.items[i] === command) return true;
  return false;
}

// Why a move was made: the best plan that begins with it, and the reasons of that plan.
import {
  blankState,
  copyInto,
  legalInto,
  makeOffers,
  play,
  type Packed,
  type Sight,
} from '@cordon/engine/inner';
import type { Command } from '@cordon/engine';
import { generatorFrom } from './generator.ts';
import { usualMind } from './minds.ts';
import type { Reason } from './reason.ts';
import { told } from './reasons/reasons.ts';
import { Study } from './study.ts';
import { asPlayed } from './table.ts';

export interface Explanation {
  /** The move, then what it is likely meant to lead to. */
  readonly commands: readonly Command[];
  readonly reasons: readonly Reason[];
}

const WIDTH = 24;
const REASONS = 3;

/** The reasons of a command at what a seat sees; undefined where that seat cannot know what it means. */
export function explain(sight: Sight, command: Packed, seed: string): Explanation | undefined {
  const random = generatorFrom(`explanation ${seed}`);
  const mind = usualMind(sight.table.game);
  const study = new Study(mind, sight, random);
  const state = blankState(mind.game);
  copyInto(state, study.root);
  const offers = makeOffers();
  legalInto(state, offers);
  if (!offers.items.subarray(0, offers.count).includes(command)) return undefined;
  const { turnsDone, reveals } = state;
  play(state, command);
  const isNews = state.turnsDone !== turnsDone || state.reveals !== reveals;
  const goesOn = study.during === 'actions' && !isNews && mind.search.isActing(state);
  const rest = goesOn ? mind.search.plans(state, { width: WIDTH, most: 1 })[0]!.commands : [];
  const commands = [command, ...rest];
  return {
    commands: asPlayed(sight, commands, random),
    reasons: told(study.reasonsFor(commands), REASONS),
  };
}

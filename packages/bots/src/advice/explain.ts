// Why a move was made: the best plan that begins with it, and the reasons of that plan.
import type { Command } from '@cordon/engine';
import { blankState, copyInto, play, type Packed, type Sight } from '@cordon/engine/inner';
import { drawStateFor } from './drawn.ts';
import { generatorFrom } from './generator.ts';
import { forgetGuesses } from './guesses.ts';
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

/** The reasons of a command at what a seat sees; undefined if that seat can't know what it means. */
export function explain(sight: Sight, command: Packed, seed: string): Explanation | undefined {
  const random = generatorFrom(`explanation ${seed}`);
  const mind = usualMind(sight);
  // The move was made, so what it takes was there, also a card that the viewer couldn't see.
  const root = drawStateFor(mind.game, sight, random, command);
  const table = drawStateFor(sight.table.game, sight, random, command);
  if (root === undefined || table === undefined) return undefined;
  const study = new Study(mind, sight, root);
  const state = blankState(mind.game);
  copyInto(state, root);
  const { turnsDone, reveals } = state;
  play(state, command);
  const isNews = state.turnsDone !== turnsDone || state.reveals !== reveals;
  const goesOn = study.during === 'actions' && !isNews && mind.search.isActing(state);
  forgetGuesses(sight, state);
  const rest = goesOn ? mind.search.plans(state, { width: WIDTH, most: 1 })[0]!.commands : [];
  const commands = [command, ...rest];
  return {
    commands: asPlayed(table, commands),
    reasons: told(study.reasonsFor(commands), REASONS),
  };
}

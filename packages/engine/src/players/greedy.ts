// Tries each of its commands on states drawn from what its seat knows, lets the turn run out without doing anything more,
// and takes the command that leaves the table best. All commands are tried on the same drawn states.
import { copyInto, blankState } from '../kernel/state.ts';
import { makeOffers } from '../kernel/offers.ts';
import { below } from '../kernel/random.ts';
import { legalInto, play } from '../kernel/run.ts';
import { resampleInto } from '../kernel/sight.ts';
import type { Game, Packed, State } from '../kernel/types.ts';
import { evaluate } from './evaluation.ts';
import { PASS, type Player } from './player.ts';

const SAMPLES = 2;
/** Differences smaller than this are none. */
const SAME = 1e-9;
/** A turn is over long before. */
const STEPS = 64;

interface Pool {
  readonly samples: readonly State[];
  readonly trial: State;
}

let pooled: { readonly game: Game; readonly pool: Pool } | undefined;
const answers = makeOffers();

function poolOf(game: Game): Pool {
  if (pooled?.game === game) return pooled.pool;
  const samples = Array.from({ length: SAMPLES }, () => blankState(game));
  pooled = { game, pool: { samples, trial: blankState(game) } };
  return pooled.pool;
}

/** The value of a command on one state, once the turn has run out. */
function valueOn(sample: State, trial: State, command: Packed): number {
  copyInto(trial, sample);
  if (command !== PASS) play(trial, command);
  for (let step = 0; step < STEPS && trial.over === 0 && trial.turnsDone === sample.turnsDone; step++) {
    legalInto(trial, answers);
    // The first answer to every question is the one with the least ado.
    play(trial, answers.items[0]!);
  }
  return evaluate(trial);
}

export const greedyPlayer: Player = {
  name: 'greedy',
  choose(look, offers, random) {
    const { items, count } = offers;
    if (count === 1) return items[0]!;
    const sight = look();
    const { samples, trial } = poolOf(sight.table.game);
    for (const sample of samples) resampleInto(sample, sight, random);
    let best = -Infinity;
    let equals = 0;
    let choice = items[0]!;
    for (let i = 0; i < count; i++) {
      let value = 0;
      for (const sample of samples) value += valueOn(sample, trial, items[i]!);
      if (value > best + SAME) {
        best = value;
        equals = 1;
        choice = items[i]!;
      } else if (value > best - SAME && below(random, ++equals) === 0) choice = items[i]!;
    }
    return choice;
  },
};

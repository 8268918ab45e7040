// Choices between actions, decided over drawn futures that all of them share: whether an event is better played now than later, and
// how a question is answered best where cards come up.
import {
  blankState,
  copyInto,
  PASS,
  play,
  type Offers,
  type Packed,
  type Sight,
  type State,
} from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';
import { usesBoxes } from '../position/boxes.ts';
import { drawInto } from '../search/draw.ts';
import { standingToAct } from '../search/standing.ts';

/** An event is played for no less than this gain in a standing that is even without it. */
const GAIN = 0.003;
/** As many ways to play events as are tried out at one moment. */
const MOST_WAYS = 6;

export interface Interruptions {
  /** An event among the offers that is better played now, or `usual`; `root` is a state drawn from the sight. */
  weigh(sight: Sight, root: State, offers: Offers, usual: Packed, random: Int32Array): Packed;
  /** The answer to a question after which the turn goes best. */
  best(sight: Sight, root: State, answers: readonly Packed[], random: Int32Array): Packed;
}

export function makeInterruptions({ game, judge, playout, search }: Mind, samples: number): Interruptions {
  // To let an event lie means that it is not played at this moment: whoever plays on would do so at once where it looks better.
  const waits = usesBoxes(game);
  const trial = blankState(game);
  const drawn = blankState(game);

  /** The events worth a try, those that look best first. */
  function waysAmong(root: State, offers: Offers): Packed[] {
    const ways = playout.quickEvents(root, Array.from(offers.items.subarray(0, offers.count)));
    if (ways.length <= MOST_WAYS) return ways;
    const looks = new Map(ways.map((way) => [way, playout.oddsAfter(root, way)]));
    return ways.sort((one, other) => looks.get(other)! - looks.get(one)!).slice(0, MOST_WAYS);
  }

  /** What the turn comes to when this is played first, with the draws that lie ready. */
  function outcome(first: Packed, even: number): number {
    copyInto(trial, drawn);
    if (first !== PASS) play(trial, first);
    else if (waits && !search.isActing(trial)) play(trial, playout.answerTo(trial));
    playout.follow(trial, []);
    if (trial.over === 0 && trial.turnsDone === drawn.turnsDone) playout.finish(trial);
    return standingToAct(judge, trial, even);
  }

  /** What the turn comes to after each of some commands, in sum over futures that all of them meet. */
  function outcomes(sight: Sight, root: State, firsts: readonly Packed[], random: Int32Array): number[] {
    const even = judge.odds(root);
    const sums = firsts.map(() => 0);
    for (let sample = 0; sample < samples; sample++) {
      drawInto(drawn, sight, random);
      firsts.forEach((first, index) => (sums[index]! += outcome(first, even)));
    }
    return sums;
  }

  return {
    weigh(sight, root, offers, usual, random) {
      const ways = waysAmong(root, offers);
      if (ways.length === 0) return usual;
      const [without, ...sums] = outcomes(sight, root, [PASS, ...ways], random);
      const best = Math.max(...sums);
      return best - without! < GAIN * samples ? usual : ways[sums.indexOf(best)]!;
    },
    best(sight, root, answers, random) {
      const sums = outcomes(sight, root, answers, random);
      return answers[sums.indexOf(Math.max(...sums))]!;
    },
  };
}

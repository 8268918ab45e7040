// How often positions like one were won.
import { isWonBy, type State } from '@cordon/engine/inner';
import type { Judge } from './position/judge.ts';
import { PROSPECTS, prospectOf, type Prospect } from './position/prospect.ts';
import { CERTAIN, chanceOf } from './position/weights.ts';
import { isJudgedApart, type Judged } from './weights.ts';
import calibration from './weights/calibration.json' with { type: 'json' };

/** The log of the odds of winning: so much for each of what a position promises, and so much in any case. */
export interface Calibration extends Prospect {
  readonly offset: number;
}

const KNOWN: Readonly<Record<string, Calibration>> = calibration.games;
/** Every position is worth what it looks like. */
export const PLAIN: Calibration = { offset: 0, odds: 1, goals: 0, turns: 0, epidemics: 0, seats: 0 };

/** What the calibration of a table goes by: with boxes, with their challenges or with one of them chances are others, where they were measured. */
export function calibrationOf(
  { id, config: { boxes = [], challenges = [] } }: Judged,
  known: Readonly<Record<string, Calibration>> = KNOWN,
): string {
  const entries = [
    ...challenges.map((challenge) => `${id} with ${challenge}`),
    ...(challenges.some(isJudgedApart) ? [`${id} with challenges`] : []),
    ...(boxes.length > 0 ? [`${id} with boxes`] : []),
  ];
  return entries.find((entry) => Object.hasOwn(known, entry)) ?? id;
}

/** How often positions of a game with this prospect are won, as the fast bot plays. */
export function calibrated(game: string, prospect: Prospect, by = KNOWN[game] ?? PLAIN): number {
  const { odds } = prospect;
  if (Math.abs(odds) >= CERTAIN) return odds > 0 ? 1 : 0;
  let sum = by.offset;
  for (const name of PROSPECTS) sum += by[name] * prospect[name];
  return chanceOf(sum);
}

/** How often the judge’s side wins from a state; where sides vie with each other it has to be ahead in the end, too. */
export function chanceAt(judge: Judge, s: State): number {
  if (s.over !== 0) return isWonBy(s, judge.side) ? 1 : 0;
  if (judge.against !== undefined) return 1 - chanceAt(judge.against, s);
  const chance = calibrated(calibrationOf(s.game), prospectOf(judge, s));
  return judge.stake === undefined ? chance : chance * judge.stake.ahead(s);
}

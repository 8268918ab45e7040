// A cure takes a complete line and three cards, and closes its line, which gets a new Sequence card. Purple takes any cards. A game that runs
// out of cards is won if every disease that ever appeared is cured. LAB-LAB-1 LAB-CUR-1 to LAB-CUR-10, LAB-SEQ-14, LAB-END-1 to LAB-END-5
import { defineField, read, write } from '../../../../kernel/field.ts';
import { answer } from '../../../../kernel/points.ts';
import { COLOURS, setOf } from '../../../../kernel/ranges.ts';
import type { Colour, Module, State } from '../../../../kernel/types.ts';
import { forgives } from '../../../../kernel/winning.ts';
import { isOnBoard } from '../../../../ops/cubes.ts';
import { removed } from '../../../../rules/treat.ts';
import { cureBarred, cureCards, cured, isCured, whyBarred } from '../../../base/cure.ts';
import { purpleCities } from '../../../brink/challenges/mutation/purpleCure.ts';
import { colourOfLine, isComplete, lineFor, NONE, researchName, testCard } from './board.ts';
import { closeLine, dealSequence } from './lines.ts';
import { purpleOf } from './purple.ts';

const FEWER_CARDS = 2;

/** The diseases of which a cube has left the board, as bits. */
const gone = defineField('lab.appeared', 1, 'public', setOf(COLOURS));

/** Whether there ever was a cube of a disease on the board. */
function hasAppeared(s: State, colour: Colour): boolean {
  return (read(s, gone) & (1 << colour)) !== 0 || isOnBoard(s, colour);
}

/** Purple counts as done while no cube of it is on the board. LAB-END-5 */
function isDone(s: State, colour: Colour): boolean {
  if (isCured(s, colour) || !hasAppeared(s, colour)) return true;
  return colour === purpleOf(s) && !isOnBoard(s, colour);
}

function allDone(s: State): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++) if (!isDone(s, colour)) return false;
  return true;
}

function isReady(s: State, colour: Colour): boolean {
  const research = lineFor(s, colour);
  return research !== NONE && isComplete(s, research);
}

function whatIsMissing(s: State, colour: Colour): string {
  const research = lineFor(s, colour);
  const name = s.game.colourIds[colour]!;
  if (research === NONE) return `No research line is characterised for the ${name} disease.`;
  return testCard(s, research) === NONE
    ? `The cure of the ${name} disease has not been tested on ${researchName(research)}.`
    : `Circles on ${researchName(research)} are still empty.`;
}

/** A cured disease has no line left. */
const isSound = (s: State): boolean =>
  [0, 1].every((research) => {
    const colour = colourOfLine(s, research);
    return colour === NONE || !isCured(s, colour);
  });

export const labCureRules: Module = {
  id: 'lab-cures',
  fields: [gone],
  sound: isSound,
  points: [
    answer(cureCards, (_s, _seat, count) => count - FEWER_CARDS),
    answer(cureBarred, (s, _holder, colour) => !isReady(s, colour)),
    answer(whyBarred, (s, _holder, colour, tell) => {
      if (!isReady(s, colour)) tell({ reason: 'line-incomplete', message: whatIsMissing(s, colour) });
    }),
    answer(purpleCities, () => 0),
    answer(cured, (s, _holder, colour) => {
      const research = lineFor(s, colour);
      if (research === NONE) return;
      closeLine(s, research);
      if (!s.game.hasWon(s)) dealSequence(s, research, 'cure');
    }),
    answer(removed, (s, _holder, _city, colour) => write(s, gone, read(s, gone) | (1 << colour))),
    answer(forgives, allDone),
  ],
};

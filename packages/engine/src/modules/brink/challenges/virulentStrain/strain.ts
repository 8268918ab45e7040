// The virulent strain: after the Infect step of the first epidemic the disease with the most cubes on the board becomes it, by lot among
// those that have as many. It stays the strain, whatever happens to it. BRINK-VS-5 to BRINK-VS-10
import { countBits, lowestBit } from '../../../../kernel/bits.ts';
import { defineField, read, write } from '../../../../kernel/field.ts';
import { answer, anyOf, commonPoint } from '../../../../kernel/points.ts';
import { below } from '../../../../kernel/random.ts';
import { COLOURS, plusOne } from '../../../../kernel/ranges.ts';
import { PLACES, type Card, type Colour, type Module, type State } from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import { hasInfected, infectStepDone, isInForce } from '../../../../rules/epidemic.ts';
import { isEradicated } from '../../../base/cure.ts';
import type { BrinkFact } from '../../facts.ts';

/** Its colour plus one; 0 before the first epidemic. */
const strain = defineField('strain.colour', 1, 'public', plusOne(COLOURS));

const NONE = -1;

/** This disease never becomes the virulent strain. */
export const neverVirulent = commonPoint.any<[colour: Colour]>('neverVirulent');

/** The colour of the virulent strain, or -1 before there is one. */
export function strainOf(s: State): Colour {
  return read(s, strain) - 1;
}

/** Whether this is the virulent strain and it is not eradicated: while it is, no effect concerns it. BRINK-VS-16 BRINK-VS-22 */
export function isVirulent(s: State, colour: Colour): boolean {
  return colour === strainOf(s) && !isEradicated(s, colour);
}

function cubesOf(s: State, colour: Colour): number {
  const { colours } = s.game.shape;
  let count = 0;
  for (let at = colour; at < s.cubes.length; at += colours) count += s.cubes[at]!;
  return count;
}

/** The colours with the most cubes on the board, of those that may become the strain, as bits. */
function strongest(s: State): number {
  let most = NONE;
  let tied = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    if (anyOf(s, neverVirulent, colour)) continue;
    const cubes = cubesOf(s, colour);
    if (cubes > most) tied = 0;
    if (cubes >= most) tied |= 1 << colour;
    most = Math.max(most, cubes);
  }
  return tied;
}

function chooseStrain(s: State): void {
  if (strainOf(s) !== NONE) return;
  const tied = strongest(s);
  const colour = isOne(tied) ? lowestBit(tied) : drawLot(s, tied);
  write(s, strain, colour + 1);
  if (s.sink === undefined) return;
  const others = s.game.colourIds.filter((_, other) => other !== colour && (tied & (1 << other)) !== 0);
  s.sink({
    fact: 'strainChosen',
    colour: s.game.colourIds[colour]!,
    ...(others.length === 0 ? {} : { instead: others }),
  } satisfies BrinkFact);
}

const isOne = (colours: number): boolean => countBits(colours) === 1;

/** One of several colours that are given as bits. */
function drawLot(s: State, colours: number): Colour {
  countReveal(s);
  let left = colours;
  for (let skipped = below(s.random, countBits(colours)); skipped > 0; skipped--) left &= left - 1;
  return lowestBit(left);
}

/** The names of the epidemic cards of which this is true. */
function cardsThat(s: State, holds: (card: Card) => boolean): readonly string[] {
  const { cardIds, firstEpidemic } = s.game;
  return cardIds.filter((_, card) => card >= firstEpidemic && holds(card));
}

/** Those that were drawn so far, and those whose effect continues. BRINK-VS-15 BRINK-VS-25 */
const drawn = (s: State): readonly string[] =>
  cardsThat(s, (card) => s.places[card] === PLACES.aside || s.places[card] === PLACES.removed);
const inForce = (s: State): readonly string[] => cardsThat(s, (card) => anyOf(s, isInForce, card));

/** The strain is chosen as soon as an epidemic has infected, and not before one was drawn. */
function isSound(s: State): boolean {
  if (strainOf(s) !== NONE) return drawn(s).length > 0;
  const begun = cardsThat(s, (card) => s.places[card] === PLACES.removed).length > 0 || hasInfected(s);
  return !begun && inForce(s).length === 0;
}

export const strainRules: Module = {
  id: 'virulent-strain',
  fields: [strain],
  sound: isSound,
  show: (s) => ({
    strain: {
      ...(strainOf(s) === NONE ? {} : { colour: s.game.colourIds[strainOf(s)]! }),
      inForce: inForce(s),
      drawn: drawn(s),
    },
  }),
  points: [answer(infectStepDone, chooseStrain)],
};

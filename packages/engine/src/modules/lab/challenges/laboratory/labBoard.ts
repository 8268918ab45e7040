// The lab board as a module: what it remembers, keeps and shows, and the actions done there.
import type { Module, State } from '../../../../kernel/types.ts';
import { ENDINGS, NO_CARD, PLACES } from '../../../../kernel/types.ts';
import { stationCount } from '../../../base/stations.ts';
import { apply } from './apply.ts';
import {
  boardFields,
  characterizeCard,
  colourOfLine,
  cubesByName,
  cubesInLab,
  cubesOnLine,
  dishName,
  DISHES,
  filledOf,
  inDish,
  isComplete,
  isOvergrown,
  liesInLab,
  LINES,
  NONE,
  openLines,
  sequenceOf,
  testCard,
} from './board.ts';
import { characterize } from './characterize.ts';
import { closingParts, linesToClose } from './closing.ts';
import { cardsLeft, deckFields, isDeckSound, isDiscardedSequence, resampleDeck } from './deck.ts';
import { fillingParts } from './filling.ts';
import { centrifuge, grow, separate } from './process.ts';
import { circlesOf, greyOf, SEQUENCE_CARDS, sequenceWord, showsVial } from './sequences.ts';
import { sequenceParts } from './sequence.ts';
import { testParts } from './test.ts';
import { labWork } from './work.ts';

interface Circle {
  readonly colour: string;
  readonly cube?: string;
}

/** The circles of a line with their cubes: each cube on a circle of its colour as far as there are any. */
function circlesShown(s: State, research: number): Circle[] {
  const { colourIds } = s.game;
  const rest = colourIds.map((_, colour) => cubesOnLine(s, research, colour));
  const cure = colourOfLine(s, research);
  const shown: { colour: string; cube?: string; filled: boolean }[] = [];
  const take = (colour: number): string | undefined => (rest[colour]!-- > 0 ? colourIds[colour]! : undefined);
  for (let colour = 0; colour <= greyOf(s); colour++) {
    const taken = colour === greyOf(s) ? cure : colour;
    for (let i = 0; i < circlesOf(s, sequenceOf(s, research), colour); i++) {
      const filled = i < filledOf(s, research, colour);
      const cube = filled ? take(taken) : undefined;
      shown.push({ colour: colourIds[colour] ?? 'grey', filled, ...(cube === undefined ? {} : { cube }) });
    }
  }
  const others = colourIds.flatMap((id, colour) => Array<string>(Math.max(0, rest[colour]!)).fill(id));
  return shown.map(({ colour, cube, filled }) => {
    const there = cube ?? (filled ? others.shift() : undefined);
    return there === undefined ? { colour } : { colour, cube: there };
  });
}

function lineShown(s: State, research: number): Readonly<Record<string, unknown>> {
  const card = sequenceOf(s, research);
  if (card === NONE) return { circles: [], complete: false };
  const { cardIds, colourIds } = s.game;
  const [colour, by, tested] = [
    colourOfLine(s, research),
    characterizeCard(s, research),
    testCard(s, research),
  ];
  return {
    sequence: sequenceWord(s, card),
    ...(colour === NONE ? {} : { colour: colourIds[colour]!, characterized: cardIds[by]! }),
    ...(tested === NO_CARD ? {} : { tested: cardIds[tested]! }),
    circles: circlesShown(s, research),
    complete: isComplete(s, research),
  };
}

function show(s: State): Readonly<Record<string, unknown>> {
  const dishes: Record<string, Record<string, number>> = {};
  for (let dish = 0; dish < DISHES; dish++)
    dishes[dishName(dish)] = cubesByName(s, (colour) => inDish(s, dish, colour));
  const discard = Array.from({ length: SEQUENCE_CARDS }, (_, card) => card)
    .filter((card) => isDiscardedSequence(s, card))
    .map((card) => sequenceWord(s, card));
  return {
    laboratory: {
      dishes,
      research: Array.from({ length: LINES }, (_, research) => lineShown(s, research)),
      sequence: { left: cardsLeft(s), discard },
      ...(isOvergrown(s) ? { overgrown: true } : {}),
    },
  };
}

/** Nothing lies on a line that lacks what it takes. */
function isLineSound(s: State, research: number): boolean {
  const { colours } = s.game.shape;
  const [card, colour] = [sequenceOf(s, research), colourOfLine(s, research)];
  const [by, tested] = [characterizeCard(s, research), testCard(s, research)];
  const areAside = [by, tested].every((one) => one === NO_CARD || s.places[one] === PLACES.aside);
  if ((colour === NONE) !== (by === NO_CARD) || !areAside) return false;
  if (colour === NONE ? tested !== NO_CARD : !showsVial(s, card, colour)) return false;
  let [cubes, filled] = [0, 0];
  for (let one = 0; one < colours; one++) cubes += cubesOnLine(s, research, one);
  for (let one = 0; one <= colours; one++) {
    const here = filledOf(s, research, one);
    if (here > (card === NONE ? 0 : circlesOf(s, card, one))) return false;
    filled += here;
  }
  return cubes === filled && (colour !== NONE || cubes === 0);
}

function isSound(s: State): boolean {
  const cards = [0, 1].flatMap((line) => [characterizeCard(s, line), testCard(s, line)]);
  const played = cards.filter((card) => card !== NO_CARD);
  const [one, other] = [colourOfLine(s, 0), colourOfLine(s, 1)];
  return (
    (!isOvergrown(s) || ENDINGS[s.over] === 'cubes') &&
    isDeckSound(s) &&
    openLines(s) <= stationCount(s) + linesToClose(s) &&
    isLineSound(s, 0) &&
    isLineSound(s, 1) &&
    new Set(played).size === played.length &&
    (one === NONE || one !== other)
  );
}

export const labBoardRules = {
  id: 'laboratory',
  fields: [...boardFields, ...deckFields],
  frames: [...fillingParts.frames, ...testParts.frames, ...sequenceParts.frames, ...closingParts.frames],
  commands: [
    characterize,
    centrifuge,
    separate,
    grow,
    apply,
    ...fillingParts.commands,
    ...testParts.commands,
    ...sequenceParts.commands,
    ...closingParts.commands,
  ],
  points: closingParts.points,
  holds: cubesInLab,
  work: labWork,
  keepsAside: liesInLab,
  sound: isSound,
  show,
  resample: (to, _sight, random) => resampleDeck(to, random),
} as const satisfies Module;

// What happens in the laboratory, in English.
import { cubesIn, DISHES, laboratoryShown, sequenceCard, type Cubes } from '@cordon/protocol/laboratory';
import { capital } from '../../../../words/game/telling/names.ts';
import { chooses } from '../../../../words/game/en/shared/waits.ts';
import type { PlaceSpoken } from '../../../../words/game/explained.ts';
import type { DeedWords, FactWords, Reasons, Waits } from '../../../../words/game/parts.ts';
import type { Talk } from '../../../../words/game/talk.ts';
import type { View } from '@cordon/engine';
import { bannersOf, endingsOf } from '../../moments.ts';
import { colours, the, things } from './things.ts';

type Told =
  | 'sampled'
  | 'characterized'
  | 'processed'
  | 'applied'
  | 'tested'
  | 'sequenceDrawn'
  | 'sequencePlaced'
  | 'sequenceSwapped'
  | 'sequenceDropped'
  | 'sequenceShuffled'
  | 'lineClosed';

const dish = (id: string): string => the('dish', id);
const research = (id: string): string => the('research', id);
const named = (colour: string): string => colours[colour] ?? colour;

const cubes = (talk: Talk, counts: Cubes): string =>
  talk.list(cubesIn(counts).map(({ colour, count }) => `${String(count)} ${named(colour)}`));

/** What goes back to the supply, after a sentence about something else. */
const back = (talk: Talk, counts: Cubes): string =>
  cubesIn(counts).length === 0 ? '' : `, ${cubes(talk, counts)} back to the supply`;

const card = (talk: Talk, word: string): string =>
  `the Sequence card with ${talk.list(sequenceCard(word).circles.map(({ colour, count }) => `${String(count)} ${named(colour)}`))} circles`;

const VERBS = {
  centrifuge: ['centrifuge', 'centrifuges'],
  separate: ['separate', 'separates'],
  grow: ['grow', 'grows'],
} as const;

export const facts: FactWords<Told> = {
  sampled: (talk, { seat, colour, dish: into }) =>
    `${talk.does(seat, 'put', 'puts')} a ${named(colour)} sample into ${dish(into)}.`,
  characterized: (talk, { seat, research: line, card: city, colour }) =>
    `${talk.does(seat, 'characterise', 'characterises')} ${talk.disease(colour)} on ${research(line)} with ${talk.card(city)}.`,
  processed(talk, { seat, process, from, to, moved, added, returned }) {
    const [you, other] = VERBS[process];
    const more = cubesIn(added).length === 0 ? '' : ` and ${cubes(talk, added)} from the supply`;
    return `${talk.does(seat, you, other)} ${dish(from)}: ${cubes(talk, moved)}${more} into ${dish(to)}${back(talk, returned)}.`;
  },
  applied: (talk, { seat, from, research: line, filled, returned }) =>
    `${talk.does(seat, 'move', 'moves')} ${dish(from)} to ${research(line)}: ${cubes(talk, filled)} on circles${back(talk, returned)}.`,
  tested: (talk, { seat, research: line, card: city }) =>
    `${talk.does(seat, 'test', 'tests')} the cure of ${research(line)} with ${talk.card(city)}.`,
  sequenceDrawn: (talk, { seat, card: drawn }) => `${talk.does(seat, 'draw', 'draws')} ${card(talk, drawn)}.`,
  sequencePlaced: (talk, { research: line, card: placed }) =>
    `${capital(research(line))} has ${card(talk, placed)}.`,
  sequenceSwapped: (talk, { research: line, card: placed, kept, returned }) =>
    `${capital(research(line))} now has ${card(talk, placed)}${cubesIn(kept).length === 0 ? '' : `; ${cubes(talk, kept)} stay on it`}${back(talk, returned)}.`,
  sequenceDropped: (talk, { card: dropped }) => `${capital(card(talk, dropped))} is discarded.`,
  sequenceShuffled: () => 'The discarded Sequence cards are shuffled into a new deck.',
  lineClosed: (talk, { research: line, returned }) =>
    `${capital(research(line))} is closed and its cards are discarded${back(talk, returned)}.`,
};

type Done = 'sampled' | 'characterized' | 'processed' | 'applied' | 'tested' | 'sequenceDrawn';

export const deeds: DeedWords<Done> = {
  sampled: (talk, _seat, told) =>
    `took ${talk.count(told.length, 'a sample', '# samples')} (${talk.list(told.map(({ colour }) => named(colour)))})`,
  characterized: (talk, _seat, told) =>
    `characterised ${talk.list(told.map(({ colour }) => talk.disease(colour)))}`,
  processed: (talk, _seat, told) =>
    `processed ${talk.list(told.map(({ from, to }) => `${dish(from)} into ${dish(to)}`))}`,
  applied: (talk, _seat, told) =>
    `filled circles on ${talk.list([...new Set(told.map(({ research: line }) => research(line)))])}`,
  tested: (talk, _seat, told) =>
    `tested the cure of ${talk.list(told.map(({ research: line }) => research(line)))}`,
  sequenceDrawn: (talk, _seat, told) => talk.count(told.length, 'sequenced a disease', 'sequenced # times'),
};

export const removals = { test: 'A cure is tested' };

export const waits = {
  sample: (asked) => ({
    heading: 'Take a sample?',
    sentence: chooses(asked, `a sample dish for one ${named(asked.word('colour'))} cube, or no sample`),
  }),
  filling: (asked) => ({
    heading: 'Circles of an eradicated disease',
    sentence: chooses(asked, 'which cubes fill them'),
  }),
  testing: (asked) => ({
    heading: 'Test a cure',
    sentence: chooses(asked, `the city that loses a ${named(asked.word('colour'))} cube`),
  }),
  sequencing: (asked) => ({
    heading: 'Sequence a disease',
    sentence: chooses(asked, 'what becomes of the card that was drawn'),
  }),
  closing: (asked) => ({
    heading: 'Fewer stations than lines',
    sentence: chooses(asked, 'which research line is closed'),
  }),
  'free-lab': (asked) => ({
    heading: 'A free lab action',
    sentence: chooses(asked, 'a lab action after building, or none'),
  }),
} satisfies Waits;

export const endings = endingsOf(
  'The laboratory ran out of cubes: a sample was to be doubled, and the supply didn’t have enough.',
);

export const banners = bannersOf('A research line is complete');

export const reasons = {
  'not-characterized': 'That line isn’t characterised yet.',
  'nothing-fits': 'No cube of that dish fits a circle there.',
  'no-sequence': 'There is no Sequence card on that line.',
  characterized: 'That line is already characterised.',
  'own-colour': 'The card already stands for that colour.',
  'characterize wrong-colour': 'That card doesn’t stand for this disease.',
  'no-vial-shown': 'The Sequence card doesn’t show the vial of that disease.',
  'no-lab-action': 'Only a lab action is free now.',
  'line-incomplete': 'No research line for this disease is complete.',
  'no-such-filling': 'No cube of that colour can go there now.',
  'no-arrow': 'No arrow leads that way.',
  'empty-dish': 'That dish is empty.',
  'colour-not-in-dish': 'There is no cube of that colour in the dish.',
  'no-sample-dish': 'Samples go into one of the two sample dishes.',
  'line-taken': 'There is a Sequence card on that line already.',
  'too-few-stations': 'That takes one more research station.',
  tested: 'That line is already tested.',
  'no-cube-on-line': 'There is no cube on the Sequence card yet.',
  'cure-barred': 'That cure isn’t ready yet: its research line lacks something.',
  'test wrong-colour': 'A test takes a card of the colour of the cure.',
} satisfies Reasons;

/** What each dish holds and what each line lacks, for the ear. */
export function places(talk: Talk, view: View): readonly PlaceSpoken[] {
  const lab = laboratoryShown(view);
  if (lab === undefined) return [];
  const dishes = DISHES.map((id) => {
    const here = lab.dishes[id];
    return `${things.dish[id].name}: ${cubesIn(here).length === 0 ? 'empty' : cubes(talk, here)}.`;
  });
  const lines = lab.research.map(({ id, sequence, colour, characterized, tested, circles, isComplete }) => {
    const name = capital(research(id));
    if (sequence === undefined) return `${name}: no Sequence card.`;
    const { circles: all, vials } = sequenceCard(sequence);
    const asks = talk.list(all.map((one) => `${String(one.count)} ${named(one.colour)}`));
    if (colour === undefined)
      return `${name}: not characterised. Its card has ${asks} circles and may lead to a cure for ${talk.list(vials.map(named))}.`;
    const missing: Record<string, number> = {};
    for (const one of circles)
      if (one.cube === undefined) missing[one.colour] = (missing[one.colour] ?? 0) + 1;
    const lacks = [
      ...cubesIn(missing).map(
        (one) =>
          `${String(one.count)} ${one.colour === 'grey' ? `${named(colour)} for grey circles` : named(one.colour)}`,
      ),
      ...(tested === undefined ? ['a test'] : []),
    ];
    const begun = `${name}: ${talk.disease(colour)}, characterised with ${talk.card(characterized ?? '')}${tested === undefined ? '' : `, tested with ${talk.card(tested)}`}.`;
    return isComplete ? `${begun} It is complete.` : `${begun} It lacks ${talk.list(lacks)}.`;
  });
  const { left, discard } = lab.deck;
  const deck = `${talk.count(left, '# Sequence card', '# Sequence cards')} in the deck, ${String(discard.length)} discarded. These cards are reconstructed: the rulebook doesn’t print them.`;
  return [{ title: 'Laboratory', lines: [...dishes, ...lines, deck] }];
}

// What the lab board says, in English.
import { cubesIn, type Cubes } from '@cordon/protocol/laboratory';
import { listed } from '@cordon/protocol/telling';
import type { LaboratoryWords } from '../../../../words/laboratory.ts';
import { colours } from './things.ts';

const list = (items: readonly string[]): string => listed(items, 'and');
const counted = (cubes: Cubes): string =>
  list(cubesIn(cubes).map(({ colour, count }) => `${String(count)} ${colours[colour] ?? colour}`));
const number = (cubes: Cubes): number => cubesIn(cubes).reduce((all, { count }) => all + count, 0);
const verb = (cubes: Cubes, one: string, other: string): string => (number(cubes) === 1 ? one : other);

const LOSES = 'The supply doesn’t have enough cubes: this loses the game.';

export const laboratory: LaboratoryWords = {
  title: 'Laboratory',
  open: 'Open the laboratory',
  fold: 'Fold the laboratory away',
  about: (place, what) => `${place}: ${what}`,
  cubes: (cubes) => (number(cubes) === 0 ? 'empty' : counted(cubes)),
  arrow: {
    centrifuge: (from) => `Centrifuge ${from}: one colour goes on`,
    separate: (from) => `Separate ${from}: one cube of each colour goes on`,
    grow: (from) => `Grow ${from}: every cube is doubled`,
    apply: (from, to) => `Move ${from} to ${to}`,
  },
  loses: LOSES,
  follows({ moved, added, lost, filled, cards, completes, loses }) {
    if (loses === 'yes') return LOSES;
    const parts = [
      ...(number(moved) === 0
        ? []
        : [
            filled > 0
              ? `${counted(moved)} ${verb(moved, 'fills a circle', 'fill circles')}`
              : `${counted(moved)} ${verb(moved, 'goes', 'go')} on`,
          ]),
      ...(number(added) === 0 ? [] : [`${counted(added)} ${verb(added, 'comes', 'come')} from the supply`]),
      ...(cards.length === 0 ? [] : [`${list(cards)} ${cards.length === 1 ? 'is' : 'are'} discarded`]),
      ...(number(lost) === 0 ? [] : [`${counted(lost)} ${verb(lost, 'goes', 'go')} back to the supply`]),
    ];
    const told = parts.length === 0 ? '' : `${list(parts)}.`;
    return completes === 'yes' ? `${told} The line is complete.`.trim() : told;
  },
  line: {
    empty: 'No Sequence card',
    open: 'Not characterised',
    filled: (count, of) => `${String(count)} of ${String(of)} circles`,
    complete: 'Complete',
  },
  spaces: {
    characterize: {
      name: 'Characterise',
      empty: 'not characterised',
      card: (city) => `characterised with ${city}`,
    },
    test: { name: 'Test', empty: 'not tested', card: (city) => `tested with ${city}` },
  },
  deck: {
    title: 'Sequence cards',
    left: (count) => `${String(count)} in the deck`,
    look: 'Look at the Sequence cards',
    draw: 'Sequence a disease: draw a card',
    discard: (count) => `Discarded: ${String(count)}`,
    unseen: (count) => `Not seen yet: ${String(count)}`,
    none: 'None',
    reconstructed:
      'The rulebook doesn’t print the 14 cards. Their circles come from one source, their vials are reconstructed.',
    ownList: 'A table can enter the cards of its own box when it begins a game.',
  },
  card: (circles, vials) =>
    `${list(circles.map(({ colour, count }) => `${String(count)} ${colours[colour] ?? colour}`))} circles; for ${list(vials.map((colour) => colours[colour] ?? colour))}`,
  sequencing: {
    title: 'The card you drew',
    place: (line) => `Place it on ${line}`,
    swap: (line) => `Swap it with ${line}`,
    drop: 'Discard it',
    keeps: 'Nothing is lost.',
  },
};

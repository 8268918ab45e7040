// What only tables with the Virulent Strain say, in English.
import type { View } from '@cordon/engine';
import { strainShown } from '@cordon/protocol/telling';
import { capital } from '../../../words/game/telling/names.ts';
import { optionOf } from '../../../words/game/en/shared/choices.ts';
import type { FactWords } from '../../../words/game/parts.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { ChallengePart } from '../../box.ts';

const facts: FactWords<
  'strainChosen' | 'strainActed' | 'strainBegan' | 'strainEnded' | 'diseaseReturned' | 'cubesLost'
> = {
  strainChosen: (talk, { colour, instead = [] }) =>
    instead.length === 0
      ? `The virulent strain is ${talk.disease(colour)}.`
      : `The virulent strain is ${talk.disease(colour)}, drawn by lot: ${talk.list(instead.map(talk.colour))} had as many cubes.`,
  strainActed: (talk, { card }) => `${talk.card(card)} takes effect.`,
  strainBegan: (talk, { card }) => `${talk.card(card)} is in force from now on.`,
  strainEnded: (talk, { card }) => `${talk.card(card)} is no longer in force.`,
  diseaseReturned: (talk, { colour }) =>
    `${capital(talk.disease(colour))} is back: cured, but no longer eradicated.`,
  cubesLost: (talk, { colour, count }) =>
    `${talk.cubes(count, colour)} ${talk.count(count, 'leaves', 'leave')} the supply for good.`,
};

const epidemics = {
  'chronic-effect': {
    name: 'Chronic Effect',
    about: 'In the infect part, a card of the strain puts two cubes on a city that has none of it.',
  },
  'complex-molecular-structure': {
    name: 'Complex Molecular Structure',
    about: 'The cure of the strain takes one card of its colour more.',
  },
  'government-interference': {
    name: 'Government Interference',
    about:
      'No pawn may leave a city with cubes of the strain unless the player whose turn it is has treated the strain there this turn.',
  },
  'hidden-pocket': {
    name: 'Hidden Pocket',
    about:
      'If the strain is eradicated it comes back: a cube on each of its cities whose card lies in the infection discard pile.',
  },
  'rate-effect': {
    name: 'Rate Effect',
    about:
      'If a card of the strain is turned over in the infect part, one more card is turned over at its end.',
  },
  'slippery-slope': {
    name: 'Slippery Slope',
    about: 'Each outbreak of the strain moves the outbreaks marker two spaces.',
  },
  'unacceptable-loss': {
    name: 'Unacceptable Loss',
    about: 'Four cubes of the strain leave the supply for good; all of them if fewer are left.',
  },
  'uncounted-populations': {
    name: 'Uncounted Populations',
    about: 'Each city with exactly one cube of the strain gets another one.',
  },
};

const options = {
  interference: optionOf('Government Interference', 'Which moves out of a city with the strain it forbids.', {
    'every-move': { name: 'Every move', about: 'No pawn leaves, whoever or whatever moves it.' },
    'own-actions': {
      name: 'Own actions',
      about: 'A gentler reading: events and other players’ actions still move a pawn.',
    },
  }),
};

function strainIn(talk: Talk, view: View): readonly string[] {
  const strain = strainShown(view);
  if (strain?.colour === undefined) return [];
  const cards = strain.inForce.length === 0 ? '' : ` In force: ${talk.cards(strain.inForce)}.`;
  const asleep = strain.state === 'dormant' ? ' It is eradicated, so its cards have no effect.' : '';
  return [`The virulent strain is ${talk.disease(strain.colour)}.${cards}${asleep}`];
}

export const part = {
  challenge: {
    name: 'Virulent Strain',
    about:
      'Every epidemic has an effect of its own, and at the first one the disease with the most cubes becomes the strain they all strengthen. Clearly harder.',
  },
  options,
  epidemics,
  facts,
  spoken: { tracks: strainIn },
} satisfies ChallengePart;

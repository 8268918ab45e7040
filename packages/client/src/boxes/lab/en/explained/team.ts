// What explains team mode, in English.
import type { ExplainedPart } from '../../../box.ts';
import type { part } from '../team.ts';

export const team: ExplainedPart<typeof part> = {
  points: [
    'A team has six actions for its two players, divided 4–2, 3–3 or 2–4. Then each draws one card, and the team infects once.',
    'The teams succeed together: with all cures, or with three diseases cured and eradicated. If they lose, nobody wins.',
    'Cures and eradications bring awards. What they are worth depends on the secret Goal card of the team.',
  ],
  commands: {
    'keep-goal': {
      text: 'Of the two Goal cards that your team is dealt, keep one. The other teams see neither until the end.',
    },
    pick: {
      text: 'Your team is dealt three roles: the first of you picks one, the second one of the others. They are shown once all teams have chosen.',
    },
    'place-station': {
      text: 'Put the station of your team and both your pawns in a city at least three lines from the stations of the other teams.',
      points: ['The first team places last. The station serves your team alone and never moves.'],
    },
    divide: {
      text: 'Say how the six actions of your team are divided. Anything but 3–3 needs the other’s consent.',
    },
    'take-fourth': {
      text: 'The first player of a team takes a fourth action if the second agrees to have two.',
    },
    'pay-structure': {
      text: 'A Similar Genetic Structure stands for one city card of the cure. Several may be used.',
    },
    respond: {
      text: 'For one action and a Regional Response Team, fly to any city of the card’s colour and treat one disease there.',
      points: ['The card is always discarded. A city without cubes is allowed.'],
    },
    relieve: {
      text: 'Choose the disease that the Regional Response Team treats where it has landed.',
    },
  },
};

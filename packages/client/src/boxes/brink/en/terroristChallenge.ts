// How the Bio-Terrorist is offered to a table, in English: his challenge and its options.
import { optionOf } from '../../../words/game/en/shared/choices.ts';

export const challenge = {
  name: 'The Bio-Terrorist',
  about:
    'One of you plays against the others: hidden, with infection cards in hand and a purple disease of his own. He wins if they lose while purple is on the board. For three to five.',
};

export const options = {
  capture: optionOf('Capture', 'What it costs to capture the Bio-Terrorist.', {
    free: { name: 'Nothing', about: 'A capture takes no action.' },
    action: { name: 'An action', about: 'A capture takes one action.' },
  }),
  sighting: optionOf('Charter flight', 'Where the Bio-Terrorist is sighted when he charters a flight.', {
    departure: { name: 'Departure', about: 'The city that he leaves is announced, not where he goes.' },
    destination: { name: 'Destination', about: 'The city in which he lands is announced.' },
  }),
  companion: optionOf(
    'Purple cities',
    'Whether the card of a city with purple cubes brings a purple cube too.',
    {
      yes: { name: 'Yes', about: 'It does, as in the Mutation challenge.' },
      no: { name: 'No', about: 'Purple comes from the Bio-Terrorist and from outbreaks alone.' },
    },
  ),
};

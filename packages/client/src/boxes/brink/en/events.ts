// The events of On the Brink in English: names, and how they are played.
import type { EventTexts } from '../../box.ts';

export const events = {
  'borrowed-time': {
    name: 'Borrowed Time',
    offer: () => 'Borrowed Time: two more actions in this turn',
  },
  'commercial-travel-ban': {
    name: 'Commercial Travel Ban',
    offer: () => 'Commercial Travel Ban: the infection rate counts as 1 for a round',
  },
  'mobile-hospital': {
    name: 'Mobile Hospital',
    offer: () => 'Mobile Hospital: each drive removes a cube for the rest of this turn',
    commands: {
      remove: {
        label: 'Remove a cube',
        offer: ({ talk, id }) => `Mobile Hospital: remove a ${talk.colour(id('colour'))} cube`,
        asks: { colour: 'A cube of which disease leaves the city?' },
      },
    },
  },
  'new-assignment': {
    name: 'New Assignment',
    offer: ({ who }) => `New Assignment: a new role for ${who('player')}`,
    asks: { player: 'Who changes the role?' },
    commands: {
      become: {
        label: 'Choose a new role',
        short: 'New role',
        offer: ({ talk, id }) => `Become ${talk.theRole(id('role'))}`,
        asks: { role: 'Which role do you take?' },
      },
    },
  },
  'rapid-vaccine-deployment': {
    name: 'Rapid Vaccine Deployment',
    offer: ({ city }) => `Rapid Vaccine Deployment: remove the first cube from ${city('city')}`,
    asks: { city: 'From which city does the first cube go?' },
    commands: {
      vaccinate: {
        label: 'Remove another cube',
        short: 'Another cube',
        offer: ({ city }) => `Remove a cube from ${city('city')}`,
        asks: { city: 'From which city does the next cube go?' },
      },
      enough: {
        label: 'That is enough',
      },
    },
  },
  're-examined-research': {
    name: 'Re-examined Research',
    offer: ({ who }) => `Re-examined Research: a discarded card for ${who('player')}`,
    asks: { player: 'Who takes a card?' },
    commands: {
      retrieve: {
        label: 'Take a discarded card',
        offer: ({ card }) => `Take ${card('card')} from the discard pile`,
        asks: { card: 'Which card do you take?' },
      },
    },
  },
  'remote-treatment': {
    name: 'Remote Treatment',
    offer: ({ talk, id, city }) =>
      `Remote Treatment: remove a ${talk.colour(id('colour'))} cube from ${city('city')}`,
    asks: { colour: 'Of which disease is the first cube?', city: 'From which city does the first cube go?' },
    commands: {
      clear: {
        label: 'Remove the second cube',
        short: 'Second cube',
        offer: ({ talk, id, city }) => `Remove a ${talk.colour(id('colour'))} cube from ${city('city')}`,
        asks: {
          colour: 'Of which disease is the second cube?',
          city: 'From which city does the second cube go?',
        },
      },
    },
  },
  'special-orders': {
    name: 'Special Orders',
    offer: ({ pawn }) => `Special Orders: ${pawn('pawn')} may be moved this turn`,
    asks: { pawn: 'Which pawn gets the orders?' },
  },
} satisfies Readonly<Record<string, EventTexts>>;

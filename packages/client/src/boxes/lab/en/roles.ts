// The roles of In the Lab in English: names, and the commands they bring.
import type { RoleTexts } from '../../box.ts';

export const roles = {
  // Not dealt to anybody: the seat that solo mode adds.
  cdc: { name: 'CDC', the: 'the CDC' },
  'field-director': {
    name: 'Field Director',
    the: 'the Field Director',
    commands: {
      lead: {
        label: 'Lead a pawn',
        short: 'Lead',
        offer: ({ pawn, city }) => `Lead ${pawn('pawn')} to ${city('to')}`,
        asks: { pawn: 'Which pawn do you lead?', to: 'To which city?' },
      },
      'treat-near': {
        label: 'Treat a connected city',
        short: 'Treat nearby',
        offer: ({ talk, id }) => `Treat ${talk.disease(id('colour'))} ${talk.inCity(id('city'))}`,
        asks: { colour: 'Which disease do you treat?', city: 'In which city?' },
      },
    },
  },
  'local-liaison': {
    name: 'Local Liaison',
    the: 'the Local Liaison',
    commands: {
      'pass-on': {
        label: 'Pass a card on',
        short: 'Pass on',
        offer: ({ card, who }) => `Pass ${card('card')} on to ${who('player')}`,
        asks: { card: 'Which card do you pass on?', player: 'Who gets the card?' },
      },
    },
  },
  pilot: {
    name: 'Pilot',
    the: 'the Pilot',
    commands: {
      pilot: {
        label: 'Fly',
        offer: ({ city, id, pawn }) =>
          `Fly to ${city('to')}${id('pawn') === '' ? '' : ` and take ${pawn('pawn')} along`}`,
        asks: { to: 'Fly to which city?', pawn: 'Who comes along?' },
      },
    },
  },
  virologist: {
    name: 'Virologist',
    the: 'the Virologist',
    commands: {
      'remove-cube': {
        label: 'Remove a cube from afar',
        short: 'Remove',
        offer: ({ city, card }) => `Remove a cube from ${city('city')}: discard ${card('card')}`,
        asks: { city: 'From which city does the cube go?', card: 'Which card do you discard?' },
      },
      'pay-pair': {
        label: 'Pay with a pair',
        offer: ({ card }) => `Pay ${card('card')} and ${card('other')} as one card`,
        asks: {
          card: 'Which is the first card of the pair?',
          other: 'Which is the second card of the pair?',
        },
      },
    },
  },
} satisfies Readonly<Record<string, RoleTexts>>;

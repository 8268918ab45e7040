// The roles of On the Brink in English: names, and the commands they bring.
import type { RoleTexts } from '../../box.ts';

export const roles = {
  archivist: {
    name: 'Archivist',
    the: 'the Archivist',
    commands: {
      recall: {
        label: 'Take a card back',
        short: 'Take back',
        offer: ({ card }) => `Take ${card('card')} back from the discard pile`,
        asks: { card: 'Which card do you take back?' },
      },
    },
  },
  'bio-terrorist': { name: 'Bio-Terrorist', the: 'the Bio-Terrorist' },
  'containment-specialist': {
    name: 'Containment Specialist',
    the: 'the Containment Specialist',
  },
  epidemiologist: {
    name: 'Epidemiologist',
    the: 'the Epidemiologist',
    commands: {
      request: {
        label: 'Ask for a card',
        short: 'Ask',
        offer: ({ card, who }) => `Ask ${who('player')} for ${card('card')}`,
        asks: { card: 'Which card do you ask for?', player: 'Whom do you ask?' },
      },
    },
  },
  'field-operative': {
    name: 'Field Operative',
    the: 'the Field Operative',
    commands: {
      collect: {
        label: 'Take a sample',
        short: 'Sample',
        offer: ({ talk, id }) => `Take a sample of ${talk.disease(id('colour'))}`,
        asks: { colour: 'Of which disease do you take a sample?' },
      },
      return: {
        label: 'Give a sample back',
        short: 'Give back',
        offer: ({ talk, id }) => `Give a ${talk.colour(id('colour'))} sample back`,
        asks: { colour: 'Of which disease do you give a sample back?' },
      },
      'pay-samples': {
        label: 'Pay with samples',
        offer: () => 'Pay three samples instead of two cards',
      },
    },
  },
  generalist: {
    name: 'Generalist',
    the: 'the Generalist',
  },
  troubleshooter: {
    name: 'Troubleshooter',
    the: 'the Troubleshooter',
  },
} satisfies Readonly<Record<string, RoleTexts>>;

// The roles of In the Lab in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';
import { toSomebody } from '../../../words/game/fr/shared/grammar.ts';

export const roles: TextsLike<typeof english>['roles'] = {
  cdc: { name: 'CDC', the: 'le CDC' },
  'field-director': {
    name: 'Directeur régional',
    the: 'le Directeur régional',
    commands: {
      lead: {
        label: 'Diriger un pion',
        short: 'Diriger',
        offer: ({ talk, pawn, id }) => `Diriger ${pawn('pawn')} ${talk.toCity(id('to'))}`,
        asks: { pawn: 'Quel pion dirigez-vous\u00a0?', to: 'Vers quelle ville\u00a0?' },
      },
      'treat-near': {
        label: 'Traiter une ville reliée',
        short: 'Traiter à côté',
        offer: ({ talk, id }) => `Traiter ${talk.disease(id('colour'))} ${talk.inCity(id('city'))}`,
        asks: { colour: 'Quelle maladie traitez-vous\u00a0?', city: 'Dans quelle ville\u00a0?' },
      },
    },
  },
  'local-liaison': {
    name: 'Agente de liaison',
    the: 'l’Agente de liaison',
    commands: {
      'pass-on': {
        label: 'Transmettre une carte',
        short: 'Transmettre',
        offer: ({ talk, number, card }) =>
          `Transmission\u00a0: ${toSomebody(talk, number('player'), 'donner', card('card'))}`,
        asks: { card: 'Quelle carte transmettez-vous\u00a0?', player: 'À qui va la carte\u00a0?' },
      },
    },
  },
  pilot: {
    name: 'Pilote',
    the: 'le Pilote',
    commands: {
      pilot: {
        label: 'Voler',
        offer: ({ city, id, pawn }) =>
          `Voler vers ${city('to')}${id('pawn') === '' ? '' : ` et emmener ${pawn('pawn')}`}`,
        asks: { to: 'Vers quelle ville volez-vous\u00a0?', pawn: 'Qui emmenez-vous\u00a0?' },
      },
    },
  },
  virologist: {
    name: 'Virologue',
    the: 'la Virologue',
    commands: {
      'remove-cube': {
        label: 'Retirer un cube à distance',
        short: 'Retirer',
        offer: ({ talk, id, card }) =>
          `Retirer un cube ${talk.inCity(id('city'))}\u00a0: défausser ${card('card')}`,
        asks: { city: 'De quelle ville part le cube\u00a0?', card: 'Quelle carte défaussez-vous\u00a0?' },
      },
      'pay-pair': {
        label: 'Payer avec une paire',
        offer: ({ card }) => `Payer ${card('card')} et ${card('other')} comme une seule carte`,
        asks: {
          card: 'Quelle est la première carte de la paire\u00a0?',
          other: 'Quelle est la seconde carte de la paire\u00a0?',
        },
      },
    },
  },
};

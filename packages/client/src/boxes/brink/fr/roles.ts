// The roles of On the Brink in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';
import { isYou } from '../../../words/game/speaker.ts';

export const roles: TextsLike<typeof english>['roles'] = {
  archivist: {
    name: 'Archiviste',
    the: 'l’Archiviste',
    commands: {
      recall: {
        label: 'Reprendre une carte',
        short: 'Reprendre',
        offer: ({ card }) => `Reprendre ${card('card')} dans la défausse`,
        asks: { card: 'Quelle carte reprenez-vous\u00a0?' },
      },
    },
  },
  'containment-specialist': {
    name: 'Spécialiste en confinement',
    the: 'le Spécialiste en confinement',
  },
  epidemiologist: {
    name: 'Épidémiologiste',
    the: 'l’Épidémiologiste',
    commands: {
      request: {
        label: 'Demander une carte',
        short: 'Demander',
        offer: ({ talk, number, card }) =>
          isYou(talk.speaker, number('player'))
            ? `Vous demander ${card('card')}`
            : `Demander ${card('card')} ${talk.to(number('player'))}`,
        asks: { card: 'Quelle carte demandez-vous\u00a0?', player: 'À qui demandez-vous\u00a0?' },
      },
    },
  },
  'field-operative': {
    name: 'Opérateur de terrain',
    the: 'l’Opérateur de terrain',
    commands: {
      collect: {
        label: 'Prélever un échantillon',
        short: 'Prélever',
        offer: ({ talk, id }) => `Prélever un échantillon de ${talk.disease(id('colour'))}`,
        asks: { colour: 'De quelle maladie prélevez-vous un échantillon\u00a0?' },
      },
      return: {
        label: 'Rendre un échantillon',
        short: 'Rendre',
        offer: ({ talk, id }) => `Rendre un échantillon ${talk.colour(id('colour'))}`,
        asks: { colour: 'De quelle maladie rendez-vous un échantillon\u00a0?' },
      },
      'pay-samples': {
        label: 'Payer en échantillons',
        offer: () => 'Payer trois échantillons au lieu de deux cartes',
      },
    },
  },
  'bio-terrorist': { name: 'Bioterroriste', the: 'le Bioterroriste' },
  generalist: {
    name: 'Généraliste',
    the: 'la Généraliste',
  },
  troubleshooter: {
    name: 'Dépanneuse',
    the: 'la Dépanneuse',
  },
};

// The commands that both games have, in French.
import type { OperandType } from '../../../../games/facts.ts';
import type { kinds as english } from '../../en/shared/kinds.ts';
import type { KindWords } from '../../parts.ts';
import { capital } from '../../telling/names.ts';
import { toSomebody } from './grammar.ts';

export const kinds: Readonly<Record<keyof typeof english, KindWords>> = {
  end: { label: 'Finir et piocher', short: 'Finir les actions' },
  drive: {
    label: 'Voiture / transbordeur',
    short: 'Voiture',
    offer: ({ talk, id }) => `Aller en voiture ou par mer ${talk.toCity(id('to'))}`,
    asks: { to: 'Aller dans quelle ville\u00a0?' },
  },
  treat: {
    label: 'Traiter une maladie',
    short: 'Traiter',
    offer: ({ talk, id, at, seat, view }) => {
      const here = at(seat);
      if (here === undefined) return `Traiter ${talk.disease(id('colour'))}`;
      const cubes = view?.cubes[here]?.[id('colour')] ?? 0;
      const among = cubes > 1 ? ` (${talk.count(cubes, '# cube', '# cubes')})` : '';
      return `Traiter ${talk.disease(id('colour'))} ${talk.inCity(here)}${among}`;
    },
    asks: { colour: 'Quelle maladie traitez-vous\u00a0?' },
  },
  give: {
    label: 'Partager\u00a0: donner',
    short: 'Donner',
    offer: ({ talk, card, number }) => capital(toSomebody(talk, number('player'), 'donner', card('card'))),
    asks: { card: 'Quelle carte donnez-vous\u00a0?', player: 'Qui reçoit la carte\u00a0?' },
  },
  take: {
    label: 'Partager\u00a0: prendre',
    short: 'Prendre',
    offer: ({ talk, card, number }) => capital(toSomebody(talk, number('player'), 'prendre', card('card'))),
    asks: { card: 'Quelle carte prenez-vous\u00a0?', player: 'À qui\u00a0?' },
  },
  accept: { label: 'Accepter' },
  refuse: { label: 'Refuser' },
  discard: {
    label: 'Défausser',
    offer: ({ card }) => `Défausser ${card('card')}`,
    asks: { card: 'Quelle carte défaussez-vous\u00a0?' },
  },
  infect: { label: 'Propager', offer: () => 'Révéler la carte Propagation suivante' },
  continue: { label: 'Continuer' },
};

export const questions: Readonly<Record<OperandType, string>> = {
  city: 'Quelle ville\u00a0?',
  infection: 'Quelle ville\u00a0?',
  colour: 'Quelle maladie\u00a0?',
  card: 'Quelle carte\u00a0?',
  cards: 'Quelles cartes défaussez-vous\u00a0?',
  seat: 'Quel joueur\u00a0?',
  role: 'Quel rôle\u00a0?',
  region: 'Quelle région\u00a0?',
  line: 'Quelle ligne\u00a0?',
  dish: 'Quelle coupelle\u00a0?',
  research: 'Quelle ligne de recherche\u00a0?',
  goal: 'Quelle carte Objectif\u00a0?',
  division: 'Quelle répartition des actions\u00a0?',
};

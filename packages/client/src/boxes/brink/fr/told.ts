// What only happens with On the Brink, in French.
import type { View } from '@cordon/engine';
import { countsIn, numberShown } from '@cordon/protocol/telling';
import { chooses } from '../../../words/game/fr/shared/waits.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { Waiting } from '../../../words/game/explained.ts';
import type { Asked, SpokenPart } from '../../../words/game/parts.ts';
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

export const facts: French['facts'] = {
  samplesReturned: (talk, { seat, colour, count, now }) =>
    `${talk.does(seat, 'rendez', 'rend')} ${talk.count(count, '# échantillon', '# échantillons')} de ${talk.disease(colour)}\u00a0; ${now === 0 ? 'il n’en reste aucun' : talk.count(now, 'il en reste #', 'il en reste #')}.`,
};

export const moves: French['moves'] = {};

export const removals: French['removals'] = {
  'containment-specialist': 'Le Spécialiste en confinement à l’œuvre',
  'field-operative': 'Un échantillon pour l’Opérateur de terrain',
  'mobile-hospital': 'Hôpital mobile',
  'rapid-vaccine-deployment': 'Déploiement rapide du vaccin',
  'remote-treatment': 'Traitement à distance',
};

export const prevented: French['prevented'] = {};

const asking = (asked: Asked, event: string, what: string): Waiting => ({
  heading: asked.talk.event(event),
  sentence: chooses(asked, what),
});

export const waits: French['waits'] = {
  'mobile-hospital': (asked) => asking(asked, 'mobile-hospital', 'la couleur du cube qui quitte la ville'),
  assignment: (asked) => asking(asked, 'new-assignment', 'un rôle que personne n’a'),
  're-examination': (asked) => asking(asked, 're-examined-research', 'une carte Ville de la défausse'),
  'second-cube': (asked) => asking(asked, 'remote-treatment', 'le second cube qui quitte le plateau'),
  vaccination: (asked) =>
    asking(
      asked,
      'rapid-vaccine-deployment',
      `${asked.talk.count(asked.number('left'), 'encore un cube', 'jusqu’à # cubes de plus')} dans des villes reliées, ou de s’arrêter`,
    ),
};

export const reasons: French['reasons'] = {
  'actions-over': 'Les actions de ce tour sont terminées.',
  'recall wrong-city': 'Vous ne pouvez reprendre que la carte de la ville où vous êtes.',
  'not-under-orders': 'Vous ne pouvez déplacer que le pion que nomment les Ordres spéciaux.',
  'orders-in-vain': 'Le joueur dont c’est le tour ne peut pas se déplacer par une action.',
  'no-role-left': 'Tous les rôles sont en jeu.',
  'fixed-role': ({ talk, number }) => `Le rôle ${talk.from(number('player'))} ne peut pas changer.`,
  'role-taken': 'Ce rôle n’est pas libre.',
  'no-fresh-cure': 'C’est possible juste après la découverte d’un remède, avant l’action suivante.',
  'no-sample': 'Il n’y a pas un tel échantillon sur votre carte Rôle.',
  'active-pawn': 'Les Ordres spéciaux concernent le pion d’un autre joueur.',
};

/** Whose pawn may be moved besides, if it is one of these. */
function ordersFor(talk: Talk, view: View, isMeant: (seat: number) => boolean): string[] {
  const pawn = numberShown(view, 'specialOrders');
  return pawn === 0 || !isMeant(pawn)
    ? []
    : [`Ordres spéciaux\u00a0: on peut déplacer ${talk.pawn(pawn)} pendant ce tour.`];
}

export const spoken: Partial<SpokenPart> = {
  besidesHand(talk, view, seat) {
    if (view.seats[seat - 1]?.role !== 'field-operative') return [];
    const kept = Object.entries(countsIn(view.shows['samples'])).filter(([, count]) => count > 0);
    const samples = kept.map(([colour, count]) => `${String(count)} ${talk.colour(colour)}`);
    return samples.length === 0 ? [] : [`Échantillons\u00a0: ${talk.list(samples)}.`];
  },
  city: (talk, view, city) => ordersFor(talk, view, (seat) => view.seats[seat - 1]?.city === city),
  tracks: (talk, view) => ordersFor(talk, view, () => true),
};

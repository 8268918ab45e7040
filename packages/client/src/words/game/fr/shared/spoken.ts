// The board for the ear, in French.
import type { View } from '@cordon/engine';
import { cityOf, factsOf } from '../../../../games/games.ts';
import type { SpokenShared } from '../../parts.ts';
import { isYou } from '../../speaker.ts';
import type { Talk } from '../../talk.ts';
import { neighbours, pawnsIn } from '../../telling/board.ts';
import { feminine } from './grammar.ts';
import { isSpokenFor } from '../../speaker.ts';

function cubesIn(talk: Talk, view: View, city: string): string {
  const cubes = Object.entries(view.cubes[city] ?? {});
  return cubes.length === 0
    ? 'aucun cube'
    : talk.list(cubes.map(([colour, count]) => talk.cubes(count, colour)));
}

export const spoken: SpokenShared = {
  city(talk, view, city, own) {
    const { game } = talk.speaker;
    const pawns = pawnsIn(talk, view, city);
    const near = neighbours(game, view, city).map(({ id, cubes }) =>
      cubes === 0 ? talk.city(id) : `${talk.city(id)} ${String(cubes)}`,
    );
    return [
      `${talk.city(city)}, ville ${feminine(cityOf(game, city)?.colour ?? '')}\u00a0: ${cubesIn(talk, view, city)}.`,
      ...own,
      ...(pawns.length === 0 ? [] : [`Ici\u00a0: ${talk.list(pawns)}.`]),
      `Villes voisines\u00a0: ${talk.list(near)}.`,
      ...(view.infectionDiscard.includes(city) ? ['Sa carte Propagation est dans la défausse.'] : []),
    ].join(' ');
  },
  hand(talk, _view, seat, groups, { events, unseen, own }) {
    const parts = groups.map(
      ({ colour, cards, progress }) => `${talk.colour(colour)}, ${progress}\u00a0: ${talk.cards(cards)}`,
    );
    if (events.length > 0)
      parts.push(`${talk.count(events.length, 'événement', 'événements')}\u00a0: ${talk.cards(events)}`);
    if (unseen > 0) parts.push(talk.count(unseen, '# carte cachée', '# cartes cachées'));
    const what = parts.length === 0 ? 'aucune carte' : parts.join('\u00a0; ');
    return [
      `${isYou(talk.speaker, seat) ? 'Votre main' : `Main ${talk.from(seat)}`}\u00a0: ${what}.`,
      ...own,
    ].join(' ');
  },
  tracks: (talk, view, turns, own) =>
    [
      `Éclosions\u00a0: ${String(view.outbreaks)} sur ${String(factsOf(talk.speaker.game).outbreakLimit)}.`,
      `Vitesse de propagation\u00a0: ${String(view.rate)}.`,
      `Cartes Joueur\u00a0: ${String(view.playerDeck.size)}, ${talk.count(turns, 'de quoi jouer # tour', 'de quoi jouer # tours')}.`,
      `Cubes restants\u00a0: ${talk.list(Object.entries(view.supply).map(([colour, left]) => `${talk.colour(colour)} ${String(left)}`))}.`,
      ...own,
    ].join(' '),
  threats(talk, { full, low, outbreaksLeft, turnsLeft }) {
    const said = [
      ...(full.length === 0
        ? []
        : [
            `Au bord de l’éclosion\u00a0: ${talk.list(full.map(({ city, colour }) => `${talk.city(city)} (${talk.colour(colour)})`))}.`,
          ]),
      ...low.map(({ colour, left }) => `Plus que ${talk.cubes(left, colour)}.`),
      ...(outbreaksLeft === undefined
        ? []
        : [
            talk.count(
              outbreaksLeft,
              'Encore # éclosion et la partie est perdue.',
              'Encore # éclosions et la partie est perdue.',
            ),
          ]),
      ...(turnsLeft === undefined
        ? []
        : [talk.count(turnsLeft, 'Des cartes pour # tour seulement.', 'Des cartes pour # tours seulement.')]),
    ];
    return said.length === 0 ? 'Rien d’urgent.' : said.join(' ');
  },
  place(talk, view, seat) {
    const city = view.seats[seat - 1]?.city;
    if (isSpokenFor(talk.speaker, seat)) return `${talk.does(seat, 'n’avez', 'n’a')} pas de pion.`;
    if (city === undefined) return `${talk.does(seat, 'n’êtes', 'n’est')} pas encore sur le plateau.`;
    const others = pawnsIn(talk, view, city, seat);
    const company = others.length === 0 ? '' : ` avec ${talk.list(others)}`;
    return `${talk.does(seat, 'êtes', 'est')} ${talk.inCity(city)}${company}\u00a0: ${cubesIn(talk, view, city)}.`;
  },
};

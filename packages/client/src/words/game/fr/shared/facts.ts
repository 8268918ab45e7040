// What happens in every game, one fact at a time, in French.
import type { SharedFactName } from '../../en/shared/facts.ts';
import type { FactWords } from '../../parts.ts';
import { isYou } from '../../speaker.ts';
import type { Talk } from '../../talk.ts';
import { capital } from '../../telling/names.ts';
import { endings, isEnding } from './choices.ts';
import { toSomebody } from './grammar.ts';
import { more } from './together.ts';

const left = (talk: Talk, now: number): string =>
  now === 0 ? 'il n’en reste plus' : talk.count(now, 'il en reste #', 'il en reste #');

export const facts: FactWords<SharedFactName> = {
  roleDealt: (talk, { seat, role }) =>
    `${capital(talk.player(seat))} ${isYou(talk.speaker, seat) ? 'êtes' : 'est'} ${talk.theRole(role)}.`,
  roleChanged: (talk, { seat, from, role }) =>
    `${capital(talk.player(seat))} ${isYou(talk.speaker, seat) ? 'devenez' : 'devient'} ${talk.theRole(role)}, après avoir été ${talk.theRole(from)}.`,
  firstPlayer: (talk, { seat, card }, game) =>
    `${talk.does(seat, 'commencez', 'commence')}${card === undefined ? '' : `, ${game.begins} ${talk.card(card)}`}.`,
  turnBegan: (talk, { seat, turn }) => `Tour ${String(turn)}\u00a0: ${talk.to(seat)} de jouer.`,
  placed: (talk, { city, colour, count, now }) =>
    `${talk.cubes(count, colour)} ${talk.inCity(city)}${more(count, now)}.`,
  prevented: (talk, { city, by }, game) =>
    `Aucun cube ${talk.inCity(city)}\u00a0: ${game.prevented[by] ?? talk.theRole(by)}.`,
  removed: (talk, { city, colour, count, now, by }, game) => {
    const why = game.removals[by];
    return `${why === undefined ? '' : `${why}\u00a0: `}${talk.cubes(count, colour)} en moins ${talk.inCity(city)}, ${left(talk, now)}.`;
  },
  outbreak: (talk, { city, total }) => `Éclosion ${talk.inCity(city)}, numéro ${String(total)}.`,
  moved: (talk, { seat, from, to, by }, game) =>
    `${talk.does(seat, ...(game.moves[by] ?? ['allez', 'va']))} ${talk.fromCity(from)} ${talk.toCity(to)}.`,
  pawnPlaced: (talk, { seat, city }) => `${talk.does(seat, 'commencez', 'commence')} ${talk.inCity(city)}.`,
  cubeMoved: (talk, { colour, from, to }) =>
    `Un cube ${talk.colour(colour)} va ${talk.fromCity(from)} ${talk.toCity(to)}.`,
  dealt: (talk, { seat, count }) =>
    `${talk.does(seat, 'recevez', 'reçoit')} ${talk.count(count, '# carte', '# cartes')}.`,
  dealtCard: (talk, { seat, card }) => `${talk.does(seat, 'recevez', 'reçoit')} ${talk.card(card)}.`,
  drew: (talk, { seat, count }) =>
    `${talk.does(seat, 'piochez', 'pioche')} ${talk.count(count, '# carte', '# cartes')}.`,
  drewCard: (talk, { seat, card }) => `${talk.does(seat, 'piochez', 'pioche')} ${talk.card(card)}.`,
  tookFromDiscard: (talk, { seat, card }) =>
    `${talk.does(seat, 'reprenez', 'reprend')} ${talk.card(card)} dans la défausse.`,
  discarded: (talk, { seat, card }) => `${talk.does(seat, 'défaussez', 'défausse')} ${talk.card(card)}.`,
  removedFromGame: (talk, { card }) => `${talk.card(card)} sort du jeu.`,
  shared: (talk, { card, from, to }) =>
    `${capital(talk.who(from))} ${toSomebody(talk, to, isYou(talk.speaker, from) ? 'donnez' : 'donne', talk.card(card))}.`,
  answered: (talk, { seat, answer }) =>
    answer === 'accepted'
      ? `${talk.does(seat, 'acceptez', 'accepte')}.`
      : `${talk.does(seat, 'refusez', 'refuse')}\u00a0; rien n’est dépensé.`,
  eventPlayed: (talk, { seat, card }) => `${talk.does(seat, 'jouez', 'joue')} ${talk.event(card)}.`,
  eventStays: (talk, { seat, card }) =>
    `${talk.event(card)} reste sur la table${seat === 0 ? '' : `, devant ${talk.player(seat)}`}.`,
  eventEnded: (talk, { card }) => `${talk.event(card)} prend fin.`,
  epidemicDrawn: (talk, { seat }) => `${talk.does(seat, 'piochez', 'pioche')} une épidémie\u00a0!`,
  specialDrawn: (talk, { seat, card }) => `${talk.does(seat, 'piochez', 'pioche')} ${talk.card(card)}\u00a0!`,
  specialDiscarded: (talk, { card }) => `${talk.card(card)} est défaussée.`,
  rateMoved: (_talk, { rate }) => `Épidémie\u00a0! La vitesse de propagation est de ${String(rate)}.`,
  infectionDrawn: (talk, { city, from }) =>
    from === 'bottom'
      ? `Du dessous du paquet Propagation\u00a0: ${talk.city(city)}.`
      : `Carte Propagation\u00a0: ${talk.city(city)}.`,
  infectionDiscarded: (talk, { city }) => `La carte Propagation ${talk.city(city)} est défaussée.`,
  infectionRemoved: (talk, { city }) => `La carte Propagation ${talk.city(city)} sort du jeu.`,
  specialInfectionDrawn: (talk, { card, from }) =>
    from === 'bottom'
      ? `Du dessous du paquet Propagation\u00a0: ${talk.card(card)}.`
      : `Carte Propagation\u00a0: ${talk.card(card)}.`,
  specialInfectionDiscarded: (talk, { card }) => `La carte Propagation ${talk.card(card)} est défaussée.`,
  infectionSkipped: (talk, { by }) => `${talk.event(by)}\u00a0: pas de propagation ce tour-ci.`,
  intensified: (talk, { count }) =>
    `La défausse revient, mélangée, sur le paquet Propagation\u00a0: ${talk.count(count, '# carte', '# cartes')}.`,
  lookedAt: (talk, { seat, deck, count }) =>
    `${talk.does(seat, 'regardez', 'regarde')} le dessus du paquet\u00a0: ${
      deck === 'player'
        ? talk.count(count, '# carte Joueur', '# cartes Joueur')
        : talk.count(count, '# carte Propagation', '# cartes Propagation')
    }.`,
  saw: (talk, { cards }) => `Les prochaines\u00a0: ${talk.cards(cards)}.`,
  reordered: (talk, { card, position }) => `Numéro ${String(position)} du paquet\u00a0: ${talk.card(card)}.`,
  over: (_talk, { ending }, game) => {
    const { heading, sentence } = (isEnding(ending) ? endings[ending] : endings.running)(game);
    return `${heading}\u00a0! ${sentence}`;
  },
};

export const unknownFact = (name: string): string => `Il se passe quelque chose\u00a0: ${name}.`;

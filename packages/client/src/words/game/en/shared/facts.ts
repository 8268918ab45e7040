// What happens in every game, one fact at a time.
import type { FactWords } from '../../parts.ts';
import { isYou } from '../../speaker.ts';
import type { Talk } from '../../talk.ts';
import { capital } from '../../telling/names.ts';
import { endings, isEnding } from './choices.ts';
import { more } from './together.ts';

const left = (talk: Talk, now: number): string =>
  now === 0 ? 'none left' : talk.count(now, '# left', '# left');

/** The facts with words for all games. */
export type SharedFactName =
  | 'roleDealt'
  | 'roleChanged'
  | 'firstPlayer'
  | 'turnBegan'
  | 'placed'
  | 'prevented'
  | 'removed'
  | 'outbreak'
  | 'moved'
  | 'pawnPlaced'
  | 'cubeMoved'
  | 'dealt'
  | 'dealtCard'
  | 'drew'
  | 'drewCard'
  | 'tookFromDiscard'
  | 'discarded'
  | 'removedFromGame'
  | 'shared'
  | 'answered'
  | 'eventPlayed'
  | 'eventStays'
  | 'eventEnded'
  | 'epidemicDrawn'
  | 'specialDrawn'
  | 'specialDiscarded'
  | 'rateMoved'
  | 'infectionDrawn'
  | 'infectionDiscarded'
  | 'infectionRemoved'
  | 'specialInfectionDrawn'
  | 'specialInfectionDiscarded'
  | 'infectionSkipped'
  | 'intensified'
  | 'lookedAt'
  | 'saw'
  | 'reordered'
  | 'over';

export const facts: FactWords<SharedFactName> = {
  roleDealt: (talk, { seat, role }) =>
    `${capital(talk.player(seat))} ${isYou(talk.speaker, seat) ? 'are' : 'is'} ${talk.theRole(role)}.`,
  roleChanged: (talk, { seat, from, role }) =>
    `${capital(talk.player(seat))} ${isYou(talk.speaker, seat) ? 'are' : 'is'} now ${talk.theRole(role)}, no longer ${talk.theRole(from)}.`,
  firstPlayer: (talk, { seat, card }, game) =>
    `${talk.does(seat, 'begin', 'begins')}${card === undefined ? '' : `, ${game.begins} ${talk.card(card)}`}.`,
  turnBegan: (talk, { seat, turn }) => `Turn ${String(turn)}: ${talk.who(seat)} to play.`,
  placed: (talk, { city, colour, count, now }) =>
    `${talk.cubes(count, colour)} ${talk.inCity(city)}${more(count, now)}.`,
  prevented: (talk, { city, by }, game) =>
    `No cube ${talk.inCity(city)}: ${game.prevented[by] ?? talk.theRole(by)}.`,
  removed: (talk, { city, colour, count, now, by }, game) => {
    const why = game.removals[by];
    return `${why === undefined ? '' : `${why}: `}${talk.cubes(count, colour)} removed ${talk.fromCity(city)}, ${left(talk, now)}.`;
  },
  outbreak: (talk, { city, total }) => `Outbreak ${talk.inCity(city)}, number ${String(total)}.`,
  moved: (talk, { seat, from, to, by }, game) =>
    `${talk.does(seat, ...(game.moves[by] ?? ['go', 'goes']))} ${talk.fromCity(from)} ${talk.toCity(to)}.`,
  pawnPlaced: (talk, { seat, city }) => `${talk.does(seat, 'start', 'starts')} ${talk.inCity(city)}.`,
  cubeMoved: (talk, { colour, from, to }) =>
    `A ${talk.colour(colour)} cube goes ${talk.fromCity(from)} ${talk.toCity(to)}.`,
  dealt: (talk, { seat, count }) =>
    `${talk.does(seat, 'get', 'gets')} ${talk.count(count, '# card', '# cards')}.`,
  dealtCard: (talk, { seat, card }) => `${talk.does(seat, 'get', 'gets')} ${talk.card(card)}.`,
  drew: (talk, { seat, count }) =>
    `${talk.does(seat, 'draw', 'draws')} ${talk.count(count, '# card', '# cards')}.`,
  drewCard: (talk, { seat, card }) => `${talk.does(seat, 'draw', 'draws')} ${talk.card(card)}.`,
  tookFromDiscard: (talk, { seat, card }) =>
    `${talk.does(seat, 'take', 'takes')} ${talk.card(card)} from the discard pile.`,
  discarded: (talk, { seat, card }) => `${talk.does(seat, 'discard', 'discards')} ${talk.card(card)}.`,
  removedFromGame: (talk, { card }) => `${talk.card(card)} leaves the game.`,
  shared: (talk, { card, from, to }) =>
    `${talk.does(from, 'give', 'gives')} ${talk.card(card)} ${talk.to(to)}.`,
  answered: (talk, { seat, answer }) =>
    answer === 'accepted'
      ? `${talk.does(seat, 'agree', 'agrees')}.`
      : `${talk.does(seat, 'refuse', 'refuses')}; nothing is spent.`,
  eventPlayed: (talk, { seat, card }) => `${talk.does(seat, 'play', 'plays')} ${talk.event(card)}.`,
  eventStays: (talk, { seat, card }) =>
    `${talk.event(card)} stays on the table${seat === 0 ? '' : `, before ${talk.player(seat)}`}.`,
  eventEnded: (talk, { card }) => `${talk.event(card)} ends.`,
  epidemicDrawn: (talk, { seat }) => `${talk.does(seat, 'draw', 'draws')} an epidemic!`,
  specialDrawn: (talk, { seat, card }) => `${talk.does(seat, 'draw', 'draws')} ${talk.card(card)}!`,
  specialDiscarded: (talk, { card }) => `${talk.card(card)} is discarded.`,
  rateMoved: (_talk, { rate }) => `Epidemic! The infection rate is now ${String(rate)}.`,
  infectionDrawn: (talk, { city, from }) =>
    from === 'bottom'
      ? `From the bottom of the infection deck: ${talk.city(city)}.`
      : `Infection card: ${talk.city(city)}.`,
  infectionDiscarded: (talk, { city }) => `The infection card ${talk.city(city)} is discarded.`,
  infectionRemoved: (talk, { city }) => `The infection card ${talk.city(city)} leaves the game.`,
  specialInfectionDrawn: (talk, { card, from }) =>
    from === 'bottom'
      ? `From the bottom of the infection deck: ${talk.card(card)}.`
      : `Infection card: ${talk.card(card)}.`,
  specialInfectionDiscarded: (talk, { card }) => `The infection card ${talk.card(card)} is discarded.`,
  infectionSkipped: (talk, { by }) => `${talk.event(by)}: no infections this turn.`,
  intensified: (talk, { count }) =>
    `The discards go back on top of the infection deck: ${talk.count(count, '# card', '# cards')}, shuffled.`,
  lookedAt: (talk, { seat, deck, count }) =>
    `${talk.does(seat, 'look', 'looks')} at the top of the deck: ${
      deck === 'player'
        ? talk.count(count, '# player card', '# player cards')
        : talk.count(count, '# infection card', '# infection cards')
    }.`,
  saw: (talk, { cards }) => `The next ones: ${talk.cards(cards)}.`,
  reordered: (talk, { card, position }) => `Number ${String(position)} from the top: ${talk.card(card)}.`,
  over: (_talk, { ending }, game) => {
    const { heading, sentence } = (isEnding(ending) ? endings[ending] : endings.running)(game);
    return `${heading}! ${sentence}`;
  },
};

export const unknownFact = (name: string): string => `Something happens: ${name}.`;

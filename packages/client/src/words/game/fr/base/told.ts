// What only happens in the base game, in French.
import type * as english from '../../en/base/told.ts';
import { numberShown } from '@cordon/protocol/telling';
import type { Asked, FactWords, GamePart, Waits } from '../../parts.ts';
import { chooses } from '../shared/waits.ts';
import { capital } from '../../telling/names.ts';

export const facts: FactWords<english.BaseFactName> = {
  stationBuilt: (talk, { city, from }) =>
    `Une station de recherche se dresse ${talk.inCity(city)}${from === undefined ? '' : `, venue ${talk.fromCity(from)}`}.`,
  stationRemoved: (talk, { city }) => `La station de recherche ${talk.inCity(city)} n’est plus là.`,
  cured: (talk, { colour, seat }) =>
    seat === undefined
      ? `${capital(talk.disease(colour))} est guérie\u00a0!`
      : `${talk.does(seat, 'guérissez', 'guérit')} ${talk.disease(colour)}\u00a0!`,
  eradicated: (talk, { colour }) =>
    `${capital(talk.disease(colour))} est éradiquée\u00a0: elle ne reviendra plus.`,
  eventStored: (talk, { seat, card }) =>
    `${talk.does(seat, 'gardez', 'garde')} ${talk.event(card)} pour plus tard.`,
  cardShown: (talk, { seat, card }) =>
    `${talk.does(seat, 'montrez', 'montre')} ${talk.card(card)} sans s’en défausser.`,
  eventReturned: (talk, { card }) => `${talk.event(card)} passe de la carte Rôle à la défausse.`,
  quietNightBegan: () => 'La prochaine propagation n’aura pas lieu.',
};

export const moves: Readonly<Record<keyof typeof english.moves, GamePart['moves'][string]>> = {
  drive: ['allez', 'va'],
  direct: ['prenez un vol direct', 'prend un vol direct'],
  charter: ['affrétez un vol', 'affrète un vol'],
  shuttle: ['prenez la navette', 'prend la navette'],
  fly: ['prenez un vol d’opération', 'prend un vol d’opération'],
  airlift: ['passez par le pont aérien', 'passe par le pont aérien'],
  send: ['allez, sur ordre,', 'va, sur ordre,'],
};

export const removals: Readonly<Record<keyof typeof english.removals, string>> = {
  medic: 'Le Médecin à l’œuvre',
};

export const prevented: Readonly<Record<keyof typeof english.prevented, string>> = {
  cures: 'la maladie est éradiquée',
  medic: 'le Médecin est là',
  'quarantine-specialist': 'la Spécialiste en mise en quarantaine veille',
};

/** What the cure of a disease without cities asks for besides. */
function purpleCities({ talk, view, word }: Asked): string {
  const cities = word('colour') === 'purple' ? numberShown(view, 'purpleCitiesForCure') : 0;
  return cities === 0
    ? ''
    : ` En tout, ${talk.count(cities, 'une carte au moins doit être celle d’une ville', '# cartes au moins doivent être celles de villes')} avec des cubes violets.`;
}

export const waits: Readonly<Record<keyof typeof english.waits, Waits[string]>> = {
  'cure-payment': (asked) => ({
    heading: `Remède contre ${asked.talk.disease(asked.word('colour'))}`,
    sentence: `${chooses(
      asked,
      `de quoi payer le remède\u00a0; ${asked.talk.count(asked.number('left'), 'il reste # carte', 'il reste # cartes')} à payer`,
    )}${purpleCities(asked)}`,
  }),
  forecast: ({ talk, seat, number }) => ({
    heading: 'Prévision',
    sentence: `${talk.does(seat, 'rangez', 'range')} ${talk.count(number('open'), 'la dernière carte Propagation', '# cartes Propagation')}\u00a0; la première choisie sera piochée la première.`,
  }),
};

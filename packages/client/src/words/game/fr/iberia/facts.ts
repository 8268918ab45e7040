// What only happens in Iberia, in French.
import type * as english from '../../en/iberia/facts.ts';
import type { FactWords, GamePart } from '../../parts.ts';
import { capital, listed } from '../../telling/names.ts';
import { diseases, effects, isDisease } from './names.ts';

export const facts: FactWords<english.IberiaFactName> = {
  cubeMoved: (talk, { colour, from, to, by }) =>
    `Un patient ${talk.colour(colour)} ${by === 'overflow' ? 'fuit' : 'va'} ${talk.fromCity(from)} ${talk.toCity(to)}.`,
  railLaid: (talk, { line, left }) =>
    `Nouveau rail\u00a0: ${talk.line(line)}, ${talk.count(left, 'il en reste #', 'il en reste #')}.`,
  hospitalBuilt: (talk, { colour, city, from }) =>
    `L’hôpital ${talk.colour(colour)} se dresse ${talk.inCity(city)}${from === undefined ? '' : `, venu ${talk.fromCity(from)}`}.`,
  researched: (talk, { colour, seat }) =>
    `${talk.does(seat, 'achevez', 'achève')} la recherche sur ${talk.disease(colour)}.`,
  waterPurified: (talk, { region, count, now }) =>
    `${talk.count(count, '# jeton Purification', '# jetons Purification')} pour ${talk.region(region)}, ${String(now)} en tout.`,
  tokenSpent: (talk, { region, city, colour, now }) =>
    `L’eau pure écarte un cube ${talk.colour(colour)} ${talk.fromCity(city)}\u00a0; ${now === 0 ? 'plus de jeton' : talk.count(now, 'encore # jeton', 'encore # jetons')} dans ${talk.region(region)}.`,
  preventionMoved: (talk, { region }) => `Le jeton Prévention protège ${talk.region(region)}.`,
  actionsGranted: (talk, { seat, count }) =>
    `${talk.does(seat, 'gagnez', 'gagne')} ${talk.count(count, '# action', '# actions')}.`,
  stayed: (talk, { seat }) => `${talk.does(seat, 'restez', 'reste')} sur place.`,
  goodSeasonBegan: () => 'La prochaine propagation sera douce\u00a0: une seule carte, du dessous du paquet.',
  diseasesInPlay: (_talk, { diseases: ids }) => {
    const known = ids.filter(isDisease);
    return `${capital(
      listed(
        known.map((id) => `${diseases[id]} (${effects[id]})`),
        'et',
      ),
    )}\u00a0: voilà les maladies de cette partie.`;
  },
  tokensReleased: (talk, { colour, count }) =>
    `${talk.count(count, '# jeton Purification attendait', '# jetons Purification attendaient')} sous l’hôpital ${talk.colour(colour)} et ${talk.count(count, 'devient disponible', 'deviennent disponibles')}.`,
  hospitalOverflowed: (talk, { city, colour, total }) =>
    `L’hôpital ${talk.colour(colour)} ${talk.fromCity(city)} a débordé\u00a0: éclosion numéro ${String(total)}.`,
};

export const moves: Readonly<Record<keyof typeof english.moves, GamePart['moves'][string]>> = {
  drive: ['voyagez', 'voyage'],
  train: ['prenez le train', 'prend le train'],
  ship: ['prenez la mer', 'prend la mer'],
  mobilization: ['vous déplacez', 'se déplace'],
  'ships-arrive': ['arrivez en navire', 'arrive en navire'],
  'travel-day-and-night': ['voyagez jour et nuit', 'voyage jour et nuit'],
};

export const removals: Readonly<Record<keyof typeof english.removals, string>> = {
  'science-triumph': 'Suprématie de la science',
  'overseas-migration': 'Flux migratoires',
  hospital: 'À l’hôpital',
  overflow: 'Plus de place',
};

export const prevented: Readonly<Record<keyof typeof english.prevented, string>> = {
  nurse: 'l’Infirmière veille',
};

// What the board of Iberia has for the ear, in French.
import type { SpokenPart } from '../../parts.ts';
import { railsFrom, tokensAround } from '../../telling/iberia.ts';
import { numberShown, textShown, listShown, wordsIn } from '@cordon/protocol/telling';
import { feminine } from '../shared/grammar.ts';

export const spoken: SpokenPart = {
  city(talk, view, city) {
    const hospital = Object.entries(wordsIn(view.shows['hospitals'])).find(([, there]) => there === city);
    const rails = railsFrom(view, city);
    const { tokens, prevention } = tokensAround(view, city);
    return [
      ...(listShown(view, 'ports').includes(city) ? ['Port.'] : []),
      ...(hospital === undefined ? [] : [`L’hôpital ${talk.colour(hospital[0])}.`]),
      ...(rails.length === 0 ? [] : [`Rails vers ${talk.cities(rails)}.`]),
      ...(tokens === 0
        ? []
        : [`${talk.count(tokens, '# jeton Purification', '# jetons Purification')} autour.`]),
      ...(prevention ? ['Protégée par l’Infirmière.'] : []),
    ];
  },
  progress(_talk, view, _seat, colour, count) {
    if (listShown(view, 'researched').includes(colour)) return `${String(count)}, déjà recherchée`;
    const needed = numberShown(view, 'cardsForResearch');
    return count >= needed
      ? `${String(count)}, assez pour la recherche`
      : `${String(count)} sur ${String(needed)}`;
  },
  besidesHand: () => [],
  tracks(talk, view) {
    const researched = listShown(view, 'researched');
    const hospitals = Object.entries(wordsIn(view.shows['hospitals']));
    const prevention = textShown(view, 'prevention');
    return [
      researched.length === 0
        ? 'Aucune maladie recherchée.'
        : `Maladies recherchées\u00a0: ${talk.list(researched.map(feminine))}.`,
      hospitals.length === 0
        ? 'Aucun hôpital.'
        : `Hôpitaux\u00a0: ${talk.list(hospitals.map(([colour, city]) => `${talk.colour(colour)} ${talk.inCity(city)}`))}.`,
      `Il reste ${talk.count(numberShown(view, 'railsLeft'), '# rail', '# rails')} et ${talk.count(numberShown(view, 'tokensLeft'), '# jeton Purification', '# jetons Purification')}.`,
      ...(prevention === undefined ? [] : [`Le jeton Prévention protège ${talk.region(prevention)}.`]),
      ...(view.shows['goodSeason'] === true ? ['La prochaine propagation sera douce.'] : []),
    ];
  },
};

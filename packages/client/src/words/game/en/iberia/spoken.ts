// What the board of Iberia has for the ear.
import type { SpokenPart } from '../../parts.ts';
import { railsFrom, tokensAround } from '../../telling/iberia.ts';
import { numberShown, textShown, listShown, wordsIn } from '@cordon/protocol/telling';

export const spoken: SpokenPart = {
  city(talk, view, city) {
    const hospital = Object.entries(wordsIn(view.shows['hospitals'])).find(([, there]) => there === city);
    const rails = railsFrom(view, city);
    const { tokens, prevention } = tokensAround(view, city);
    return [
      ...(listShown(view, 'ports').includes(city) ? ['Port.'] : []),
      ...(hospital === undefined ? [] : [`The ${talk.colour(hospital[0])} hospital.`]),
      ...(rails.length === 0 ? [] : [`Rails to ${talk.cities(rails)}.`]),
      ...(tokens === 0 ? [] : [`${talk.count(tokens, '# water token', '# water tokens')} around it.`]),
      ...(prevention ? ['Protected by the Nurse.'] : []),
    ];
  },
  progress(_talk, view, _seat, colour, count) {
    if (listShown(view, 'researched').includes(colour)) return `${String(count)}, already researched`;
    const needed = numberShown(view, 'cardsForResearch');
    return count >= needed
      ? `${String(count)}, enough for research`
      : `${String(count)} of ${String(needed)}`;
  },
  besidesHand: () => [],
  tracks(talk, view) {
    const researched = listShown(view, 'researched');
    const hospitals = Object.entries(wordsIn(view.shows['hospitals']));
    const prevention = textShown(view, 'prevention');
    return [
      researched.length === 0
        ? 'No disease researched yet.'
        : `Researched: ${talk.list(researched.map(talk.colour))}.`,
      hospitals.length === 0
        ? 'No hospital yet.'
        : `Hospitals: ${talk.list(hospitals.map(([colour, city]) => `${talk.colour(colour)} ${talk.inCity(city)}`))}.`,
      `${talk.count(numberShown(view, 'railsLeft'), '# rail', '# rails')} and ${talk.count(numberShown(view, 'tokensLeft'), '# water token', '# water tokens')} left.`,
      ...(prevention === undefined ? [] : [`The prevention token protects ${talk.region(prevention)}.`]),
      ...(view.shows['goodSeason'] === true ? ['The next infections will be mild.'] : []),
    ];
  },
};

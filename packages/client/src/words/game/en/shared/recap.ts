// A turn in short.
import type { DeedWords, RecapWords } from '../../parts.ts';
import { handed } from '../../telling/handed.ts';
import { capital } from '../../telling/names.ts';

/** The facts that are told in a recap in every game. */
export type SharedDeed = 'shared' | 'eventPlayed' | 'tookFromDiscard' | 'roleChanged';

const deeds: DeedWords<SharedDeed> = {
  shared(talk, seat, facts) {
    const all = handed(facts);
    const taken = all
      .filter(({ to }) => to === seat)
      .map(({ cards, from }) => `${talk.cards(cards)} ${talk.from(from)}`);
    const given = all
      .filter(({ to }) => to !== seat)
      .map(({ cards, to }) => `${talk.cards(cards)} ${talk.to(to)}`);
    return talk.list([
      ...(taken.length === 0 ? [] : [`took ${talk.list(taken)}`]),
      ...(given.length === 0 ? [] : [`gave ${talk.list(given)}`]),
    ]);
  },
  eventPlayed: (talk, _seat, facts) => `played ${talk.list(facts.map(({ card }) => talk.event(card)))}`,
  tookFromDiscard: (talk, _seat, facts) =>
    `took ${talk.cards(facts.map(({ card }) => card))} from the discard pile`,
  roleChanged: (talk, _seat, facts) => `became ${talk.list(facts.map(({ role }) => talk.theRole(role)))}`,
};

export const recap: RecapWords = {
  deeds,
  acts: (talk, seat, all) => `${capital(talk.who(seat))} ${talk.list(all)}.`,
  went: (talk, seat, { pawn, to, by = '' }, { went = {} }) =>
    pawn === seat ? `${went[by] ?? 'went'} ${talk.toCity(to)}` : `moved ${talk.who(pawn)} ${talk.toCity(to)}`,
  treated: (talk, _seat, cubes, here) =>
    `treated ${talk.list(cubes.map(({ city, colour, count }) => `${talk.cubes(count, colour)} ${city === here ? 'there' : talk.inCity(city)}`))}`,
  drew(talk, _seat, { cards, epidemics, unseen }) {
    const drawn = cards.map(talk.card);
    if (epidemics.length > 0) drawn.push(talk.count(epidemics.length, 'an epidemic', '# epidemics'));
    if (unseen > 0) drawn.push(talk.count(unseen, drawn.length > 0 ? '# other card' : '# card', '# cards'));
    return `drew ${talk.list(drawn)}`;
  },
  epidemics: (talk, cities) => `Epidemic ${talk.inCities(cities)}.`,
  infected: (talk, cities) => `Infected: ${cities.map(talk.city).join(', ')}.`,
  outbreaks: (talk, cities, now, limit) =>
    `${talk.count(cities.length, 'Outbreak', 'Outbreaks')} ${talk.inCities(cities)}, ${String(now)} of ${String(limit)}.`,
};

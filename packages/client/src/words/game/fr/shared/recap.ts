// A turn in short, in French: in the present, which tells a story as well and knows no gender.
import type { SharedDeed } from '../../en/shared/recap.ts';
import type { DeedWords, RecapWords } from '../../parts.ts';
import { handed } from '../../telling/handed.ts';
import { capital } from '../../telling/names.ts';
import { toSomebody, doing } from './grammar.ts';

const deeds: DeedWords<SharedDeed> = {
  shared: (talk, seat, facts) =>
    talk.list(
      handed(facts).map(({ cards, from, to }) =>
        to === seat
          ? `${doing(talk, seat, 'recevez', 'reçoit')} ${talk.cards(cards)} ${talk.from(from)}`
          : toSomebody(talk, to, doing(talk, seat, 'donnez', 'donne'), talk.cards(cards)),
      ),
    ),
  eventPlayed: (talk, seat, facts) =>
    `${doing(talk, seat, 'jouez', 'joue')} ${talk.list(facts.map(({ card }) => talk.event(card)))}`,
  tookFromDiscard: (talk, seat, facts) =>
    `${doing(talk, seat, 'reprenez', 'reprend')} ${talk.cards(facts.map(({ card }) => card))} dans la défausse`,
  roleChanged: (talk, seat, facts) =>
    `${doing(talk, seat, 'devenez', 'devient')} ${talk.list(facts.map(({ role }) => talk.theRole(role)))}`,
};

export const recap: RecapWords = {
  deeds,
  acts: (talk, seat, all) => `${capital(talk.who(seat))} ${talk.list(all)}.`,
  went: (talk, seat, { pawn, to }) =>
    pawn === seat
      ? `${doing(talk, seat, 'allez', 'va')} ${talk.toCity(to)}`
      : `${doing(talk, seat, 'déplacez', 'déplace')} ${talk.pawn(pawn)} ${talk.toCity(to)}`,
  treated: (talk, seat, cubes, here) =>
    `${doing(talk, seat, 'traitez', 'traite')} ${talk.list(cubes.map(({ city, colour, count }) => `${talk.cubes(count, colour)} ${city === here ? 'sur place' : talk.inCity(city)}`))}`,
  drew(talk, seat, { cards, epidemics, unseen }) {
    const drawn = cards.map(talk.card);
    if (epidemics.length > 0) drawn.push(talk.count(epidemics.length, 'une épidémie', '# épidémies'));
    if (unseen > 0)
      drawn.push(talk.count(unseen, drawn.length > 0 ? '# autre carte' : '# carte', '# cartes'));
    return `${doing(talk, seat, 'piochez', 'pioche')} ${talk.list(drawn)}`;
  },
  epidemics: (talk, cities) => `Épidémie ${talk.inCities(cities)}.`,
  infected: (talk, cities) => `Propagation\u00a0: ${cities.map(talk.city).join(', ')}.`,
  outbreaks: (talk, cities, now, limit) =>
    `${talk.count(cities.length, 'Éclosion', 'Éclosions')} ${talk.inCities(cities)}, ${String(now)} sur ${String(limit)}.`,
};

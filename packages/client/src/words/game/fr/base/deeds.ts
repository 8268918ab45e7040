// What a recap tells of the base game, in French.
import type { BaseDeed } from '../../en/base/deeds.ts';
import type { DeedWords } from '../../parts.ts';
import { doing } from '../shared/grammar.ts';

export const deeds: DeedWords<BaseDeed> = {
  stationBuilt: (talk, seat, facts) =>
    `${doing(talk, seat, 'construisez', 'construit')} une station de recherche ${talk.inCities(facts.map(({ city }) => city))}`,
  cured: (talk, seat, facts) =>
    `${doing(talk, seat, 'guérissez', 'guérit')} ${talk.list(facts.map(({ colour }) => talk.disease(colour)))}`,
  eradicated: (talk, seat, facts) =>
    `${doing(talk, seat, 'éradiquez', 'éradique')} ${talk.list(facts.map(({ colour }) => talk.disease(colour)))}`,
  eventStored: (talk, seat, facts) =>
    `${doing(talk, seat, 'mettez', 'met')} ${talk.list(facts.map(({ card }) => talk.event(card)))} de côté`,
};

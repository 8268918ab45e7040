// What a recap tells of the base game, in French.
import type { BaseDeed } from '../../en/base/deeds.ts';
import type { DeedWords } from '../../parts.ts';
import { verb } from '../shared/grammar.ts';

export const deeds: DeedWords<BaseDeed> = {
  stationBuilt: (talk, seat, facts) =>
    `${verb(talk, seat, 'construisez', 'construit')} une station de recherche ${talk.inCities(facts.map(({ city }) => city))}`,
  cured: (talk, seat, facts) =>
    `${verb(talk, seat, 'guérissez', 'guérit')} ${talk.list(facts.map(({ colour }) => talk.disease(colour)))}`,
  eradicated: (talk, seat, facts) =>
    `${verb(talk, seat, 'éradiquez', 'éradique')} ${talk.list(facts.map(({ colour }) => talk.disease(colour)))}`,
  eventStored: (talk, seat, facts) =>
    `${verb(talk, seat, 'mettez', 'met')} ${talk.list(facts.map(({ card }) => talk.event(card)))} de côté`,
};

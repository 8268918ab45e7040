// What a recap tells of Iberia, in French.
import type { IberiaDeed } from '../../en/iberia/deeds.ts';
import type { DeedWords } from '../../parts.ts';
import { doing } from '../shared/grammar.ts';

export const deeds: DeedWords<IberiaDeed> = {
  railLaid: (talk, seat, facts) =>
    `${doing(talk, seat, 'posez', 'pose')} ${talk.count(facts.length, 'un rail', '# rails')} (${facts.map(({ line }) => talk.line(line)).join(', ')})`,
  hospitalBuilt: (talk, seat, facts) =>
    `${doing(talk, seat, 'construisez', 'construit')} ${talk.list(facts.map(({ colour, city }) => `l’hôpital ${talk.colour(colour)} ${talk.inCity(city)}`))}`,
  researched: (talk, seat, facts) =>
    `${doing(talk, seat, 'achevez', 'achève')} la recherche sur ${talk.list(facts.map(({ colour }) => talk.disease(colour)))}`,
  waterPurified: (talk, seat, facts) =>
    `${doing(talk, seat, 'purifiez', 'purifie')} l’eau de ${talk.list([...new Set(facts.map(({ region }) => talk.region(region)))])}`,
  preventionMoved: (talk, seat, facts) =>
    `${doing(talk, seat, 'protégez', 'protège')} ${talk.region(facts.at(-1)?.region ?? '')}`,
  cubeMoved(talk, seat, facts) {
    const [to = '', ...others] = new Set(facts.map((fact) => fact.to));
    const what = talk.count(facts.length, 'un patient', '# patients');
    return `${doing(talk, seat, 'déplacez', 'déplace')} ${what}${others.length > 0 ? '' : ` ${talk.toCity(to)}`}`;
  },
};

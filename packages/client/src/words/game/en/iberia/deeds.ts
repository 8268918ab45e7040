// What a recap tells of Iberia.
import type { DeedWords } from '../../parts.ts';

export type IberiaDeed =
  | 'railLaid'
  | 'hospitalBuilt'
  | 'researched'
  | 'waterPurified'
  | 'preventionMoved'
  | 'cubeMoved';

export const went = {
  drive: 'travelled',
  train: 'took the train',
  ship: 'sailed',
} satisfies Readonly<Record<string, string>>;

export const deeds: DeedWords<IberiaDeed> = {
  railLaid: (talk, _seat, facts) =>
    `laid ${talk.count(facts.length, 'a rail', '# rails')} (${facts.map(({ line }) => talk.line(line)).join(', ')})`,
  hospitalBuilt: (talk, _seat, facts) =>
    `built ${talk.list(facts.map(({ colour, city }) => `the ${talk.colour(colour)} hospital ${talk.inCity(city)}`))}`,
  researched: (talk, _seat, facts) =>
    `researched ${talk.list(facts.map(({ colour }) => talk.disease(colour)))}`,
  waterPurified: (talk, _seat, facts) =>
    `purified the water of ${talk.list([...new Set(facts.map(({ region }) => talk.region(region)))])}`,
  preventionMoved: (talk, _seat, facts) => `now protects ${talk.region(facts.at(-1)?.region ?? '')}`,
  cubeMoved(talk, _seat, facts) {
    const [to = '', ...others] = new Set(facts.map((fact) => fact.to));
    const what = talk.count(facts.length, 'a patient', '# patients');
    return `moved ${what}${others.length > 0 ? '' : ` ${talk.toCity(to)}`}`;
  },
};

// What a recap tells of the base game.
import type { DeedWords } from '../../parts.ts';

export type BaseDeed = 'stationBuilt' | 'cured' | 'eradicated' | 'eventStored';

export const went = {
  drive: 'drove',
  direct: 'flew',
  charter: 'flew',
  shuttle: 'flew',
  fly: 'flew',
  pilot: 'flew',
} satisfies Readonly<Record<string, string>>;

export const deeds: DeedWords<BaseDeed> = {
  stationBuilt: (talk, _seat, facts) =>
    `built a research station ${talk.inCities(facts.map(({ city }) => city))}`,
  cured: (talk, _seat, facts) => `cured ${talk.list(facts.map(({ colour }) => talk.disease(colour)))}`,
  eradicated: (talk, _seat, facts) =>
    `eradicated ${talk.list(facts.map(({ colour }) => talk.disease(colour)))}`,
  eventStored: (talk, _seat, facts) => `stored ${talk.list(facts.map(({ card }) => talk.event(card)))}`,
};

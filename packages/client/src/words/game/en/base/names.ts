// The names of the base game in English, and what a table can choose.
import type { OptionWords, RoleWords } from '../../parts.ts';
import { optionOf } from '../shared/choices.ts';

const role = (name: string): RoleWords => ({ name, the: `the ${name}` });

export const roles = {
  'contingency-planner': role('Contingency Planner'),
  dispatcher: role('Dispatcher'),
  medic: role('Medic'),
  'operations-expert': role('Operations Expert'),
  'quarantine-specialist': role('Quarantine Specialist'),
  researcher: role('Researcher'),
  scientist: role('Scientist'),
} satisfies Readonly<Record<string, RoleWords>>;

export const events = {
  airlift: 'Airlift',
  forecast: 'Forecast',
  'government-grant': 'Government Grant',
  'one-quiet-night': 'One Quiet Night',
  'resilient-population': 'Resilient Population',
};

export const options = {
  hands: optionOf('Hands', 'Whether everybody sees everybody’s cards.', {
    open: { name: 'Open', about: 'All hands lie face up: easier to plan together.' },
    private: { name: 'Private', about: 'Each player sees only their own cards and tells what they like.' },
  }),
  forecast: optionOf('Forecast', 'Who sees the cards when Forecast is played.', {
    player: { name: 'The player', about: 'Only whoever plays it looks and decides.' },
    all: { name: 'Everybody', about: 'The whole table looks; the player decides.' },
  }),
} satisfies Readonly<Record<string, OptionWords>>;

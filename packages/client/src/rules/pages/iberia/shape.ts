// The sections of the rules of Iberia, in their order.
import type { SectionText } from '../page.ts';

export const SECTIONS = [
  'aim',
  'setup',
  'start',
  'turn',
  'actions',
  'trains',
  'ships',
  'hospitals',
  'research',
  'regions',
  'purification',
  'drawing',
  'infections',
  'events',
  'roles',
  'ending',
  'influx-of-patients',
  'historical-diseases',
  'table',
] as const;
export type IberiaSection = (typeof SECTIONS)[number];
export type IberiaPage = Readonly<Record<IberiaSection, SectionText>>;

export type Beginning = Pick<IberiaPage, 'aim' | 'setup' | 'start' | 'turn' | 'actions'>;
export type Land = Pick<
  IberiaPage,
  'trains' | 'ships' | 'hospitals' | 'research' | 'regions' | 'purification'
>;
export type Dangers = Pick<IberiaPage, 'drawing' | 'infections' | 'events' | 'roles' | 'ending' | 'table'>;
export type Challenges = Pick<IberiaPage, 'influx-of-patients' | 'historical-diseases'>;

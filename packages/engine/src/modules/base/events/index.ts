// The five events of the base game, in the order of their names.
import type { EventCard } from '../../../kernel/types.ts';
import { airlift } from './airlift.ts';
import { forecast } from './forecast.ts';
import { governmentGrant } from './governmentGrant.ts';
import { oneQuietNight } from './oneQuietNight.ts';
import { resilientPopulation } from './resilientPopulation.ts';

export const baseEvents = [
  airlift,
  forecast,
  governmentGrant,
  oneQuietNight,
  resilientPopulation,
] as const satisfies readonly EventCard[];

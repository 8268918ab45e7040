// The commands of the base game as one type, read off their definitions.
import type { CommandOf } from '../../kernel/command.ts';
import type { cure } from './cure.ts';
import type { command as airlift } from './events/airlift.ts';
import type { command as forecast, next } from './events/forecast.ts';
import type { command as governmentGrant } from './events/governmentGrant.ts';
import type { command as oneQuietNight } from './events/oneQuietNight.ts';
import type { command as resilientPopulation } from './events/resilientPopulation.ts';
import type { charter, direct, shuttle } from './flights.ts';
import type { store } from './roles/contingencyPlanner.ts';
import type { send } from './roles/dispatcher.ts';
import type { fly } from './roles/operationsExpert.ts';
import type { sendings } from './sending.ts';
import type { build } from './stations.ts';

export type BaseCommand =
  | CommandOf<typeof direct | typeof charter | typeof shuttle | typeof build | typeof cure>
  | CommandOf<typeof fly | typeof store>
  | CommandOf<typeof send | (typeof sendings)[number]>
  | CommandOf<typeof airlift | typeof forecast | typeof next | typeof governmentGrant>
  | CommandOf<typeof oneQuietNight | typeof resilientPopulation>;

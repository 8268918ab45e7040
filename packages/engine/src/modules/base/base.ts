// The base game: what it is made of, in one place.
import type { OptionSpec } from '../../kernel/config.ts';
import { COMMON_CHECKS } from '../../kernel/configChecks.ts';
import type { GameDefinition } from '../../kernel/definition.ts';
import { actionPart } from '../../rules/actions.ts';
import { drawPart } from '../../rules/draw.ts';
import { sharedFlow } from '../../rules/flow.ts';
import { infectPart } from '../../rules/infect.ts';
import { endPart } from '../../rules/window.ts';
import { commonActions } from './actions.ts';
import { cureRules } from './cure.ts';
import { baseEvents } from './events/index.ts';
import { flightRules } from './flights.ts';
import { world } from './map.ts';
import { progressRules } from './progress.ts';
import { baseRoles } from './roles/index.ts';
import { setup } from './setup.ts';
import { stationRules } from './stations.ts';

const INTRODUCTORY = 4;

/** Introductory games are played with open hands; the others privately unless the table says otherwise. BASE-VIS-1 to 3 */
const hands: OptionSpec = {
  name: 'hands',
  values: ['open', 'private'],
  usual: ({ epidemics }) => (epidemics === INTRODUCTORY ? 'open' : 'private'),
};

const forecast: OptionSpec = { name: 'forecast', values: ['player', 'all'], usual: () => 'player' };

export const baseGame: GameDefinition = {
  id: 'base',
  map: world,
  modules: [...sharedFlow, commonActions, stationRules, flightRules, cureRules, progressRules],
  roles: baseRoles,
  events: baseEvents,
  challenges: [],
  boxes: [],
  checks: COMMON_CHECKS,
  parts: [actionPart, drawPart, infectPart, endPart],
  setup,
  players: [2, 3, 4],
  epidemics: [4, 5, 6],
  rates: [2, 2, 2, 3, 3, 4, 4],
  outbreakLimit: 8,
  cubesPerColour: 24,
  renewsInfections: true,
  options: [hands, forecast],
  openHands: (options) => options['hands'] === 'open',
};

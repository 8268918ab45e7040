// Iberia: what it is made of, in one place. No cure, no flight, no station: nothing of the base game is listed.
import { COMMON_CHECKS } from '../../kernel/configChecks.ts';
import type { GameDefinition } from '../../kernel/definition.ts';
import { actionPart } from '../../rules/actions.ts';
import { chainOrderRules } from '../../rules/chain.ts';
import { drawPart } from '../../rules/draw.ts';
import { sharedFlow } from '../../rules/flow.ts';
import { infectPart } from '../../rules/infect.ts';
import { endPart } from '../../rules/window.ts';
import { commonActions } from './actions.ts';
import { historicalDiseases } from './challenges/historical/historical.ts';
import { influxOfPatients } from './challenges/influx/influx.ts';
import { iberiaEvents } from './events/index.ts';
import { hospitalRules } from './hospitals.ts';
import { peninsula } from './map.ts';
import { epidemicTokens, hands, passengers } from './options.ts';
import { progressRules } from './progress.ts';
import { railRules } from './rails.ts';
import { researchRules } from './research.ts';
import { iberiaRoles } from './roles/index.ts';
import { EVENTS, setup } from './setup.ts';
import { shipRules } from './ships.ts';
import { startRules } from './start.ts';
import { trainRules } from './trains.ts';
import { waterRules } from './water.ts';

export const iberiaGame: GameDefinition = {
  id: 'iberia',
  map: peninsula,
  modules: [
    ...sharedFlow,
    chainOrderRules,
    commonActions,
    startRules,
    railRules,
    trainRules,
    shipRules,
    hospitalRules,
    researchRules,
    waterRules,
    progressRules,
  ],
  roles: iberiaRoles,
  events: iberiaEvents,
  challenges: [influxOfPatients, historicalDiseases],
  boxes: [],
  checks: COMMON_CHECKS,
  parts: [actionPart, drawPart, infectPart, endPart],
  setup,
  eventsTaken: (players) => EVENTS[players]!,
  players: [2, 3, 4, 5],
  epidemics: [4, 5, 6],
  rates: [2, 2, 2, 3, 3, 4, 4],
  outbreakLimit: 8,
  cubesPerColour: 24,
  // Ruling A-38 (IB-INF-17): from an empty infection deck nothing is drawn.
  renewsInfections: false,
  options: [hands, passengers, epidemicTokens],
  openHands: () => true,
};

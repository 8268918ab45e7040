// The games to record: their tables, and how each should end.
import type { ConfigRequest, Ending } from '../../src/index.ts';
import { BOX_PLANS } from './boxPlans.ts';
import { IBERIA_PLANS } from './iberiaPlans.ts';
import { LAB_PLANS } from './labPlans.ts';
import { MUTATION_PLANS } from './mutationPlans.ts';
import { STRAIN_PLANS } from './strainPlans.ts';
import { TEAM_PLANS } from './teamPlans.ts';
import { TERRORIST_PLANS } from './terroristPlans.ts';

export interface Plan {
  readonly name: string;
  readonly request: ConfigRequest;
  readonly ending: Ending;
  readonly notBefore: number;
  /** Kinds of commands that have to be among those of the game. */
  readonly uses?: readonly string[];
  /** How many diseases are cured in the end, and the one of which the fewest cubes are left. */
  readonly cures?: number;
  readonly fewest?: string;
  /** Who has won a game against the Bio-Terrorist. */
  readonly winners?: 'team' | 'him' | 'nobody';
  /** Kinds of commands that are not tried. */
  readonly shuns?: readonly string[];
  /** How many sides win. */
  readonly winningSides?: number;
  /** The kind of the last command. */
  readonly last?: string;
  /** Of one colour no cube ever came on the board: only deals are tried that make this likely. */
  readonly neverSeen?: boolean;
}

const open = { hands: 'open' };
const secret = { hands: 'private' };
const brisk = { consent: 'automatic', windows: 'possible' };

const plan = (name: string, ending: Ending, notBefore: number, request: ConfigRequest): Plan => ({
  name,
  ending,
  notBefore,
  request,
});

const BASE_PLANS: readonly Plan[] = [
  plan('won-two-introductory', 'won', 0, { players: 2, epidemics: 4 }),
  plan('won-two-scientist-researcher', 'won', 0, {
    players: 2,
    epidemics: 4,
    roles: ['scientist', 'researcher'],
  }),
  plan('won-two-heroic', 'won', 0, {
    players: 2,
    epidemics: 6,
    roles: ['medic', 'dispatcher'],
    options: { ...open, ...brisk },
  }),
  plan('won-two-no-events', 'won', 0, {
    players: 2,
    epidemics: 4,
    events: [],
    roles: ['operations-expert', 'scientist'],
  }),
  plan('won-three-standard', 'won', 0, { players: 3, epidemics: 5, options: secret }),
  plan('won-three-brisk', 'won', 0, {
    players: 3,
    epidemics: 4,
    roles: ['dispatcher', 'medic', 'contingency-planner'],
    options: { ...open, ...brisk, forecast: 'all' },
  }),
  plan('won-four-introductory', 'won', 0, { players: 4, epidemics: 4, options: open }),
  plan('won-four-standard', 'won', 0, {
    players: 4,
    epidemics: 5,
    roles: ['researcher', 'scientist', 'quarantine-specialist', 'operations-expert'],
    options: { ...secret, consent: 'automatic' },
  }),
  plan('won-late', 'won', 22, { players: 2, epidemics: 4, options: { ...open, windows: 'possible' } }),
  plan('outbreaks-two-early', 'outbreaks', 0, { players: 2, epidemics: 6 }),
  plan('outbreaks-two-later', 'outbreaks', 12, { players: 2, epidemics: 5, options: brisk }),
  plan('outbreaks-three', 'outbreaks', 8, { players: 3, epidemics: 6, options: { forecast: 'all' } }),
  plan('outbreaks-four', 'outbreaks', 10, { players: 4, epidemics: 4, options: { windows: 'possible' } }),
  plan('outbreaks-four-private', 'outbreaks', 5, {
    players: 4,
    epidemics: 6,
    options: { consent: 'automatic' },
  }),
  plan('cubes-two', 'cubes', 5, { players: 2, epidemics: 5 }),
  plan('cubes-three', 'cubes', 10, { players: 3, epidemics: 4, options: brisk }),
  plan('cubes-four', 'cubes', 8, { players: 4, epidemics: 6, options: { ...open, forecast: 'all' } }),
  plan('cubes-four-pool', 'cubes', 3, {
    players: 4,
    epidemics: 5,
    pool: ['medic', 'scientist', 'researcher', 'operations-expert'],
  }),
  plan('cards-two', 'cards', 0, { players: 2, epidemics: 4 }),
  plan('cards-two-heroic', 'cards', 0, {
    players: 2,
    epidemics: 6,
    roles: ['medic', 'quarantine-specialist'],
    options: secret,
  }),
  plan('cards-three', 'cards', 0, { players: 3, epidemics: 5, options: { ...secret, ...brisk } }),
  plan('cards-four', 'cards', 0, { players: 4, epidemics: 4, options: { ...open, forecast: 'all' } }),
  plan('cards-four-two-events', 'cards', 0, {
    players: 4,
    epidemics: 5,
    events: ['forecast', 'resilient-population'],
    options: { windows: 'possible' },
  }),
];

export const PLANS: readonly Plan[] = [
  ...BASE_PLANS,
  ...IBERIA_PLANS,
  ...BOX_PLANS,
  ...STRAIN_PLANS,
  ...MUTATION_PLANS,
  ...LAB_PLANS,
  ...TERRORIST_PLANS,
  ...TEAM_PLANS,
];

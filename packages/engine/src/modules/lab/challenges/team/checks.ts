// What a table may lack for team mode. LAB-COMB-7, BRINK-COMB-20
import type { ConfigCheck } from '../../../../kernel/definition.ts';
import { OFFERED } from './choice.ts';

export const TEAM = 'team';
const MEMBERS = 2;

/** Where the table names no events, all that its boxes have must be enough. */
export const teamEventsSuffice: ConfigCheck = ({ challenges, events, players, inUse }) => {
  const needed = players * (inUse.eventsPerPlayer ?? 0);
  if (!challenges.includes(TEAM) || events !== undefined || inUse.events.length >= needed) return undefined;
  return {
    reason: 'too-few-events-for-teams',
    message: `Team mode for ${String(players)} players needs ${String(needed)} Events: add the On the Brink expansion.`,
    params: { players, needed, named: inUse.events.length },
  };
};

/** Every team is dealt more roles than it keeps. */
export const teamRolesSuffice: ConfigCheck = ({ challenges, roles, pool, players, inUse }) => {
  const needed = (players / MEMBERS) * OFFERED;
  const named = (pool ?? inUse.roles).length;
  if (!challenges.includes(TEAM) || roles !== 'random' || named >= needed) return undefined;
  const message = `${String(players)} players in teams are dealt ${String(needed)} roles, but only ${String(named)} are in the pool.`;
  return { reason: 'too-few-roles-for-teams', message, params: { players, needed, named } };
};

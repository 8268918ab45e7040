// All pictures of all games, by the names that views, facts and commands use.
import { BASE_BADGES } from './base/badges.ts';
import { BASE_EVENTS } from './base/events.ts';
import { BASE_FACTS } from './base/facts.ts';
import { BASE_KINDS } from './base/kinds.ts';
import { BASE_ROLES } from './base/roles.ts';
import { BRINK_ROLES } from './brink/roles.ts';
import { COMMON_FACTS } from './common/facts.ts';
import { COMMON_KINDS } from './common/kinds.ts';
import type { Drawings } from './drawing.ts';
import { IBERIA_BADGES } from './iberia/badges.ts';
import { IBERIA_EVENTS } from './iberia/events.ts';
import { IBERIA_FACTS } from './iberia/facts.ts';
import { IBERIA_KINDS } from './iberia/kinds.ts';
import { IBERIA_ROLES } from './iberia/roles.ts';

export const ROLES: Drawings = { ...BASE_ROLES, ...IBERIA_ROLES, ...BRINK_ROLES };
export const EVENTS: Drawings = { ...BASE_EVENTS, ...IBERIA_EVENTS };
export const KINDS: Drawings = { ...COMMON_KINDS, ...BASE_KINDS, ...IBERIA_KINDS };
export const FACTS: Drawings = { ...COMMON_FACTS, ...BASE_FACTS, ...IBERIA_FACTS };
export const BADGES: Drawings = { ...BASE_BADGES, ...IBERIA_BADGES };

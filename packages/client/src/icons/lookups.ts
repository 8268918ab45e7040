// All pictures of all games, and of the boxes that were loaded, by the names that views, facts and commands use.
import { BASE_BADGES } from './base/badges.ts';
import { BASE_EVENTS } from './base/events.ts';
import { BASE_FACTS } from './base/facts.ts';
import { BASE_KINDS } from './base/kinds.ts';
import { BASE_PORTRAITS } from './base/portraits.ts';
import { BASE_ROLES } from './base/roles.ts';
import { COMMON_FACTS } from './common/facts.ts';
import { COMMON_KINDS } from './common/kinds.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { IBERIA_BADGES } from './iberia/badges.ts';
import { IBERIA_EVENTS } from './iberia/events.ts';
import { IBERIA_FACTS } from './iberia/facts.ts';
import { IBERIA_KINDS } from './iberia/kinds.ts';
import { IBERIA_PORTRAITS } from './iberia/portraits.ts';
import { IBERIA_ROLES } from './iberia/roles.ts';
import type { Portrait, Portraits } from './portraits/portrait.ts';

type Growing = Record<string, Drawing>;

const roles: Growing = { ...BASE_ROLES, ...IBERIA_ROLES };
const portraits: Record<string, Portrait> = { ...BASE_PORTRAITS, ...IBERIA_PORTRAITS };
const events: Growing = { ...BASE_EVENTS, ...IBERIA_EVENTS };
const cards: Growing = {};
const kinds: Growing = { ...COMMON_KINDS, ...BASE_KINDS, ...IBERIA_KINDS };
const facts: Growing = { ...COMMON_FACTS, ...BASE_FACTS, ...IBERIA_FACTS };

export const ROLES: Drawings = roles;
export const PORTRAITS: Portraits = portraits;
export const EVENTS: Drawings = events;
/** Cards that are resolved when they are drawn. */
export const CARDS: Drawings = cards;
export const KINDS: Drawings = kinds;
export const FACTS: Drawings = facts;
export const BADGES: Drawings = { ...BASE_BADGES, ...IBERIA_BADGES };

export interface MoreDrawings {
  readonly roles: Drawings;
  readonly portraits: Portraits;
  readonly events: Drawings;
  readonly cards: Drawings;
  readonly kinds: Drawings;
  readonly facts: Drawings;
}

/** The pictures of a box, which come with it. */
export function addDrawings(more: MoreDrawings): void {
  Object.assign(roles, more.roles);
  Object.assign(portraits, more.portraits);
  Object.assign(events, more.events);
  Object.assign(cards, more.cards);
  Object.assign(kinds, more.kinds);
  Object.assign(facts, more.facts);
}

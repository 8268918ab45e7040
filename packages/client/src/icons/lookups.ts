// The pictures of what all games have, and of the games and boxes that were fetched, by the names that views, facts and commands use.
import { COMMON_FACTS } from './common/facts.ts';
import { COMMON_KINDS } from './common/kinds.ts';
import type { Drawing, Drawings } from './drawing.ts';
import type { Portrait, Portraits } from './portraits/portrait.ts';

type Growing = Record<string, Drawing>;

const roles: Growing = {};
const portraits: Record<string, Portrait> = {};
const events: Growing = {};
const cards: Growing = {};
const kinds: Growing = { ...COMMON_KINDS };
const facts: Growing = { ...COMMON_FACTS };
const badges: Growing = {};

export const ROLES: Drawings = roles;
export const PORTRAITS: Portraits = portraits;
export const EVENTS: Drawings = events;
/** Cards that are resolved when they are drawn. */
export const CARDS: Drawings = cards;
export const KINDS: Drawings = kinds;
export const FACTS: Drawings = facts;
export const BADGES: Drawings = badges;

export interface MoreDrawings {
  readonly roles: Drawings;
  readonly portraits: Portraits;
  readonly events: Drawings;
  readonly kinds: Drawings;
  readonly facts: Drawings;
  readonly cards?: Drawings;
  readonly badges?: Drawings;
}

/** The pictures of a game or of a box, which come with it. */
export function addDrawings(more: MoreDrawings): void {
  Object.assign(roles, more.roles);
  Object.assign(portraits, more.portraits);
  Object.assign(events, more.events);
  Object.assign(cards, more.cards);
  Object.assign(kinds, more.kinds);
  Object.assign(facts, more.facts);
  Object.assign(badges, more.badges);
}

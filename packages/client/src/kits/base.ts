// The base game.
import { guide } from 'virtual:cordon-games/base';
import { baseFace } from '../faces/base.ts';
import { BASE_BADGES } from '../icons/base/badges.ts';
import { BASE_EVENTS } from '../icons/base/events.ts';
import { BASE_FACTS } from '../icons/base/facts.ts';
import { BASE_KINDS } from '../icons/base/kinds.ts';
import { BASE_PORTRAITS } from '../icons/base/portraits.ts';
import { BASE_ROLES } from '../icons/base/roles.ts';
import type { Kit } from './kit.ts';

export const kit: Kit = {
  facts: guide,
  face: baseFace,
  drawings: {
    roles: BASE_ROLES,
    portraits: BASE_PORTRAITS,
    events: BASE_EVENTS,
    kinds: BASE_KINDS,
    facts: BASE_FACTS,
    badges: BASE_BADGES,
  },
};

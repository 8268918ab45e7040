// Iberia.
import { guide } from 'virtual:cordon-games/iberia';
import { iberiaUnsaid } from '../choices/iberia/unsaid.ts';
import { iberiaFace } from '../faces/iberia.ts';
import { IBERIA_BADGES } from '../icons/iberia/badges.ts';
import { IBERIA_EVENTS } from '../icons/iberia/events.ts';
import { IBERIA_FACTS } from '../icons/iberia/facts.ts';
import { IBERIA_KINDS } from '../icons/iberia/kinds.ts';
import { IBERIA_PORTRAITS } from '../icons/iberia/portraits.ts';
import { IBERIA_ROLES } from '../icons/iberia/roles.ts';
import type { Kit } from './kit.ts';

export const kit: Kit = {
  facts: guide,
  face: iberiaFace,
  unsaid: iberiaUnsaid,
  drawings: {
    roles: IBERIA_ROLES,
    portraits: IBERIA_PORTRAITS,
    events: IBERIA_EVENTS,
    kinds: IBERIA_KINDS,
    facts: IBERIA_FACTS,
    badges: IBERIA_BADGES,
  },
};

// Everything of the base game that explains itself, in French.
import { shared } from '../../shared/fr.ts';
import type { BaseTexts } from '../rules.ts';
import { actions } from './actions.ts';
import { events } from './events.ts';
import { roles } from './roles.ts';
import { things } from './things.ts';

export const texts: BaseTexts = {
  role: roles,
  event: events,
  action: { ...shared.action, ...actions },
  thing: { ...shared.thing, ...things },
  challenge: {},
  card: {},
};

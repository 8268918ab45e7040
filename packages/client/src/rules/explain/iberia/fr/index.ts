// Everything of Iberia that explains itself, in French.
import { shared } from '../../shared/fr.ts';
import type { IberiaTexts } from '../rules.ts';
import { actions } from './actions.ts';
import { challenges } from './challenges.ts';
import { choices } from './choices.ts';
import { events } from './events.ts';
import { roles } from './roles.ts';
import { things } from './things.ts';

export const texts: IberiaTexts = {
  role: roles,
  event: events,
  action: { ...shared.action, ...actions, ...choices },
  thing: { ...shared.thing, ...things },
  challenge: challenges,
  card: {},
};

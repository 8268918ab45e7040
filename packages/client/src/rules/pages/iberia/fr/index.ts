// The rules of Iberia in French.
import type { IberiaPage } from '../shape.ts';
import { beginning } from './beginning.ts';
import { challenges } from './challenges.ts';
import { dangers } from './dangers.ts';
import { land } from './land.ts';

export const page: IberiaPage = { ...beginning, ...land, ...dangers, ...challenges };

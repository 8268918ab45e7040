// The rules of the base game in French.
import type { BasePage } from '../shape.ts';
import { dangers } from './dangers.ts';
import { playing } from './playing.ts';
import { ways } from './ways.ts';

export const page: BasePage = { ...playing, ...dangers, ...ways };

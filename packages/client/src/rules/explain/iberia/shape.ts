// How the many commands of Iberia fall apart: actions, and the choices that the game asks for on the way.
import type { SharedTexts } from '../shared/shape.ts';
import type { RULES } from './rules.ts';

export type IberiaChoice =
  | 'start'
  | 'pay'
  | 'outbreak'
  | 'spread-to'
  | 'march'
  | 'stay'
  | 'reply'
  | 'lay'
  | 'emigrate'
  | 'pour'
  | 'heal'
  | 'leave'
  | 'bring'
  | 'wire'
  | 'enough'
  | 'prevent'
  | 'order'
  | 'admit'
  | 'transfer'
  | 'evacuate';

export type IberiaAction = Exclude<
  keyof (typeof RULES)['action'],
  IberiaChoice | keyof SharedTexts['action']
>;

export type IberiaPiece = Exclude<keyof (typeof RULES)['thing'], keyof SharedTexts['thing']>;

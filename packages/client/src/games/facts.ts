// What the page knows about a game before anybody plays it: read off the engine when the page is built, so that the page itself
// holds no rules and a new module needs no change here.
import type { GameGuide, KindGuide } from '@cordon/engine';

export type GameFacts = GameGuide;
export type KindFacts = KindGuide;
export type OperandType = KindGuide['operands'][string];
export type CityFacts = GameGuide['cities'][number];

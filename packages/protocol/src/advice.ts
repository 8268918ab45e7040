// What a good partner says when asked: hints, chances, reasons, and the story of a game. Commands are texts with their seat in front.
import type { Advice, AdvisedLine, Analysis, Chance, Explanation, TurningPoint } from '@cordon/bots';
import type { Prices } from './prices.ts';

export type { Reason, ReasonCode } from '@cordon/bots';

/** The same with commands as texts: “1: drive chicago”. */
type InWords<Told, Field extends string> = Omit<Told, Field> & {
  readonly [Each in Field]: readonly string[];
};

export interface HintLine extends InWords<AdvisedLine, 'commands'> {
  /** What each command takes, as far as the seat that asked can know; absent where there are none. */
  readonly prices?: Prices;
}

export interface Hint extends Omit<Advice, 'best' | 'alternatives' | 'idle'> {
  readonly best: HintLine;
  readonly alternatives: readonly HintLine[];
  /** The chance if the actions ended at once; only where actions are planned. */
  readonly idle?: Chance;
}

export type ChanceInfo = Chance;

/** The move and what it is likely meant to lead to; both lists are empty where the seat that asks cannot know. */
export type Explained = InWords<Explanation, 'commands'>;

export type TurningPointInfo = InWords<TurningPoint, 'played' | 'better'>;

/** Something that happened with the command of this number, counted from 1. */
export interface GameMark {
  readonly move: number;
  readonly what: 'epidemic' | 'outbreak' | 'goal';
  /** The city, or the colour of the goal. */
  readonly id: string;
}

export interface GameAnalysis extends Omit<Analysis, 'turningPoints'> {
  /** Between sides: whose story it is. */
  readonly side?: number;
  /** The seats whose decisions are weighed, where hands hide those of the others from whoever asked: what they do counts as luck. */
  readonly tells?: readonly number[];
  readonly turningPoints: readonly TurningPointInfo[];
  readonly marks: readonly GameMark[];
}

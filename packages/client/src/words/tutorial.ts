// What all guided games say; the steps of each have words of their own.
import type { GuidedId } from '../games/guided.ts';

export interface TutorialWords {
  /** The name of each guided game. */
  readonly titles: Readonly<Record<GuidedId, string>>;
  readonly progress: (step: number, steps: number) => string;
  readonly next: string;
  readonly back: string;
  readonly leave: string;
  /** What stands where “next” would, as long as the player is to act. */
  readonly yourMove: string;
  readonly stray: {
    readonly title: string;
    readonly text: string;
    readonly takeBack: string;
    readonly goOn: string;
  };
  readonly finish: {
    readonly playOn: string;
    readonly newGame: string;
    readonly rules: string;
  };
}

// What the guide of a first game says.

/** Every text of the guide that belongs to a step. */
export type TextId =
  | 'welcome'
  | 'goal'
  | 'hands'
  | 'share'
  | 'threat'
  | 'move'
  | 'treat'
  | 'onward'
  | 'end'
  | 'drawn'
  | 'infect'
  | 'pass'
  | 'cure'
  | 'cured'
  | 'curedBeside'
  | 'uncured'
  | 'chicago'
  | 'treatCured'
  | 'treatUncured'
  | 'endAgain'
  | 'epidemic'
  | 'infectAgain'
  | 'shielded'
  | 'returned'
  | 'finish';

/** The names that a text needs, as the rest of the page says them. */
export interface GuideNames {
  readonly city: (id: string) => string;
  /** The words on the button of a command. */
  readonly button: (kind: string) => string;
}

export interface GuideText {
  readonly title: string;
  readonly text: (names: GuideNames) => string;
}

export interface TutorialWords {
  readonly title: string;
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
  readonly texts: Readonly<Record<TextId, GuideText>>;
}

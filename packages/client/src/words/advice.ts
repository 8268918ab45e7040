// What is said around hints and reasons.

export interface AdviceWords {
  readonly hint: string;
  readonly hintFor: (name: string) => string;
  readonly close: string;
  readonly thinking: string;
  readonly chance: (share: string) => string;
  /** Its interval of 95 %. */
  readonly between: (low: string, high: string) => string;
  readonly chanceAbout: string;
  readonly idle: (share: string) => string;
  readonly steps: string;
  readonly reasons: string;
  readonly playStep: string;
  readonly layOut: string;
  readonly others: string;
  readonly best: string;
  /** So many points less likely than the best. */
  readonly behind: (points: string) => string;
  readonly even: string;
  readonly why: string;
  readonly whyOf: (said: string) => string;
  readonly whyNot: string;
  readonly leadsTo: (steps: string) => string;
  readonly betterLine: string;
  readonly betterDone: string;
  readonly betterLeft: string;
}

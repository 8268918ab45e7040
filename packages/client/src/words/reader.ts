// What the non-visual view of a table says.

/** What every table says of it: the link that brings somebody there, and how somebody is told about something. */
export interface ReaderLinkWords {
  readonly open: string;
  /** Something, and what there is to say about it. */
  readonly about: (what: string, text: string) => string;
}

export interface ReaderWords {
  readonly title: string;
  /** The link that leads back to the board. */
  readonly close: string;
  readonly situation: string;
  readonly threats: string;
  readonly command: string;
  readonly commandHint: string;
  readonly send: string;
  readonly output: string;
  readonly outputEmpty: string;
  readonly asSeat: (name: string) => string;
  readonly hand: string;
  readonly players: string;
  readonly choices: string;
  readonly choicesOf: (count: number) => string;
  readonly nothingToDo: string;
  readonly groups: Readonly<Record<'steps' | 'actions' | 'abilities' | 'events', string>>;
  readonly infections: string;
  readonly panelOff: string;
  readonly discard: (cities: string) => string;
  readonly group: (first: number, last: number) => string;
  readonly from: (count: number, cities: string) => string;
  readonly knownAt: (place: number, card: string) => string;
  readonly log: string;
  readonly goBack: (move: number) => string;
  readonly several: (count: number) => string;
  readonly more: (count: number) => string;
  readonly onlyOne: (label: string) => string;
  readonly nothingPending: string;
  readonly letGo: string;
  readonly none: (typed: string) => string;
  readonly nearest: string;
  readonly noCity: (typed: string) => string;
  readonly noPlayer: (typed: string) => string;
  readonly whichCity: string;
  readonly legalKinds: (count: number) => string;
  readonly kindCount: (label: string, count: number) => string;
  readonly noneWith: (word: string) => string;
  readonly playing: (label: string) => string;
  readonly takingBack: string;
  readonly watching: string;
  readonly help: readonly string[];
}

// Everything the page says, in one language. Each area has its own shape here and one file in the folder of each language; a text
// that is missing does not compile.
import type { AdviceWords } from './advice.ts';
import type { AnalysisWords } from './analysis.ts';
import type { AppWords } from './app.ts';
import type { BoardWords } from './board.ts';
import type { DealWords } from './deals.ts';
import type { AboutWords, HomeWords, LobbyWords, NewGameWords } from './home.ts';
import type { ReaderLinkWords, ReaderWords } from './reader.ts';
import type { SequenceWords } from './sequence.ts';
import type { StoryWords } from './story.ts';
import type { TableWords } from './table.ts';
import type { TutorialWords } from './tutorial.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a table says before anything is opened. */
export interface CoreWords {
  readonly language: Language;
  readonly advice: AdviceWords;
  readonly app: AppWords;
  readonly board: BoardWords;
  readonly reader: ReaderLinkWords;
  readonly sequence: SequenceWords;
  readonly story: StoryWords;
  readonly table: TableWords;
}

/** What all other screens say, and what opens on a table: a file of its own, so that no table waits for it. */
export interface OtherWords {
  readonly about: AboutWords;
  readonly analysis: AnalysisWords;
  readonly deals: DealWords;
  readonly home: HomeWords;
  readonly lobby: LobbyWords;
  readonly newGame: NewGameWords;
  readonly reader: ReaderWords;
  readonly tutorial: TutorialWords;
}

export type Words = CoreWords & OtherWords;

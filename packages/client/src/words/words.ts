// Everything the page says, in one language. Each area has its own shape here and one file in the folder of each language; a text
// that is missing does not compile.
import type { AdviceWords } from './advice.ts';
import type { AnalysisWords } from './analysis.ts';
import type { AppWords } from './app.ts';
import type { BoardWords } from './board.ts';
import type { DealWords } from './deals.ts';
import type { AboutWords, HomeWords, LobbyWords, NewGameWords } from './home.ts';
import type { ReaderWords } from './reader.ts';
import type { SequenceWords } from './sequence.ts';
import type { StoryWords } from './story.ts';
import type { TableWords } from './table.ts';
import type { TutorialWords } from './tutorial.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words {
  readonly language: Language;
  readonly about: AboutWords;
  readonly advice: AdviceWords;
  readonly analysis: AnalysisWords;
  readonly app: AppWords;
  readonly board: BoardWords;
  readonly deals: DealWords;
  readonly home: HomeWords;
  readonly lobby: LobbyWords;
  readonly newGame: NewGameWords;
  readonly reader: ReaderWords;
  readonly sequence: SequenceWords;
  readonly story: StoryWords;
  readonly table: TableWords;
  readonly tutorial: TutorialWords;
}

// The texts of the rules screen and of the cards that explain things.
import type { Forms } from '../words/plural.ts';

export interface RulesWords {
  readonly title: string;
  readonly chooseGame: string;
  readonly contents: string;
  readonly search: string;
  readonly searchHint: string;
  readonly clear: string;
  readonly found: Forms;
  readonly foundNothing: string;
  readonly results: string;
  readonly backToResults: string;
  readonly marked: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly note: string;
  /** What a table is called that can be scrolled by itself. */
  readonly table: (caption: string) => string;
  readonly linkTo: (section: string) => string;
  readonly readRules: string;
}

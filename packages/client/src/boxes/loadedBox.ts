// A box that was fetched.
import type { Explanations } from '../rules/explain/explanation.ts';
import type { TableMarks, TableTexts } from './box.ts';

export interface LoadedBox {
  readonly id: string;
  /** The game it adds to. */
  readonly game: string;
  readonly texts: TableTexts;
  readonly marks: TableMarks;
  /** What its explanations say comes when somebody first needs it. */
  readonly explain: () => Promise<Explanations>;
}

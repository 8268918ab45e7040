// A book of rules as small pieces that a screen can draw and a search can read.
import type { WhatKind } from '../explain/explanation.ts';

export type Block =
  | { readonly block: 'heading'; readonly text: string }
  | { readonly block: 'paragraph'; readonly text: string }
  | { readonly block: 'list'; readonly items: readonly string[] }
  | { readonly block: 'steps'; readonly items: readonly string[] }
  | { readonly block: 'note'; readonly text: string }
  | {
      readonly block: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** In what is written, all roles or events of the game may stand for themselves, or some of them. */
export type WrittenBlock =
  | Block
  | { readonly block: 'explanations'; readonly kind: WhatKind; readonly ids?: readonly string[] };

export interface SectionText {
  readonly title: string;
  readonly blocks: readonly WrittenBlock[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RulesPage {
  readonly book: string;
  readonly sections: readonly Section[];
}

export const heading = (text: string): Block => ({ block: 'heading', text });
export const paragraph = (text: string): Block => ({ block: 'paragraph', text });
export const list = (...items: readonly string[]): Block => ({ block: 'list', items });
export const steps = (...items: readonly string[]): Block => ({ block: 'steps', items });
export const note = (text: string): Block => ({ block: 'note', text });
export const all = (kind: WhatKind): WrittenBlock => ({ block: 'explanations', kind });
export const these = (kind: WhatKind, ...ids: readonly string[]): WrittenBlock => ({
  block: 'explanations',
  kind,
  ids,
});

export function table(
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): Block {
  return { block: 'table', caption, head, rows };
}

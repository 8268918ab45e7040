// The rules of a game cut into the pieces that a search finds: a paragraph, an item, a row, a sentence of an explanation.
import type { WhatKind } from '../explain/explanation.ts';
import { lookUp } from '../explain/lookUp.ts';
import { anchorOf } from '../pages/anchors.ts';
import type { LoadedRules } from '../pages/load.ts';
import type { Block, Section } from '../pages/page.ts';

export interface Piece {
  readonly section: string;
  readonly sectionTitle: string;
  /** Under which it stands: of a part of the section, of what is explained, or of the section itself. */
  readonly heading: string;
  /** Where on the page it is. */
  readonly anchor: string;
  readonly text: string;
}

/** Roles and events stand on the page itself. */
const BESIDES: readonly WhatKind[] = ['action', 'thing', 'challenge'];

export function piecesOf({ page, explanations }: LoadedRules): readonly Piece[] {
  const titles = new Map(page.sections.map(({ id, title }) => [id, title]));
  const explained = BESIDES.flatMap((kind) =>
    Object.keys(explanations.texts[kind]).flatMap((id) => {
      const found = lookUp(explanations, { kind, id });
      if (found?.section === undefined) return [];
      const { section } = found;
      const place = {
        section,
        sectionTitle: titles.get(section) ?? '',
        anchor: section,
        heading: found.title,
      };
      return [found.text, ...found.points].map((text) => ({ ...place, text }));
    }),
  );
  return [...page.sections.flatMap(piecesOfSection), ...explained];
}

function piecesOfSection({ id, title, blocks }: Section): Piece[] {
  let heading = title;
  let anchor = id;
  return blocks.flatMap((block, index) => {
    if (block.block === 'heading') {
      heading = block.text;
      anchor = anchorOf(id, index);
    }
    return textsOf(block).map((text) => ({ section: id, sectionTitle: title, heading, anchor, text }));
  });
}

function textsOf(block: Block): readonly string[] {
  switch (block.block) {
    case 'heading':
      return [];
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return block.rows.map((row) => row.join(' · '));
  }
}

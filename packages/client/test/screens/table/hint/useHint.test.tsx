// Hints are there for whoever plays at a table that allows them.
import type { Aids } from '@cordon/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Scene } from '../../../../src/scene/scene.ts';
import { useHint } from '../../../../src/screens/table/hint/useHint.ts';
import type { TableStore } from '../../../../src/table/tableStore.ts';
import { EngineTable } from '../../../support/engineTable.ts';

function Asks({ scene }: { readonly scene: Scene }) {
  return useHint({} as TableStore, scene).mayAsk;
}

function mayAsk(hints: Aids['hints'], changes: Partial<Scene> = {}): string {
  const table = new EngineTable({ game: 'base', players: 2 }, 'hints');
  table.model = {
    ...table.model,
    info: { ...table.model.info!, aids: { infectionPanel: 'yes', hints } },
  };
  return renderToStaticMarkup(<Asks scene={{ ...table.scene('en'), ...changes }} />);
}

test('a seat may ask, where the table gives hints', () => {
  expect(mayAsk('yes')).toBe('yes');
  expect(mayAsk('no')).toBe('no');
});

test('nobody asks who watches or looks back', () => {
  expect(mayAsk('yes', { seat: 0 })).toBe('no');
  expect(mayAsk('yes', { past: 3 })).toBe('no');
});

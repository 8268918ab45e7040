// A table may do without the infection panel: then neither it nor its tab is there.
import type { Aids } from '@cordon/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeedsContext, type Deeds } from '../../../src/scene/deeds.ts';
import { SceneContext } from '../../../src/scene/scene.ts';
import { SidePanels } from '../../../src/screens/table/SidePanels.tsx';
import type { TableStore } from '../../../src/table/tableStore.ts';
import { WordsContext } from '../../../src/words/context.tsx';
import { words } from '../../../src/words/en/index.ts';
import { EngineTable } from '../../support/engineTable.ts';

function panels(infectionPanel: Aids['infectionPanel']): string {
  const table = new EngineTable({ game: 'base', players: 2 }, 'panels');
  const info = { ...table.model.info!, aids: { infectionPanel, hints: 'yes' } } as const;
  table.model = { ...table.model, info };
  const unused = (): undefined => undefined;
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <SceneContext value={table.scene('en')}>
        <DeedsContext value={{} as Deeds}>
          <SidePanels table={{} as TableStore} tab="infection" onTab={unused} onShow={unused} />
        </DeedsContext>
      </SceneContext>
    </WordsContext>,
  );
}

const { infection, log } = words.table;

test('shows what is known of infections first', () => {
  expect(panels('yes')).toContain(`title="${infection.title}"`);
  expect(panels('yes')).toContain(infection.discard(9));
});

test('begins with the log where the table switched it off', () => {
  const html = panels('no');
  expect(html).not.toContain(`title="${infection.title}"`);
  expect(html).not.toContain(infection.discard(9));
  expect(html).toMatch(new RegExp(`aria-selected="true"[^>]*title="${log.title}"`, 'u'));
});

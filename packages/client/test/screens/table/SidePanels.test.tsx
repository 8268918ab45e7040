// A table may do without the infection panel: then neither it nor its tab is there.
import type { Aids } from '@cordon/protocol';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { DeedsContext, type Deeds } from '../../../src/scene/deeds.ts';
import { SceneContext } from '../../../src/scene/scene.ts';
import type { OpenPanel } from '../../../src/screens/table/panelTab.ts';
import { SidePanels } from '../../../src/screens/table/SidePanels.tsx';
import type { TableStore } from '../../../src/table/tableStore.ts';
import { WordsContext } from '../../../src/words/context.tsx';
import { words } from '../../../src/words/en/index.ts';
import { EngineTable } from '../../support/engineTable.ts';

/** With what a panel fetches when it is opened. */
async function panels(infectionPanel: Aids['infectionPanel'], tab: OpenPanel): Promise<string> {
  const table = new EngineTable({ game: 'base', players: 2 }, 'panels');
  const info = { ...table.model.info!, aids: { infectionPanel, hints: 'yes' } } as const;
  table.model = { ...table.model, info };
  const unused = (): undefined => undefined;
  const { prelude } = await prerenderToNodeStream(
    <WordsContext value={words}>
      <SceneContext value={table.scene('en')}>
        <DeedsContext value={{} as Deeds}>
          <SidePanels table={{} as TableStore} tab={tab} onTab={unused} onShow={unused} shape="wide" />
        </DeedsContext>
      </SceneContext>
    </WordsContext>,
  );
  return text(prelude);
}

const { infection, log } = words.table;

test('shows what is known of infections where that is opened, and nothing while all are folded', async () => {
  expect(await panels('yes', 'infection')).toContain(infection.discard(9));
  const folded = await panels('yes', 'none');
  expect(folded).toContain(`title="${infection.title}"`);
  expect(folded).not.toContain('role="tabpanel"');
  expect(folded).not.toContain('aria-expanded="true"');
});

test('has no such tab where the table switched it off, whatever the device remembers', async () => {
  const html = await panels('no', 'infection');
  expect(html).not.toContain(`title="${infection.title}"`);
  expect(html).not.toContain(infection.discard(9));
  expect(html).not.toContain('role="tabpanel"');
  expect(await panels('no', 'log')).toMatch(
    new RegExp(`title="${log.title}" aria-selected="true" aria-expanded="true"`, 'u'),
  );
});

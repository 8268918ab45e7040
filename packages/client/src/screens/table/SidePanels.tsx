// What one looks up now and then, behind tabs: infections, the log, proposals, the chat.
import { Tabs } from 'radix-ui';
import { Glyph } from '../../icons/Glyph.tsx';
import { Chat } from '../../panels/Chat.tsx';
import { Infection } from '../../panels/Infection.tsx';
import { Log } from '../../panels/Log.tsx';
import { Proposals } from '../../panels/Proposals.tsx';
import { openQuestions } from '../../table/seats.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { useWords } from '../../words/context.tsx';
import { useScene } from '../../scene/scene.ts';
import { useUnread } from './useUnread.ts';
import styles from './SidePanels.module.css';

const TABS = ['infection', 'log', 'proposals', 'chat'] as const;
export type PanelTab = (typeof TABS)[number];

export interface SidePanelsProps {
  readonly table: TableStore;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  /** Shows a plan on the board. */
  readonly onShow: (commands: readonly string[]) => void;
}

export function SidePanels({ table, tab, onTab, onShow }: SidePanelsProps) {
  const { model, mine } = useScene();
  const words = useWords().table;
  const isShared =
    (model.info?.seats ?? []).filter(({ person }) => person !== undefined).length > mine.length;
  const proposals = model.info?.proposals.length ?? 0;
  const questions = openQuestions(model).length;
  const unread = useUnread(model, tab === 'chat' ? 'yes' : 'no');
  const tabs = [
    ...(model.info?.aids.infectionPanel === 'no'
      ? []
      : [{ id: 'infection', glyph: 'infection-rate', title: words.infection.title, news: 0 } as const]),
    { id: 'log', glyph: 'log', title: words.log.title, news: 0 },
    ...(isShared || proposals > 0
      ? [{ id: 'proposals', glyph: 'plan', title: words.proposals.title, news: questions } as const]
      : []),
    ...(isShared ? [{ id: 'chat', glyph: 'chat', title: words.chat.title, news: unread } as const] : []),
  ] as const;
  return (
    <Tabs.Root
      className={styles['panels']}
      value={tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? 'log'}
      onValueChange={(next) => onTab(TABS.find((one) => one === next) ?? tab)}
    >
      <Tabs.List
        className={styles['tabs']}
        aria-label={words.panels}
        data-many={tabs.length > 3 ? 'yes' : 'no'}
      >
        {tabs.map(({ id, glyph, title, news }) => (
          <Tabs.Trigger key={id} value={id} className={styles['tab']} title={title}>
            <Glyph name={glyph} size={18} />
            <span className={styles['name']}>{title}</span>
            {news > 0 ? <b className={styles['news']}>{news}</b> : undefined}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="infection" className={styles['content']}>
        <Infection />
      </Tabs.Content>
      <Tabs.Content value="log" className={styles['content']}>
        <Log />
      </Tabs.Content>
      <Tabs.Content value="proposals" className={styles['content']}>
        <Proposals table={table} onShow={onShow} />
      </Tabs.Content>
      <Tabs.Content value="chat" className={styles['content']}>
        <Chat onSay={(text) => void table.say(text)} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

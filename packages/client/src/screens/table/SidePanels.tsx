// What one looks up now and then: a slim rail of tabs, and the panel of the one that is open.
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx';
import { openQuestions } from '../../table/seats.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { useWords } from '../../words/context.tsx';
import { useScene } from '../../scene/scene.ts';
import { Chat, Infection, Log, Proposals } from './later.ts';
import type { OpenPanel, PanelTab } from './panelTab.ts';
import type { Shape } from './useShape.ts';
import { useUnread } from './useUnread.ts';
import styles from './SidePanels.module.css';

export interface SidePanelsProps {
  readonly table: TableStore;
  readonly tab: OpenPanel;
  readonly onTab: (tab: OpenPanel) => void;
  /** Shows a plan on the board. */
  readonly onShow: (commands: readonly string[]) => void;
  /** On a phone the tabs lie in a row at the foot of the screen, and panels come up from there. */
  readonly shape: Shape;
}

interface Tab {
  readonly id: PanelTab;
  readonly glyph: GlyphName;
  readonly title: string;
  readonly news: number;
}

export function SidePanels({ table, tab, onTab, onShow, shape }: SidePanelsProps) {
  const words = useWords();
  const tabs = useTabs(tab);
  const id = useId();
  const rail = useRef<HTMLDivElement>(null);
  const open = tabs.find((one) => one.id === tab);
  const button = (one: PanelTab): HTMLElement | null | undefined =>
    rail.current?.querySelector<HTMLElement>(`[data-tour="tab:${one}"]`);

  const isRow = shape === 'phone' || shape === 'low';
  /** Arrows go from tab to tab; Enter and Space open, as with every button. The others walk through the game. */
  const walk = (event: KeyboardEvent): void => {
    const here = tabs.findIndex((one) => button(one.id) === document.activeElement);
    const along = isRow ? { ArrowRight: 1, ArrowLeft: -1 } : { ArrowDown: 1, ArrowUp: -1 };
    const step = new Map(Object.entries(along)).get(event.key);
    const next =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : step === undefined || here < 0
            ? undefined
            : tabs[(here + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    button(next.id)?.focus();
  };
  const close = (): void => {
    if (open !== undefined) button(open.id)?.focus();
    onTab('none');
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || open === undefined) return;
    event.stopPropagation();
    close();
  };

  return (
    <div className={styles['side']} onKeyDown={escape}>
      <div
        ref={rail}
        className={styles['rail']}
        role="tablist"
        aria-label={words.table.panels}
        aria-orientation={isRow ? 'horizontal' : 'vertical'}
        data-floats={shape === 'low' ? 'top' : 'right'}
        data-stays={shape === 'tall' ? 'no' : 'yes'}
        onKeyDown={walk}
      >
        {tabs.map(({ id: name, glyph, title, news }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={styles['tab']}
            title={title}
            aria-selected={name === open?.id}
            aria-expanded={name === open?.id}
            aria-controls={name === open?.id ? `${id}-panel` : undefined}
            tabIndex={name === open?.id || (open === undefined && index === 0) ? 0 : -1}
            data-tour={`tab:${name}`}
            onClick={() => onTab(name === open?.id ? 'none' : name)}
          >
            <Glyph name={glyph} size={20} />
            <span className={styles['name']}>{title}</span>
            {news > 0 ? <b className={styles['news']}>{news}</b> : undefined}
          </button>
        ))}
      </div>
      {open === undefined ? undefined : (
        <div
          id={`${id}-panel`}
          className={styles['panel']}
          role="tabpanel"
          aria-labelledby={`${id}-${open.id}`}
          data-tour={`panel:${open.id}`}
          data-floats="right"
          data-stays="no"
        >
          <div className={styles['head']}>
            <div className={styles['title']} aria-hidden="true">
              {open.title}
            </div>
            <button type="button" className={styles['close']} aria-label={words.app.close} onClick={close}>
              <Glyph name="close" size={18} />
            </button>
          </div>
          <div className={styles['content']}>{contentOf(open.id, table, onShow)}</div>
        </div>
      )}
    </div>
  );
}

function contentOf(tab: PanelTab, table: TableStore, onShow: SidePanelsProps['onShow']): ReactNode {
  switch (tab) {
    case 'infection':
      return <Infection />;
    case 'log':
      return <Log />;
    case 'proposals':
      return <Proposals table={table} onShow={onShow} />;
    case 'chat':
      return <Chat onSay={(text, from) => void table.say(text, from)} />;
  }
}

/** The tabs that this table has, with what is new behind those that are closed. */
function useTabs(open: OpenPanel): readonly Tab[] {
  const { model, mine } = useScene();
  const words = useWords().table;
  const isShared =
    (model.info?.seats ?? []).filter(({ person }) => person !== undefined).length > mine.length;
  const proposals = model.info?.proposals.length ?? 0;
  const unread = useUnread(model, open === 'chat' ? 'yes' : 'no');
  return [
    ...(model.info?.aids.infectionPanel === 'no'
      ? []
      : [{ id: 'infection', glyph: 'infection-rate', title: words.infection.title, news: 0 } as const]),
    { id: 'log', glyph: 'log', title: words.log.title, news: 0 } as const,
    ...(isShared || proposals > 0
      ? [
          {
            id: 'proposals',
            glyph: 'plan',
            title: words.proposals.title,
            news: openQuestions(model).length,
          } as const,
        ]
      : []),
    ...(isShared ? [{ id: 'chat', glyph: 'chat', title: words.chat.title, news: unread } as const] : []),
  ];
}

// What concerns the table and not the game: a vote to give up, a seat that nobody has, that you only watch.
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ballotOf } from '../../table/ballot.ts';
import { isOn, openQuestions } from '../../table/seats.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/context.tsx';
import { useDeeds } from '../../scene/deeds.ts';
import { useScene } from '../../scene/scene.ts';
import { Plan, Recap, SeatsSheet } from './later.ts';
import { Note } from './Note.tsx';
import type { OpenPanel, PanelTab } from './panelTab.ts';
import { useSide } from './sequence/useSide.ts';
import { useUnread } from './useUnread.ts';
import { Unkept } from './Unkept.tsx';
import styles from './TableNotes.module.css';

export interface TableNotesProps {
  readonly table: TableStore;
  readonly tab: OpenPanel;
  /** Brings a panel into sight. */
  readonly onPanel: (panel: PanelTab) => void;
}

export function TableNotes({ table, tab, onPanel }: TableNotesProps) {
  const { model, mine, own, view, say, place: hall, past } = useScene();
  const { selection } = useDeeds();
  const { mode } = useStore(selection.store);
  const words = useWords().table;
  const [managing, setManaging] = useState<'yes' | 'no'>('no');
  const [arrived] = useState(model.number);
  const place = useRef<HTMLDivElement>(null);
  const side = useSide(place, mode === 'plan' ? view.seats[view.turn - 1]?.city : undefined);
  const { info } = model;
  if (info === undefined || !isOn(info))
    return (
      <div className={styles['notes']} data-side="bottom" data-notes="bottom">
        <Unkept table={table} />
      </div>
    );
  const empty = info.seats.find(
    ({ seat, person, bot }) => seat === view.waitsFor && person === undefined && bot === undefined,
  );
  const haveOthersPlayed = model.entries.some(
    (entry) => entry.entry === 'played' && !own.includes(entry.seat),
  );
  const isGuest = mine.length === 0;
  const mayTake =
    info.you.maySit === 'yes' && info.seats.some(({ person }) => person === undefined) && isGuest;
  const manage = (
    <Button size="small" onClick={() => setManaging('yes')}>
      {mayTake ? words.takeSeat : words.manage}
    </Button>
  );
  return (
    <>
      <div
        ref={place}
        className={styles['notes']}
        data-side={mode === 'plan' ? side : 'bottom'}
        data-notes={mode === 'plan' ? side : 'bottom'}
      >
        {mode === 'plan' && past === undefined ? (
          <div className={styles['plan']}>
            <Plan />
          </div>
        ) : undefined}
        <Unkept table={table} />
        <News tab={tab} onPanel={onPanel} />
        <Vote table={table} />
        {isGuest ? (
          <Note glyph="watch" text={words.watching}>
            {mayTake ? manage : undefined}
          </Note>
        ) : undefined}
        {empty === undefined ? undefined : (
          <Note glyph="chair" text={words.openSeat(empty.seat)}>
            {mayTake && isGuest ? undefined : manage}
          </Note>
        )}
      </div>
      {haveOthersPlayed ? <Recap arrived={arrived} /> : undefined}
      <SeatsSheet table={table} say={say} place={hall} open={managing} onClose={() => setManaging('no')} />
    </>
  );
}

/** What is new in panels that are out of sight: plans everywhere, talk where there is no room beside the board. */
function News({ tab, onPanel }: Pick<TableNotesProps, 'tab' | 'onPanel'>) {
  const { model, names } = useScene();
  const words = useWords().table;
  const unread = useUnread(model, tab === 'chat' ? 'yes' : 'no');
  const question = openQuestions(model).at(-1);
  return (
    <div className={styles['news']}>
      {question === undefined || tab === 'proposals' ? undefined : (
        <Note glyph="plan" text={words.proposals.by(names.who(question.proposal.seat))}>
          <Button size="small" onClick={() => onPanel('proposals')}>
            {words.proposals.see}
          </Button>
        </Note>
      )}
      {unread === 0 ? undefined : (
        <div className={styles['chat']}>
          <Note glyph="chat" text={words.chat.news(unread)}>
            <Button size="small" onClick={() => onPanel('chat')}>
              {words.chat.see}
            </Button>
          </Note>
        </div>
      )}
    </div>
  );
}

function Vote({ table }: { readonly table: TableStore }) {
  const { model, mine, names } = useScene();
  const words = useWords().table.vote;
  const { votes, needed, open, cast } = ballotOf(model);
  if (votes.length === 0) return undefined;
  const others = votes.filter((seat) => !mine.includes(seat));
  const text = others.length > 0 ? words.asks(others.map(names.who).join(', ')) : words.mine;
  return (
    <Note glyph="flag" text={`${text} ${words.count(votes.length, needed)}.`}>
      {open.length === 0 ? undefined : (
        <Button size="small" onClick={() => void table.vote(open, 'yes')}>
          {words.agree}
        </Button>
      )}
      {cast.length === 0 ? undefined : (
        <Button size="small" onClick={() => void table.vote(cast, 'no')}>
          {words.takeBack}
        </Button>
      )}
    </Note>
  );
}

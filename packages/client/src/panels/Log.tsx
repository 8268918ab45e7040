// What happened, newest first; every move can be looked at again.
import type { EntryMessage } from '@cordon/protocol';
import { memo } from 'react';
import { WhyMove } from './WhyMove.tsx';
import { EntryIcon } from '../icons/EntryIcon.tsx';
import { FactIcon } from '../icons/FactIcon.tsx';
import { readOffer } from '../choices/read.ts';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import type { TableModel } from '../table/model.ts';
import { takenBack } from '../table/standing.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import styles from './Log.module.css';

/** As many as anybody scrolls through; the rest is in the saved game. */
const MOST = 300;

type Played = Extract<EntryMessage, { entry: 'played' | 'started' }>;

export const Log = memo(function Log() {
  const { model } = useScene();
  const words = useWords().table.log;
  const gone = takenBack(model.entries);
  const entries = model.entries.slice(-MOST).toReversed();
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      {entries.length === 0 ? <p className={styles['empty']}>{words.empty}</p> : undefined}
      <ol className={styles['log']} reversed>
        {entries.map((entry) => (
          <Entry key={entry.number} entry={entry} isGone={gone.has(entry.number)} />
        ))}
      </ol>
    </Panel>
  );
});

function Entry({ entry, isGone }: { readonly entry: EntryMessage; readonly isGone: boolean }) {
  const { names, say, place } = useScene();
  const words = useWords().table.log;
  switch (entry.entry) {
    case 'played':
    case 'started':
      return <Move entry={entry} isGone={isGone} />;
    case 'sat':
      // On one device there is nobody but oneself.
      return place === 'local' ? undefined : (
        <Note text={words.sat(entry.person.name, entry.seat)} entry={entry.entry} />
      );
    case 'left':
      return <Note text={words.left(entry.seat)} entry={entry.entry} />;
    case 'bot':
      return <Note text={words.bot(entry.seat, say.botName(entry.bot))} entry={entry.entry} />;
    case 'undone':
      return <Note text={words.tookBack(names.who(entry.seat))} entry={entry.entry} />;
    case 'hinted':
      return <Note text={words.hinted(names.who(entry.seat))} entry={entry.entry} />;
    case 'abandoned':
      return <Note text={words.abandoned} entry={entry.entry} />;
    default:
      return undefined;
  }
}

function Note({ text, entry }: { readonly text: string; readonly entry: EntryMessage['entry'] }) {
  return (
    <li className={styles['entry']} data-kind="note">
      <EntryIcon entry={entry} size={18} />
      <p>{text}</p>
    </li>
  );
}

function Move({ entry, isGone }: { readonly entry: Played; readonly isGone: boolean }) {
  const { model, say, speaker, names, facts, past } = useScene();
  const { look } = useDeeds();
  const {
    reader,
    table: { log: words },
  } = useWords();
  const sentences = say.tell(speaker, entry.facts);
  const mark = markOf(entry);
  const said =
    entry.entry === 'started'
      ? words.started
      : entry.command === undefined
        ? names.seat(entry.seat)
        : reader.about(
            names.seat(entry.seat),
            say.offerLabel(speaker, readOffer(facts, entry.command, entry.seat)),
          );
  return (
    <li
      className={styles['entry']}
      data-kind={mark.weight}
      data-gone={isGone ? 'yes' : 'no'}
      data-shown={past === entry.move ? 'yes' : 'no'}
    >
      <FactIcon fact={mark.fact} size={18} />
      <div>
        <button
          type="button"
          className={styles['said']}
          disabled={isGone}
          title={words.showBoard(entry.move)}
          onClick={() => look(entry.move)}
        >
          {said}
          {isGone ? ` (${words.undone})` : undefined}
        </button>
        {entry.entry === 'played' && !isGone && mayExplain(model.info, entry.seat) ? (
          <WhyMove move={entry.move} said={said} />
        ) : undefined}
        {sentences.map((sentence, index) => (
          <p key={index} className={styles['sentence']}>
            {sentence}
          </p>
        ))}
      </div>
    </li>
  );
}

/** Bots say why, where the table gives hints or the game is over. */
function mayExplain(info: TableModel['info'], seat: number): boolean {
  if (info === undefined || (info.status === 'playing' && info.aids.hints === 'no')) return false;
  return info.seats.some((one) => one.seat === seat && one.bot !== undefined);
}

/** The most telling fact of a move: what somebody who scrolls looks for. */
const TELLING = [
  'over',
  'outbreak',
  'epidemicDrawn',
  'cured',
  'researched',
  'eradicated',
  'eventPlayed',
] as const;

function markOf({ facts }: Played): { readonly fact: string; readonly weight: 'loud' | 'usual' } {
  for (const name of TELLING)
    if (facts.some(({ fact }) => fact === name)) return { fact: name, weight: 'loud' };
  return { fact: facts[0]?.fact ?? 'moved', weight: 'usual' };
}

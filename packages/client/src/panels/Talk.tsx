// What has been said at a table, the newest in sight, and a line to say something oneself.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { TableModel } from '../table/model.ts';
import { seatsOfSide } from '../table/sides.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/context.tsx';
import { localeOf } from '../words/locale.ts';
import styles from './Chat.module.css';

const LONGEST = 500;

export interface TalkProps {
  readonly model: TableModel;
  /** The seat from which one talks to one’s side; undefined where there are no sides, or none is one’s own. */
  readonly from?: number | undefined;
  /** With a seat only its side hears it. */
  readonly onSay: (text: string, from?: number) => void;
  /** What the players of a side are called. */
  readonly nameOf?: (seats: readonly number[]) => string;
}

type Hears = 'side' | 'all';
const HEARS = ['side', 'all'] as const;

export function Talk({ model: { entries, info }, from, onSay, nameOf }: TalkProps) {
  const { table, language } = useWords();
  const words = table.chat;
  const [text, setText] = useState('');
  // What was meant for everybody can be said again; what a side should have kept to itself can't be taken back.
  const [hears, setHears] = useState<Hears>('side');
  const list = useRef<HTMLOListElement>(null);
  const said = entries.filter((entry) => entry.entry === 'said');
  const maySay = info !== undefined && (info.you.seats.length > 0 || info.you.host === 'yes');
  const mine = new Set(info?.you.seats);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    onSay(trimmed, hears === 'side' ? from : undefined);
    setText('');
  };
  const write = from === undefined ? words.write : words.writeTo[hears];
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' });
  return (
    <div className={styles['talk']}>
      {said.length === 0 ? (
        <p className={styles['empty']}>{words.empty}</p>
      ) : (
        <ol ref={list} className={styles['said']} tabIndex={0} aria-label={words.title}>
          {said.map(({ number, person, seat, side, text: line, at, removed }) => (
            <li key={number} data-mine={seat !== undefined && mine.has(seat) ? 'yes' : 'no'}>
              <p className={styles['by']}>
                <b>{person.name}</b> <time dateTime={at}>{time.format(new Date(at))}</time>
                {side === undefined || nameOf === undefined ? undefined : (
                  <i> {words.onlyTo(nameOf(seatsOfSide(info, side)))}</i>
                )}
              </p>
              <p>{removed === 'yes' ? <i>{words.removed}</i> : line}</p>
            </li>
          ))}
        </ol>
      )}
      {info?.stopped !== undefined ? undefined : maySay ? (
        <form className={styles['form']} onSubmit={send}>
          {from === undefined ? undefined : (
            <span className={styles['hears']} role="group" aria-label={words.to}>
              {HEARS.map((one) => (
                <Button
                  key={one}
                  size="small"
                  weight="quiet"
                  aria-pressed={hears === one}
                  onClick={() => setHears(one)}
                >
                  {words.hears[one]}
                </Button>
              ))}
            </span>
          )}
          <input
            className={styles['input']}
            aria-label={write}
            placeholder={write}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="small">
            {words.send}
          </Button>
        </form>
      ) : (
        <p className={styles['empty']}>{words.onlySeats}</p>
      )}
    </div>
  );
}

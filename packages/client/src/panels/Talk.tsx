// What has been said at a table, the newest in sight, and a line to say something oneself.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { TableModel } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/context.tsx';
import { localeOf } from '../words/locale.ts';
import styles from './Chat.module.css';

const LONGEST = 500;

export interface TalkProps {
  readonly model: TableModel;
  readonly onSay: (text: string) => void;
}

export function Talk({ model: { entries, info }, onSay }: TalkProps) {
  const { table, language } = useWords();
  const words = table.chat;
  const [text, setText] = useState('');
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
    onSay(trimmed);
    setText('');
  };
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' });
  return (
    <div className={styles['talk']}>
      {said.length === 0 ? (
        <p className={styles['empty']}>{words.empty}</p>
      ) : (
        <ol ref={list} className={styles['said']} tabIndex={0} aria-label={words.title}>
          {said.map(({ number, person, seat, text: line, at, removed }) => (
            <li key={number} data-mine={seat !== undefined && mine.has(seat) ? 'yes' : 'no'}>
              <p className={styles['by']}>
                <b>{person.name}</b> <time dateTime={at}>{time.format(new Date(at))}</time>
              </p>
              <p>{removed === 'yes' ? <i>{words.removed}</i> : line}</p>
            </li>
          ))}
        </ol>
      )}
      {info?.stopped !== undefined ? undefined : maySay ? (
        <form className={styles['form']} onSubmit={send}>
          <input
            className={styles['input']}
            aria-label={words.write}
            placeholder={words.write}
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

// Before the game: who comes, who sits where, and the link by which friends find the table.
import { use, useState } from 'react';
import { useStore } from 'zustand';
import { Frame } from '../../app/Frame.tsx';
import { once } from '../../app/once.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { BOTS } from '../../games/games.ts';
import { keepKeys, knownKeys, linkOf } from '../../tables/keys.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/context.tsx';
import { loadGameWords } from '../../words/game/load.ts';
import type { GameWords } from '../../words/game/gameWords.ts';
import type { Language } from '../../words/words.ts';
import styles from './Lobby.module.css';

const wordsOf = once((language: Language) => loadGameWords(language));

export function Lobby({ table, place }: { readonly table: TableStore; readonly place: 'local' | 'online' }) {
  const { lobby: words, language } = useWords();
  const say = use(wordsOf(language));
  const { model } = useStore(table);
  const { info } = model;
  if (info === undefined) return undefined;
  const isFull = info.seats.every(({ person, bot }) => person !== undefined || bot !== undefined);
  const mayStart = info.you.seats.length > 0 || info.you.host === 'yes';
  return (
    <Frame>
      <h1 className={styles['title']}>
        {say.gameName(info.config.game)}: {words.title}
      </h1>
      <p className={styles['text']}>{words.text}</p>
      {place === 'online' ? <Invite table={table} /> : undefined}
      <ol className={styles['seats']}>
        {info.seats.map(({ seat }) => (
          <SeatRow key={seat} table={table} seat={seat} say={say} />
        ))}
      </ol>
      {mayStart ? (
        <div className={styles['start']}>
          <Button weight="main" disabled={!isFull} onClick={() => void table.start()}>
            {words.start}
          </Button>
          {isFull ? undefined : <p>{words.startWhen}</p>}
        </div>
      ) : undefined}
      {info.seedHash === undefined ? undefined : (
        <dl className={styles['hash']}>
          <dt>{words.hash}</dt>
          <dd>{info.seedHash}</dd>
          <dd className={styles['about']}>{words.hashAbout}</dd>
        </dl>
      )}
    </Frame>
  );
}

function SeatRow({
  table,
  seat,
  say,
}: {
  readonly table: TableStore;
  readonly seat: number;
  readonly say: GameWords;
}) {
  const words = useWords().lobby;
  const { model } = useStore(table);
  const info = model.info!;
  const { person, bot } = info.seats[seat - 1]!;
  const isMine = info.you.seats.includes(seat);
  const isHost = info.you.host === 'yes';
  const isHere = model.presence.seats.includes(seat);
  const isOpen = person === undefined && bot === undefined;
  const name = person?.name ?? (bot === undefined ? words.open : words.bot(say.botName(bot)));
  return (
    <li className={styles['seat']} data-mine={isMine ? 'yes' : 'no'} data-open={isOpen ? 'yes' : 'no'}>
      <Glyph name={bot === undefined ? (isOpen ? 'chair' : 'person') : 'bot'} size={26} />
      <p className={styles['who']}>
        <span className={styles['number']}>{words.seat(seat)}</span>
        <b>{name}</b> {isMine ? <em>{words.you}</em> : undefined}
        {person === undefined ? undefined : (
          <i className={styles['here']} data-here={isHere ? 'yes' : 'no'} />
        )}
      </p>
      <div className={styles['buttons']}>
        {isOpen && info.you.maySit === 'yes' ? (
          <Button weight="main" size="small" onClick={() => void table.sit(seat)}>
            {words.sit}
          </Button>
        ) : undefined}
        {isMine ? (
          <Button size="small" onClick={() => void table.leave(seat)}>
            {words.leave}
          </Button>
        ) : undefined}
        {isHost && isOpen
          ? BOTS.map((one) => (
              <Button
                key={one}
                size="small"
                icon={<Glyph name="bot" size={18} />}
                onClick={() => void table.bot(seat, one)}
              >
                {say.botName(one)}
              </Button>
            ))
          : undefined}
        {isHost && bot !== undefined ? (
          <Button size="small" onClick={() => void table.bot(seat)}>
            {words.free}
          </Button>
        ) : undefined}
      </div>
    </li>
  );
}

function Invite({ table }: { readonly table: TableStore }) {
  const words = useWords().lobby;
  const [key, setKey] = useState(() => knownKeys(table.table).invite ?? location.hash.slice(1));
  const [copied, setCopied] = useState<'yes' | 'no'>('no');
  const { model } = useStore(table);
  const link = key === '' ? '' : linkOf(table.table, key);
  const renew = async (): Promise<void> => {
    const answer = await table.renewLink('invite');
    if (answer instanceof Error) return;
    keepKeys(table.table, { invite: answer.key });
    setKey(answer.key);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied('yes');
  };
  return (
    <div className={styles['invite']}>
      <label>
        <b>{words.invite}</b>
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button disabled={link === ''} icon={<Glyph name="copy" size={20} />} onClick={() => void copy()}>
        {copied === 'yes' ? words.copied : words.copy}
      </Button>
      {model.info?.you.host === 'yes' ? (
        <Button weight="quiet" onClick={() => void renew()}>
          {words.renew}
        </Button>
      ) : undefined}
    </div>
  );
}

// One seat: who has it, and what can be done about it.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Glyph } from '../../icons/Glyph.tsx';
import { RolePortrait } from '../../icons/RolePortrait.tsx';
import { UNNAMED } from '../../local/unnamed.ts';
import { forgetHanded, handedKey, keepHanded, linkOf } from '../../tables/keys.ts';
import { hasSides } from '../../table/sides.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { BotMenu } from './BotMenu.tsx';
import { CopyLink } from './CopyLink.tsx';
import { OthersSeat } from './OthersSeat.tsx';
import styles from './Lobby.module.css';

export interface SeatRowProps {
  readonly table: TableStore;
  readonly seat: number;
  readonly say: GameWords;
  /** The role, once the game is on. */
  readonly role?: string | undefined;
  /** The accent of the role. */
  readonly colour?: string | undefined;
  /** Links help only online. */
  readonly place: 'local' | 'online';
  /** Whoever has no name yet gives one first. */
  readonly onSit: (seat: number) => void;
}

export function SeatRow({ table, seat, say, role, colour, place, onSit }: SeatRowProps) {
  const { lobby: words, newGame } = useAllWords();
  const { model } = useStore(table);
  const info = model.info!;
  const { person, bot, speaker, side } = info.seats[seat - 1]!;
  // Whoever is alone against the others is known by the role.
  const isTeam = hasSides(info) && info.seats.every(({ kind }) => kind === undefined);
  const { you } = info;
  const isMine = you.seats.includes(seat);
  const isHost = you.host === 'yes';
  const isHere = model.presence.seats.includes(seat);
  const isOpen = person === undefined && bot === undefined;
  const isPart = isHost || you.seats.length > 0;
  // Before the game whoever gets up simply leaves the seat to others.
  const isOn = info.status === 'playing';
  const [handed, setHanded] = useState(() => handedKey(table.table, seat));
  useEffect(() => {
    if (isOpen) return;
    forgetHanded(table.table, seat);
    setHanded(undefined);
  }, [isOpen, table, seat]);

  const handOver = async (): Promise<void> => {
    const answer = await table.handOver(seat);
    if (answer instanceof Error) return;
    keepHanded(table.table, seat, answer.key);
    setHanded(answer.key);
  };
  const isUnnamed = place === 'local' && isMine && speaker === undefined && person?.name === UNNAMED;
  const name = person?.name ?? (bot === undefined ? words.open : words.bot(say.botName(bot)));
  return (
    <li
      className={styles['seat']}
      data-mine={isMine ? 'yes' : 'no'}
      data-open={isOpen ? 'yes' : 'no'}
      style={colour === undefined ? undefined : { '--role': colour }}
    >
      {role === undefined ? (
        <Glyph name={bot === undefined ? (isOpen ? 'chair' : 'person') : 'bot'} size={26} />
      ) : (
        <RolePortrait role={role} size={36} />
      )}
      <div className={styles['who']}>
        <span className={styles['number']}>
          {role === undefined ? words.seat(seat) : say.roleName(info.config.game, role)}
          {isTeam && side !== undefined ? ` · ${newGame.side(side)}` : undefined}
        </span>
        <span className={styles['person']}>
          {isUnnamed ? undefined : <b>{speaker === undefined ? name : words.decided(speaker)}</b>}{' '}
          {isMine && speaker === undefined ? <em>{words.you}</em> : undefined}
          {person === undefined || speaker !== undefined || place === 'local' ? undefined : (
            <i
              className={styles['here']}
              data-here={isHere ? 'yes' : 'no'}
              role="img"
              aria-label={isHere ? words.here : words.away}
            />
          )}
        </span>
      </div>
      {info.stopped === undefined && speaker === undefined ? (
        <div className={styles['buttons']}>
          {person === undefined && you.maySit === 'yes' ? (
            <Button weight={isOpen ? 'main' : 'usual'} size="small" onClick={() => onSit(seat)}>
              {isOpen ? words.sit : words.takeOver}
            </Button>
          ) : undefined}
          {isMine ? (
            <Button size="small" onClick={() => void table.leave(seat)}>
              {words.leave}
            </Button>
          ) : undefined}
          {isMine && isOn && place === 'online' ? (
            <Button size="small" onClick={() => void handOver()}>
              {words.handOver}
            </Button>
          ) : undefined}
          {isPart && (isOpen || (isMine && isOn)) ? (
            <BotMenu say={say} label={words.botTakes} onBot={(one) => void table.bot(seat, one)} />
          ) : undefined}
          {isPart && bot !== undefined ? (
            <>
              <BotMenu
                say={say}
                label={words.otherBot}
                now={bot}
                onBot={(one) => void table.bot(seat, one)}
              />
              <Button size="small" onClick={() => void table.bot(seat)}>
                {words.free}
              </Button>
            </>
          ) : undefined}
          {isHost && person !== undefined && !isMine ? (
            <OthersSeat table={table} seat={seat} say={say} name={person.name} isOn={isOn ? 'yes' : 'no'} />
          ) : undefined}
        </div>
      ) : undefined}
      {handed === undefined || !isOpen ? undefined : (
        <div className={styles['handed']}>
          <CopyLink label={words.handed(seat)} link={linkOf(table.table, handed)} />
        </div>
      )}
    </li>
  );
}

// All seats of a table, before and in the game, with a name asked for where it is needed.
import { use, useId, useState } from 'react';
import { useStore } from 'zustand';
import { faceWith } from '../../boxes/face.ts';
import { boxesOf } from '../../boxes/load.ts';
import { roleColour } from '../../faces/roleColours.ts';
import { availableWith } from '../../games/available.ts';
import { factsOf } from '../../games/games.ts';
import { rename, useKnownAs } from '../../channel/onlineChannel.ts';
import { settings } from '../../settings/settings.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { NameForm } from './NameForm.tsx';
import { SeatRow } from './SeatRow.tsx';
import styles from './Lobby.module.css';

export interface SeatListProps {
  readonly table: TableStore;
  readonly say: GameWords;
  readonly place: 'local' | 'online';
}

export function SeatList({ table, say, place }: SeatListProps) {
  const words = useAllWords().lobby;
  const { model } = useStore(table);
  const { known } = useKnownAs();
  const field = useId();
  const [busy, setBusy] = useState<'yes' | 'no'>('no');
  const { info } = model;
  const { boxes: inUse, challenges: chosen } = info?.config ?? {};
  const loaded = use(boxesOf(say.language, inUse, chosen));
  if (info === undefined) return undefined;
  const sit = async (seat: number): Promise<void> => {
    if (busy === 'yes') return;
    setBusy('yes');
    const name = settings.getState().name.trim();
    const isNamed =
      place === 'local' || known === 'guest' || (name !== '' && (await rename(name)) === 'done');
    if (isNamed) await table.sit(seat);
    else document.getElementById(field)?.focus();
    setBusy('no');
  };
  const roles = model.boards[0]?.view.seats;
  // Seats that nobody takes have their roles before any is dealt.
  const { game, boxes = [], challenges } = info.config;
  const face = faceWith(game, loaded);
  const added = availableWith(factsOf(game), boxes, challenges).addedSeats;
  // Whoever has no seat is counted, also oneself.
  const watchers = model.presence.watchers - (info.you.seats.length === 0 ? 1 : 0);
  const isOn = info.status === 'playing';
  return (
    <div className={styles['list']}>
      {place === 'online' && info.you.maySit === 'yes' && info.stopped === undefined ? (
        <NameForm id={field} />
      ) : undefined}
      <ol className={styles['seats']}>
        {info.seats.map(({ seat, kind }) => {
          const role = roles?.[seat - 1]?.role ?? kind ?? added[seat - 1 - info.config.players];
          return (
            <SeatRow
              key={seat}
              table={table}
              seat={seat}
              say={say}
              role={role}
              colour={role === undefined ? undefined : roleColour(face, role)}
              place={place}
              onSit={(one) => void sit(one)}
            />
          );
        })}
      </ol>
      {place === 'online' && isOn && watchers > 0 ? (
        <p className={styles['soft']}>{words.watching(watchers)}</p>
      ) : undefined}
    </div>
  );
}

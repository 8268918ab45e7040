// Seats and links in the middle of a game: sit down, get up, hand over, let a bot play, invite.
import type { TableStore } from '../../table/tableStore.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { Links } from '../lobby/Links.tsx';
import { SeatList } from '../lobby/SeatList.tsx';
import styles from './SeatsSheet.module.css';

export interface SeatsSheetProps {
  readonly table: TableStore;
  readonly say: GameWords;
  readonly place: 'local' | 'online';
  readonly open: 'yes' | 'no';
  readonly onClose: () => void;
}

export function SeatsSheet({ table, say, place, open, onClose }: SeatsSheetProps) {
  const words = useWords();
  return (
    <Sheet title={words.table.menu.seats} closeLabel={words.app.close} open={open} onClose={onClose}>
      <div className={styles['parts']}>
        <SeatList table={table} say={say} place={place} />
        {place === 'online' ? <Links table={table} /> : undefined}
      </div>
    </Sheet>
  );
}

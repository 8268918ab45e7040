// All players in one line, for a phone: whose turn it is, and the way to everything else about them.
import { useState } from 'react';
import { roleColour } from '../faces/roleColours.ts';
import { RolePortrait } from '../icons/RolePortrait.tsx';
import { useScene } from '../scene/scene.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/context.tsx';
import { Seats, type SeatsProps } from './Seats.tsx';
import styles from './SeatsStrip.module.css';

export function SeatsStrip({ onSeat }: Pick<SeatsProps, 'onSeat'>) {
  const { view, face, names } = useScene();
  const { app, reader, table } = useWords();
  const [open, setOpen] = useState<'yes' | 'no'>('no');
  const text =
    view.waitsFor === 0
      ? table.seats.title
      : reader.about(table.seats.title, `${names.seat(view.turn)} ${table.seats.turn}`);
  return (
    <>
      <button
        type="button"
        className={styles['strip']}
        aria-label={text}
        aria-haspopup="dialog"
        onClick={() => setOpen('yes')}
      >
        {view.seats.map(({ seat, role }) => (
          <span
            key={seat}
            className={styles['portrait']}
            data-turn={view.turn === seat && view.waitsFor !== 0 ? 'yes' : 'no'}
            data-waits={view.waitsFor === seat ? 'yes' : 'no'}
            style={{ '--role': roleColour(face, role) }}
          >
            <RolePortrait role={role} size="100%" />
          </span>
        ))}
      </button>
      <Sheet title={table.seats.title} closeLabel={app.close} open={open} onClose={() => setOpen('no')}>
        <Seats
          lie="open"
          onSeat={(seat) => {
            onSeat(seat);
            setOpen('no');
          }}
        />
      </Sheet>
    </>
  );
}

// All players in one line, for a phone: whose turn it is, and the way to everything else about them.
import { Fragment, useState, type ComponentType } from 'react';
import { roleColour } from '../faces/roleColours.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { RolePortrait } from '../icons/RolePortrait.tsx';
import { useScene } from '../scene/scene.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/context.tsx';
import { isDealt } from '../words/game/speaker.ts';
import { Seats, type SeatsProps } from './Seats.tsx';
import styles from './SeatsStrip.module.css';

export interface SeatsStripProps extends Pick<SeatsProps, 'onSeat' | 'Head'> {
  /** The mark of a team, before its first player. */
  readonly Crest?: ComponentType<{ readonly team: number }>;
}

export function SeatsStrip({ onSeat, Head, Crest }: SeatsStripProps) {
  const { view, face, names, teams, speaker } = useScene();
  const { app, reader, table } = useWords();
  const [open, setOpen] = useState<'yes' | 'no'>('no');
  const text =
    view.waitsFor === 0
      ? table.seats.title
      : reader.about(table.seats.title, `${names.seat(view.turn)} ${table.seats.turn}`);
  return (
    <>
      <button type="button" className={styles['strip']} aria-haspopup="dialog" onClick={() => setOpen('yes')}>
        <span className="only-read">{text}</span>
        {view.seats.map(({ seat, role }) => {
          const team = teams?.teams.find(({ seats }) => seats[0] === seat)?.team;
          return (
            <Fragment key={seat}>
              {team === undefined || Crest === undefined ? undefined : <Crest team={team} />}
              <span
                className={styles['portrait']}
                data-turn={view.turn === seat && view.waitsFor !== 0 ? 'yes' : 'no'}
                data-waits={view.waitsFor === seat ? 'yes' : 'no'}
                style={{ '--role': isDealt(speaker, seat) ? roleColour(face, role) : 'var(--border-strong)' }}
              >
                {isDealt(speaker, seat) ? (
                  <RolePortrait role={role} size="100%" />
                ) : (
                  <Glyph name="person" size={18} />
                )}
              </span>
            </Fragment>
          );
        })}
      </button>
      <Sheet title={table.seats.title} closeLabel={app.close} open={open} onClose={() => setOpen('no')}>
        <Seats
          lie="open"
          {...(Head === undefined ? {} : { Head })}
          onSeat={(seat) => {
            onSeat(seat);
            setOpen('no');
          }}
        />
      </Sheet>
    </>
  );
}

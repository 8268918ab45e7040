// Who plays, in which role, where, and with which cards; whose turn it is and whom the game waits for.
import type { ComponentType } from 'react';
import type { TeamShown } from '@cordon/protocol/team';
import { roleColour } from '../faces/roleColours.ts';
import { remindersBefore } from '@cordon/protocol/telling';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { RolePortrait } from '../icons/RolePortrait.tsx';
import { Explained } from '../rules/Explained.tsx';
import { useScene } from '../scene/scene.ts';
import { seatsWith } from '../table/seats.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import { isDealt, isSpokenFor } from '../words/game/speaker.ts';
import { CardChip, diseaseStyle } from './CardChip.tsx';
import { SeatHand } from './SeatHand.tsx';
import { usePeekedHand, type Lie } from './usePeekedHand.ts';
import styles from './Seats.module.css';

export interface SeatsProps {
  /** Looks from another seat that is one's own. */
  readonly onSeat: (seat: number) => void;
  /** `column` and `row`: short cards over the map, whose hands open beside or below them; `open`: everything at once. */
  readonly lie?: Lie;
  /** What stands above the players of a team, at a table that has teams. */
  readonly Head?: ComponentType<{ readonly team: TeamShown }>;
}

export function Seats({ onSeat, lie = 'column', Head }: SeatsProps) {
  const { view, teams } = useScene();
  const words = useWords().table.seats;
  const cardsOf = (seats: readonly number[]) =>
    seats.map((seat) => <SeatCard key={seat} seat={seat} onSeat={onSeat} lie={lie} />);
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      {teams === undefined || Head === undefined ? (
        <ol className={styles['seats']} data-lie={lie}>
          {cardsOf(view.seats.map(({ seat }) => seat))}
        </ol>
      ) : (
        <ul className={styles['teams']} data-lie={lie}>
          {teams.teams.map((team) => (
            <li key={team.team} className={styles['team']}>
              <Head team={team} />
              <ol className={styles['seats']} data-lie={lie} start={team.seats[0]}>
                {cardsOf(team.seats)}
              </ol>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function SeatCard({ seat, onSeat, lie }: Required<Omit<SeatsProps, 'Head'>> & { readonly seat: number }) {
  const { view, face, names, speaker, seat: looking } = useScene();
  const words = useWords().table.seats;
  const { role } = view.seats[seat - 1]!;
  const { peeked, toggle, onCard } = usePeekedHand(lie);
  const marks = [
    ...(view.turn === seat && view.waitsFor !== 0 ? [words.turn] : []),
    ...(view.waitsFor === seat && view.turn !== seat ? [words.waiting] : []),
    ...(face.led(view).includes(seat) ? [words.led] : []),
  ];
  return (
    <li
      className={styles['seat']}
      data-turn={view.turn === seat && view.waitsFor !== 0 ? 'yes' : 'no'}
      data-waits={view.waitsFor === seat ? 'yes' : 'no'}
      data-looking={looking === seat ? 'yes' : 'no'}
      style={{ '--role': isDealt(speaker, seat) ? roleColour(face, role) : 'var(--border-strong)' }}
      {...onCard}
    >
      <div className={styles['head']}>
        {isDealt(speaker, seat) ? (
          <Explained what={{ kind: 'role', id: role }} opens="press">
            <button type="button" className={styles['about']} aria-label={names.role(role)}>
              <span className={styles['icon']}>
                <RolePortrait role={role} size="100%" />
              </span>
            </button>
          </Explained>
        ) : (
          <span className={styles['icon']}>
            <Glyph name="person" size={20} />
          </span>
        )}
        <div className={styles['who']}>
          <Name seat={seat} />
          <Where seat={seat} />
          {marks.length === 0 ? undefined : <p className="only-read">{marks.join(', ')}</p>}
        </div>
      </div>
      <div className={styles['held']}>
        <SeatHand seat={seat} lie={lie} peeked={peeked} onToggle={toggle} />
        <Kept seat={seat} />
        <Reminders seat={seat} />
        <LookFrom seat={seat} onSeat={onSeat} />
      </div>
    </li>
  );
}

interface OfSeat {
  readonly seat: number;
}

function Name({ seat }: OfSeat) {
  const { view, model, mine, names } = useScene();
  const words = useWords().table.seats;
  const info = model.info?.seats[seat - 1];
  const isMine = mine.includes(seat);
  const isHere = info?.person !== undefined && model.presence.seats.includes(seat);
  return (
    <div className={styles['name']}>
      <span>{names.seat(seat)}</span>
      {isMine && mine.length < view.seats.length ? <em className={styles['you']}>{words.you}</em> : undefined}
      {info?.bot === undefined ? undefined : <Glyph name="bot" size={14} title={words.bot} />}
      {info?.person === undefined || info.speaker !== undefined || isMine ? undefined : (
        <i
          className={styles['presence']}
          data-here={isHere ? 'yes' : 'no'}
          role="img"
          aria-label={isHere ? words.here : words.away}
        />
      )}
    </div>
  );
}

/** The city comes first: it is what one looks for. */
function Where({ seat }: OfSeat) {
  const { view, names, speaker, opponent } = useScene();
  const words = useWords().table.seats;
  const { role, city } = view.seats[seat - 1]!;
  const isOpponent = opponent?.seat === seat;
  const nowhere = isSpokenFor(speaker, seat) ? words.noPawn : words.notPlaced;
  const text = [
    ...(isOpponent ? [words.states[opponent.state]] : []),
    ...(city === undefined ? (isOpponent ? [] : [nowhere]) : [names.city(city)]),
    ...(names.seat(seat) === names.role(role) || !isDealt(speaker, seat) ? [] : [names.role(role)]),
  ].join(' · ');
  return (
    <p className={styles['where']} title={text}>
      {text}
    </p>
  );
}

function LookFrom({ seat, onSeat }: OfSeat & Pick<SeatsProps, 'onSeat'>) {
  const { mine, names, model, seat: looking } = useScene();
  const words = useWords().table.seats;
  // The hands of one person lie side by side anyway.
  const isElsewhere = mine.length > seatsWith(model.info, seat).length;
  if (!mine.includes(seat) || !isElsewhere) return undefined;
  const text = words.lookFrom(names.seat(seat));
  return (
    <button
      type="button"
      className={styles['look']}
      aria-pressed={looking === seat}
      aria-label={text}
      title={text}
      onClick={() => onSeat(seat)}
    >
      <Glyph name="eye" size={18} />
    </button>
  );
}

/** Cubes on the role card. */
function Kept({ seat }: OfSeat) {
  const { view, face, names } = useScene();
  const words = useWords().table.seats;
  const kept = Object.entries(face.kept(view, seat)).filter(([, count]) => count > 0);
  if (kept.length === 0) return undefined;
  return (
    <ul className={styles['kept']} aria-label={words.kept} title={words.kept}>
      {kept.map(([colour, count]) => (
        <li key={colour} style={diseaseStyle(colour)}>
          <DiseaseSymbol colour={colour} size={14} title={names.colour(colour)} />
          {count}
        </li>
      ))}
    </ul>
  );
}

/** Events that lie before a player until they end. */
function Reminders({ seat }: OfSeat) {
  const { view, names } = useScene();
  const words = useWords().table.seats;
  const reminders = remindersBefore(view, seat);
  if (reminders.length === 0) return undefined;
  return (
    <ul className={styles['reminders']} aria-label={words.inForce}>
      {reminders.map((card) => (
        <li key={card}>
          <Explained what={{ kind: 'event', id: card }} opens="press">
            <button type="button">
              <CardChip card={card} name={names.card(card)} colour={undefined} />
            </button>
          </Explained>
        </li>
      ))}
    </ul>
  );
}

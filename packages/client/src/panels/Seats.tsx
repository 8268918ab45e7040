// Who plays, in which role, where, and with which cards; whose turn it is and whom the game waits for.
import { roleColour } from '../faces/roleColours.ts';
import { cityOf } from '../games/games.ts';
import { remindersBefore } from '@cordon/protocol/telling';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { RoleIcon } from '../icons/RoleIcon.tsx';
import { Explained } from '../rules/Explained.tsx';
import { useScene } from '../scene/scene.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import { groupHand, longestWord } from './cards.ts';
import { CardChip, diseaseStyle } from './CardChip.tsx';
import styles from './Seats.module.css';

export interface SeatsProps {
  /** Looks from another seat that is one's own. */
  readonly onSeat: (seat: number) => void;
}

export function Seats({ onSeat }: SeatsProps) {
  const { view } = useScene();
  const words = useWords().table.seats;
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      <ol className={styles['seats']}>
        {view.seats.map(({ seat }) => (
          <SeatCard key={seat} seat={seat} onSeat={onSeat} />
        ))}
      </ol>
    </Panel>
  );
}

function SeatCard({ seat, onSeat }: SeatsProps & { readonly seat: number }) {
  const { view, model, mine, names, facts, face, game, seat: looking } = useScene();
  const words = useWords().table.seats;
  const own = view.seats[seat - 1]!;
  const info = model.info?.seats[seat - 1];
  const isMine = mine.includes(seat);
  const isHere = info?.person !== undefined && model.presence.seats.includes(seat);
  const hidden = own.handSize - own.hand.length;
  const reminders = remindersBefore(view, seat);
  const kept = Object.entries(face.kept(view, seat)).filter(([, count]) => count > 0);
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
      style={{ '--role': roleColour(face, own.role) }}
    >
      <div className={styles['head']}>
        <Explained what={{ kind: 'role', id: own.role }}>
          <span className={styles['icon']} tabIndex={0} role="img" aria-label={names.role(own.role)}>
            <RoleIcon role={own.role} size={24} />
          </span>
        </Explained>
        <div className={styles['who']}>
          <p className={styles['name']} style={{ '--longest': String(longestWord(names.seat(seat))) }}>
            {names.seat(seat)}
            {isMine && mine.length < view.seats.length ? (
              <em className={styles['you']}>{words.you}</em>
            ) : undefined}
            {info?.bot === undefined ? undefined : <Glyph name="bot" size={16} title={words.bot} />}
            {info?.person === undefined || isMine ? undefined : (
              <i
                className={styles['presence']}
                data-here={isHere ? 'yes' : 'no'}
                role="img"
                aria-label={isHere ? words.here : words.away}
              />
            )}
          </p>
          <p className={styles['where']}>
            {names.seat(seat) === names.role(own.role) ? undefined : `${names.role(own.role)} · `}
            {own.city === undefined ? words.notPlaced : names.city(own.city)}
          </p>
          {marks.length === 0 ? undefined : <p className="only-read">{marks.join(', ')}</p>}
        </div>
        {isMine && mine.length > 1 ? (
          <button
            type="button"
            className={styles['look']}
            aria-pressed={looking === seat}
            aria-label={words.lookFrom(names.seat(seat))}
            onClick={() => onSeat(seat)}
          >
            <Glyph name="eye" size={18} />
          </button>
        ) : undefined}
      </div>
      <ul className={styles['hand']} aria-label={words.cards(own.handSize)}>
        {groupHand(facts, own.hand).flatMap(({ colour, cards }) =>
          cards.map((card) => (
            <li key={card}>
              <CardChip card={card} name={names.card(card)} colour={colour} />
            </li>
          )),
        )}
        {face.beside(view, seat).map((card) => (
          <li key={`beside-${card}`} className={styles['beside']}>
            <CardChip card={card} name={names.card(card)} colour={cityOf(game, card)?.colour} />
          </li>
        ))}
        {hidden > 0 ? <li className={styles['hidden']}>{words.hidden(hidden)}</li> : undefined}
      </ul>
      {kept.length === 0 ? undefined : (
        <ul className={styles['kept']} aria-label={words.kept} title={words.kept}>
          {kept.map(([colour, count]) => (
            <li key={colour} style={diseaseStyle(colour)}>
              <DiseaseSymbol colour={colour} size={16} title={names.colour(colour)} />
              {count}
            </li>
          ))}
        </ul>
      )}
      {reminders.length === 0 ? undefined : (
        <ul className={styles['reminders']} aria-label={words.inForce}>
          {reminders.map((card) => (
            <li key={card}>
              <Explained what={{ kind: 'event', id: card }}>
                <span tabIndex={0}>
                  <CardChip card={card} name={names.card(card)} colour={undefined} />
                </span>
              </Explained>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

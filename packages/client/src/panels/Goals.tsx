// What has to be reached, colour by colour, and what only this game counts.
import { remindersBefore } from '@cordon/protocol/telling';
import { BadgeIcon } from '../icons/BadgeIcon.tsx';
import { EventIcon } from '../icons/EventIcon.tsx';
import { VialIcon } from '../icons/VialIcon.tsx';
import { useScene } from '../scene/scene.ts';
import { useWords } from '../words/context.tsx';
import styles from './Goals.module.css';

/** Events that lie beside the discard pile. */
const NOBODY = 0;

export function Goals() {
  const { view, face, names } = useScene();
  const {
    reader,
    table: { tracks: words, seats },
  } = useWords();
  return (
    <ul className={styles['goals']} data-tour="goals">
      {face.goals(view).map(({ colour, state }) => {
        const text = words.goal[face.goal][state](names.colour(colour));
        return (
          <li key={colour} className={styles['goal']} data-state={state} title={text}>
            <VialIcon colour={colour} state={state} size={28} />
            <span className="only-read">{text}</span>
          </li>
        );
      })}
      {face.badges(view).map(({ id, count, of }) => {
        const text = words.badges[id] ?? names.card(id);
        return (
          <li key={id} className={styles['badge']} title={text}>
            <BadgeIcon badge={id} size={18} />
            {count === undefined ? undefined : (
              <span aria-hidden="true">
                {count}
                {of === undefined ? '' : <small>/{of}</small>}
              </span>
            )}
            <span className="only-read">
              {count === undefined ? text : reader.about(text, String(count))}
            </span>
          </li>
        );
      })}
      {remindersBefore(view, NOBODY).map((card) => {
        const text = reader.about(seats.inForce, names.card(card));
        return (
          <li key={card} className={styles['badge']} title={text}>
            <EventIcon event={card} size={18} />
            <span className="only-read">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

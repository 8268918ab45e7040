// What has to be reached, colour by colour, and what only this game counts.
import { remindersBefore } from '@cordon/protocol/telling';
import { BadgeIcon } from '../icons/BadgeIcon.tsx';
import { EventIcon } from '../icons/EventIcon.tsx';
import { Explained } from '../rules/Explained.tsx';
import { VialIcon } from '../icons/VialIcon.tsx';
import { useScene } from '../scene/scene.ts';
import { useWords } from '../words/context.tsx';
import styles from './Goals.module.css';
import tracks from './Tracks.module.css';

/** Events that lie beside the discard pile. */
const NOBODY = 0;

export interface GoalsProps {
  /** What they are, below them. */
  readonly label?: string;
}

export function Goals({ label = '' }: GoalsProps) {
  const { view, facts, face, names } = useScene();
  const {
    reader,
    table: { tracks: words, seats },
  } = useWords();
  const spared = face.spared(view);
  /** The challenge that brings a disease, if it isn't there without. */
  const broughtBy = (colour: string): string | undefined =>
    facts.addedColours.find(
      ({ id, challenge }) => id === colour && view.config.challenges.includes(challenge),
    )?.challenge;
  return (
    <div className={`${styles['goals'] ?? ''} ${tracks['second'] ?? ''}`} data-tour="goals">
      <div className={tracks['track']}>
        <ul className={`${tracks['value'] ?? ''} ${styles['vials'] ?? ''}`}>
          {face.goals(view).map(({ colour, state }) => {
            const isSpared = spared.includes(colour);
            const text = isSpared
              ? words.spared(names.colour(colour))
              : words.goal[face.goal][state](names.colour(colour));
            const challenge = broughtBy(colour);
            const vial = <VialIcon colour={colour} state={state} size={24} />;
            return (
              <li
                key={colour}
                className={styles['goal']}
                data-state={state}
                data-spared={isSpared ? 'yes' : 'no'}
                title={text}
              >
                {challenge === undefined ? (
                  <>
                    {vial}
                    <span className="only-read">{text}</span>
                  </>
                ) : (
                  <Explained what={{ kind: 'challenge', id: challenge }} opens="press">
                    <button type="button" className={styles['told']} aria-label={text}>
                      {vial}
                    </button>
                  </Explained>
                )}
              </li>
            );
          })}
        </ul>
        <span className={tracks['label']} aria-hidden="true">
          {label}
        </span>
      </div>
      <ul className={styles['badges']}>
        {face.badges(view).map(({ id, count, of }) => {
          const text = words.badges[id] ?? names.card(id);
          return (
            <li key={id} className={tracks['track']} title={text}>
              <span className={tracks['value']} aria-hidden="true">
                <BadgeIcon badge={id} size={18} />
                {count === undefined ? undefined : (
                  <span className={tracks['number']}>
                    {count}
                    {of === undefined ? '' : <small>/{of}</small>}
                  </span>
                )}
              </span>
              {words.badgeLabels[id] === undefined ? undefined : (
                <span className={tracks['label']} aria-hidden="true">
                  {words.badgeLabels[id]}
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
            <li key={card} className={tracks['track']} title={text}>
              <Explained what={{ kind: 'event', id: card }} opens="press">
                <button type="button" className={styles['told']} aria-label={text}>
                  <span className={tracks['value']}>
                    <EventIcon event={card} size={18} />
                  </span>
                  <span className={tracks['label']}>{seats.inForce}</span>
                </button>
              </Explained>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

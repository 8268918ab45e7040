// The virulent strain and the epidemic cards in force, always in sight; a press tells what each of them does.
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { EventIcon } from '../icons/EventIcon.tsx';
import { FactIcon } from '../icons/FactIcon.tsx';
import { Explained } from '../rules/Explained.tsx';
import { useScene } from '../scene/scene.ts';
import { useWords } from '../words/context.tsx';
import { diseaseStyle } from './CardChip.tsx';
import styles from './Strain.module.css';

export function Strain() {
  const { view, face, names } = useScene();
  const words = useWords().table.tracks.strain;
  const strain = face.strain(view);
  if (strain === undefined) return undefined;
  const { colour, state, inForce } = strain;
  const text =
    colour === undefined
      ? words.unchosen
      : words[state === 'dormant' ? state : 'active'](names.colour(colour));
  return (
    <ul
      className={styles['strain']}
      style={diseaseStyle(colour)}
      data-state={state}
      aria-label={words.title}
      data-tour="strain"
    >
      <li>
        <Explained what={{ kind: 'challenge', id: 'virulent-strain' }} opens="press">
          <button type="button" className={styles['mark']} aria-label={text} title={text}>
            <FactIcon fact="strainChosen" size={20} />
            {colour === undefined ? (
              <b aria-hidden="true">?</b>
            ) : (
              <span className={styles['symbol']}>
                <DiseaseSymbol colour={colour} size={18} />
              </span>
            )}
          </button>
        </Explained>
      </li>
      {inForce.map((card) => (
        <li key={card}>
          <Explained what={{ kind: 'card', id: card }} opens="press">
            <button type="button" className={styles['card']} aria-label={words.inForce(names.card(card))}>
              <EventIcon event={card} size={20} />
              <span className={styles['name']} aria-hidden="true">
                {names.card(card)}
              </span>
            </button>
          </Explained>
        </li>
      ))}
    </ul>
  );
}

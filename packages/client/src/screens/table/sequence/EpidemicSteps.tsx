// An epidemic in its three steps, as far as it has come.
import type { ReactNode } from 'react';
import { cityOf } from '../../../games/games.ts';
import { FactIcon } from '../../../icons/FactIcon.tsx';
import { CardChip } from '../../../panels/CardChip.tsx';
import { useWords } from '../../../words/context.tsx';
import { useScene } from '../../../scene/scene.ts';
import type { Epidemic } from './frames.ts';
import styles from './SequenceBanner.module.css';

export function EpidemicSteps({
  epidemic: { card, increase, infect, intensify },
}: {
  readonly epidemic: Epidemic;
}) {
  const { game, names, say, view } = useScene();
  const words = useWords().sequence;
  const about = card === undefined ? '' : say.cardAbout(game, card);
  const isOpenToEvents =
    infect !== undefined && intensify === undefined && view.frames.at(-1)?.frame === 'before-intensify';
  return (
    <>
      <span className={styles['icon']}>
        <FactIcon fact="epidemicDrawn" size={28} />
      </span>
      <div className={styles['text']}>
        <div className={styles['title']}>
          {words.epidemic(about === '' ? undefined : names.card(card ?? ''))}
        </div>
        {about === '' ? undefined : <p className={styles['about']}>{about}</p>}
        <ol className={styles['steps']}>
          <Step number={1} name={words.increase} state={infect === undefined ? 'now' : 'done'}>
            {words.rate(increase.from, increase.to)}
          </Step>
          <Step
            number={2}
            name={words.infect}
            state={infect === undefined ? 'later' : intensify === undefined ? 'now' : 'done'}
          >
            {infect === undefined ? undefined : (
              <>
                <CardChip
                  card={infect.city}
                  name={names.city(infect.city)}
                  colour={cityOf(game, infect.city)?.colour}
                />
                {infect.count === undefined ? undefined : ` ${words.cubes(infect.count)}`}
              </>
            )}
          </Step>
          <Step number={3} name={words.intensify} state={intensify === undefined ? 'later' : 'now'}>
            {intensify === undefined ? undefined : words.back(intensify.count)}
          </Step>
        </ol>
        {isOpenToEvents ? <p className={styles['note']}>{words.eventsNow}</p> : undefined}
      </div>
    </>
  );
}

interface StepProps {
  readonly number: number;
  readonly name: string;
  readonly state: 'done' | 'now' | 'later';
  readonly children: ReactNode;
}

function Step({ number, name, state, children }: StepProps) {
  return (
    <li className={styles['step']} data-state={state}>
      <b className={styles['number']}>{number}</b>
      <span className={styles['what']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['detail']}>{children}</span>
      </span>
    </li>
  );
}

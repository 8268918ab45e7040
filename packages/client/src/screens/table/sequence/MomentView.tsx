// A moment over the board: a colour that comes and goes at its edges, words across it, light or dust. Nothing of it takes clicks.
import { useRef, type ReactNode } from 'react';
import { FactIcon } from '../../../icons/FactIcon.tsx';
import { Glyph } from '../../../icons/Glyph.tsx';
import { VialIcon } from '../../../icons/VialIcon.tsx';
import { diseaseStyle } from '../../../panels/CardChip.tsx';
import { useScene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';
import type { Frame } from './frames.ts';
import type { Moment } from './moments.ts';
import { useMoment } from './useMoment.ts';
import { useSide } from './useSide.ts';
import styles from './MomentView.module.css';

/** Cubes that rise when all is won: how far across each begins, and when. */
const RISING = 26;
const GOLDEN = 0.618;
const SIZE = 48;
const HALF = 0.5;

export interface MomentViewProps {
  readonly frame: Frame | undefined;
  readonly onDismiss: () => void;
}

export function MomentView({ frame, onDismiss }: MomentViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const { facts } = useScene();
  // After the end there is a sheet to come, which needs not wait.
  const shown = useMoment(frame, place, ({ what }) => {
    if (what === 'won' || what === 'lost') onDismiss();
  });
  // What happens in the upper half of the board is left in sight, and the words stand below.
  const side = useSide(place, shown?.moment.what === 'outbreak' ? shown.moment.city : undefined, HALF);
  return (
    <div
      ref={place}
      className={styles['moment']}
      data-moment={shown?.moment.what}
      aria-hidden="true"
      style={{
        '--pace': String(shown?.pace ?? 1),
        ...(shown?.moment.what === 'goal' ? diseaseStyle(shown.moment.colour) : {}),
      }}
    >
      {shown === undefined ? undefined : (
        <>
          <div className={styles['glow']} />
          {shown.moment.what === 'goal' || shown.moment.what === 'won' ? (
            <div className={styles['sweep']} />
          ) : undefined}
          {shown.moment.what === 'won'
            ? Array.from({ length: RISING }, (_, index) => (
                <i
                  key={index}
                  className={styles['cube']}
                  style={{
                    ...diseaseStyle(facts.colours[index % facts.colours.length]),
                    '--across': `${String(Math.round(((index * GOLDEN) % 1) * 100))}%`,
                    '--after': String((index * 0.37) % 1),
                  }}
                />
              ))
            : undefined}
          <div className={styles['band']} data-side={side}>
            <Words moment={shown.moment} />
          </div>
        </>
      )}
    </div>
  );
}

function Words({ moment }: { readonly moment: Moment }): ReactNode {
  const { game, say, view } = useScene();
  const words = useWords().sequence;
  switch (moment.what) {
    case 'epidemic':
      return (
        <>
          <FactIcon fact="epidemicDrawn" size={SIZE} />
          <p>{words.epidemic(undefined)}</p>
        </>
      );
    case 'outbreak':
      return (
        <>
          <Glyph name="outbreak" size={SIZE} />
          <p>{words.outbreak(moment.count)}</p>
        </>
      );
    case 'goal':
      return (
        <>
          <VialIcon colour={moment.colour} state={moment.state} size={SIZE} />
          <p>{words.goal[moment.state]}</p>
        </>
      );
    case 'won':
    case 'lost':
      return <p>{say.ending(game, moment.ending, view).heading}</p>;
  }
}

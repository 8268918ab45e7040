// A calm banner over the board that follows what happens. It is in nobody's way and can be put away.
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { DiseaseSymbol } from '../../../icons/DiseaseSymbol.tsx';
import { endingGlyph } from '../../../icons/endingGlyph.ts';
import { EventIcon } from '../../../icons/EventIcon.tsx';
import { FactIcon } from '../../../icons/FactIcon.tsx';
import { Glyph } from '../../../icons/Glyph.tsx';
import { VialIcon } from '../../../icons/VialIcon.tsx';
import { CardChip, diseaseStyle } from '../../../panels/CardChip.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { useWords } from '../../../words/context.tsx';
import { useScene } from '../../../scene/scene.ts';
import { boardAround } from '../boardAround.ts';
import { EpidemicSteps } from './EpidemicSteps.tsx';
import type { Frame } from './frames.ts';
import { MomentView } from './MomentView.tsx';
import { useSide } from './useSide.ts';
import styles from './SequenceBanner.module.css';

export interface SequenceBannerProps {
  readonly frame: Frame | undefined;
  readonly onDismiss: () => void;
}

export function SequenceBanner({ frame, onDismiss }: SequenceBannerProps) {
  const words = useWords();
  const motion = useSettings((state) => state.motion);
  const place = useRef<HTMLDivElement>(null);
  const side = useSide(place, cityOfFrame(frame));
  const isShown = frame !== undefined;
  useLayoutEffect(() => {
    const board = isShown ? boardAround(place.current) : undefined;
    board?.setAttribute('data-happens', side);
    return () => board?.removeAttribute('data-happens');
  }, [isShown, side]);
  const moment = <MomentView frame={frame} onDismiss={onDismiss} />;
  if (frame === undefined) return moment;
  return (
    <>
      {moment}
      <div ref={place} className={styles['place']} data-side={side} data-sequence={side}>
        <div
          className={styles['banner']}
          data-what={frame.what}
          data-motion={motion}
          data-tone={frame.what === 'card' && frame.fact === undefined ? 'mutation' : undefined}
          style={frame.what === 'strain' ? diseaseStyle(frame.fact.colour) : undefined}
          data-ending={frame.what === 'ending' ? frame.outcome : undefined}
        >
          <Content frame={frame} />
          <button type="button" className={styles['close']} aria-label={words.app.close} onClick={onDismiss}>
            <Glyph name="close" size={18} />
          </button>
        </div>
      </div>
    </>
  );
}

/** Where it happens, or begins. */
function cityOfFrame(frame: Frame | undefined): string | undefined {
  if (frame?.what === 'epidemic') return frame.infect?.city;
  return frame?.what === 'outbreaks' ? frame.chain[0]?.city : undefined;
}

function Content({ frame }: { readonly frame: Frame }) {
  const { game, say, speaker, names, view } = useScene();
  const words = useWords().sequence;
  switch (frame.what) {
    case 'epidemic':
      return <EpidemicSteps epidemic={frame} />;
    case 'outbreaks':
      return (
        <Text icon={<Glyph name="outbreak" size={26} />} title={words.outbreak(frame.chain.length)}>
          <p>{say.tell(speaker, frame.chain).join(' ')}</p>
          {frame.chain.length > 1 ? (
            <ol className={styles['chain']}>
              {frame.chain.map(({ city, depth, colour }, index) => (
                <li key={`${String(index)} ${city}`}>
                  <b className={styles['wave']}>{depth + 1}</b>
                  <CardChip card={city} name={names.city(city)} colour={colour} />
                </li>
              ))}
            </ol>
          ) : undefined}
        </Text>
      );
    case 'strain':
      return (
        <Text
          icon={
            <span className={styles['strain']} style={diseaseStyle(frame.fact.colour)}>
              <FactIcon fact="strainChosen" size={44} />
              <DiseaseSymbol colour={frame.fact.colour} size={22} />
            </span>
          }
          title={words.strain}
        >
          <p>{say.factSentence(speaker, frame.fact)}</p>
        </Text>
      );
    case 'card':
      return (
        <Text icon={<EventIcon event={frame.card} size={30} />} title={names.card(frame.card)}>
          {frame.fact === undefined ? undefined : <p>{say.factSentence(speaker, frame.fact)}</p>}
          <p>{say.cardAbout(game, frame.card)}</p>
        </Text>
      );
    case 'goal':
      return (
        <Text
          icon={<VialIcon colour={frame.goal.colour} state={frame.goal.state} size={32} />}
          title={words.goal[frame.goal.state]}
        >
          <p>{say.factSentence(speaker, frame.fact)}</p>
        </Text>
      );
    case 'deed':
      return (
        <Text
          icon={
            // What is told of an answer by itself is that it is no.
            frame.fact.fact === 'answered' ? (
              <Glyph name="cross" size={30} />
            ) : (
              <FactIcon fact={frame.fact.fact} size={30} />
            )
          }
          title={frame.title}
        >
          <p>{say.factSentence(speaker, frame.fact)}</p>
        </Text>
      );
    case 'ending': {
      const { heading, sentence } = say.ending(game, frame.ending, view);
      return (
        <Text icon={<Glyph name={endingGlyph(frame.ending)} size={26} />} title={heading}>
          <p>{sentence}</p>
        </Text>
      );
    }
  }
}

interface TextProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Text({ icon, title, children }: TextProps) {
  return (
    <>
      <span className={styles['icon']}>{icon}</span>
      <div className={styles['text']}>
        <div className={styles['title']}>{title}</div>
        {children}
      </div>
    </>
  );
}

// What the guide says now, with the ways on and back.
import { useEffect, useId, useMemo, useRef } from 'react';
import { announce } from '../announce/announcer.ts';
import { useNavigation } from '../frame/navigation.ts';
import { Glyph } from '../icons/Glyph.tsx';
import type { Scene } from '../scene/scene.ts';
import { Button } from '../ui/Button.tsx';
import { useAllWords } from '../words/context.tsx';
import { CoachButtons } from './CoachButtons.tsx';
import { useGuided } from './guided.ts';
import type { Moment } from './moment.ts';
import { leaveTutorial } from './opening.ts';
import { useCardPlace } from './useCardPlace.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import type { Progress } from './useProgress.ts';
import { useSight } from './useSight.ts';
import styles from './coach.module.css';

export interface CoachCardProps {
  readonly scene: Scene;
  readonly moment: Moment;
  readonly progress: Progress;
  /** Takes back what was not part of the lesson, if there is such a thing. */
  readonly onTakeBack: (() => void) | undefined;
}

const NOWHERE: readonly string[] = [];
/** The ring leaves this much air around what it shows. */
const AIR = 5;

export function CoachCard({ scene, moment, progress, onTakeBack }: CoachCardProps) {
  const words = useAllWords().tutorial;
  const { id: guided } = useGuided();
  const { goTo } = useNavigation();
  const { targets, number, steps, time } = progress;
  const isStray = onTakeBack !== undefined && time === 'now';
  const { title, text } = useText({ scene, moment, progress, isStray: isStray ? 'yes' : 'no' });
  const sight = useSight(isStray ? NOWHERE : targets);
  const card = useRef<HTMLElement>(null);
  const place = useCardPlace(card, sight, title);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(card, heading, title);
  const id = useId();
  const leave = (): void => {
    leaveTutorial(guided);
    goTo(`/local/${scene.model.id}`);
  };
  const { target } = sight;
  return (
    <>
      <section
        ref={card}
        className={styles['card']}
        data-width={sight.width}
        style={{ ...place }}
        aria-label={words.titles[guided]}
        aria-describedby={id}
      >
        <header className={styles['head']}>
          <p className={styles['progress']}>{words.progress(number, steps)}</p>
          <Button
            weight="quiet"
            size="small"
            className={styles['leave']}
            icon={<Glyph name="close" size={16} />}
            onClick={leave}
          >
            {words.leave}
          </Button>
        </header>
        <h2 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        <p id={id} className={styles['text']}>
          {text}
        </p>
        <CoachButtons progress={progress} onTakeBack={isStray ? onTakeBack : undefined} onLeave={leave} />
      </section>
      {target === undefined ? undefined : (
        <div
          className={styles['ring']}
          data-round={sight.element instanceof SVGElement ? 'yes' : 'no'}
          aria-hidden="true"
          style={{
            left: target.left - AIR,
            top: target.top - AIR,
            width: target.width + 2 * AIR,
            height: target.height + 2 * AIR,
          }}
        />
      )}
    </>
  );
}

interface Saying extends Pick<CoachCardProps, 'scene' | 'moment' | 'progress'> {
  readonly isStray: 'yes' | 'no';
}

/** The words of the step; whoever listens hears them when they change. */
function useText({ scene: { say, game }, moment, progress: { step }, isStray }: Saying) {
  const { stray } = useAllWords().tutorial;
  const { texts } = useGuided();
  const id = typeof step.text === 'string' ? step.text : step.text(moment);
  const said = useMemo(() => {
    if (isStray === 'yes') return { title: stray.title, text: stray.text };
    const names = {
      city: (city: string) => say.cityName(game, city),
      button: (kind: string) => say.kindShort(game, kind),
    };
    const { title, text } = texts[id]!;
    return { title, text: text(names) };
  }, [isStray, id, stray, texts, say, game]);
  useEffect(() => {
    announce(`${said.title}. ${said.text}`, { weight: 'asked', about: 'tutorial' });
  }, [said]);
  return said;
}

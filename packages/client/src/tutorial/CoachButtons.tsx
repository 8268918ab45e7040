// The ways on from a step of the guide.
import { useNavigation } from '../frame/navigation.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Button } from '../ui/Button.tsx';
import { useAllWords } from '../words/context.tsx';
import { useGuided } from './guided.ts';
import { leaveTutorial } from './opening.ts';
import type { Progress } from './useProgress.ts';
import styles from './coach.module.css';

export interface CoachButtonsProps {
  readonly progress: Progress;
  readonly onTakeBack: (() => void) | undefined;
  readonly onLeave: () => void;
}

export function CoachButtons({ progress, onTakeBack, onLeave }: CoachButtonsProps) {
  const words = useAllWords().tutorial;
  const { id, rules } = useGuided();
  const { goTo } = useNavigation();
  const { step, time, back, next, forgive } = progress;
  const goAway = (path: string): void => {
    leaveTutorial(id);
    goTo(path);
  };
  if (onTakeBack !== undefined)
    return (
      <div className={styles['buttons']}>
        <Button weight="main" size="small" icon={<Glyph name="undo" size={18} />} onClick={onTakeBack}>
          {words.stray.takeBack}
        </Button>
        <Button size="small" onClick={forgive}>
          {words.stray.goOn}
        </Button>
      </div>
    );
  if (step.kind === 'finish')
    return (
      <div className={styles['buttons']}>
        <Button weight="main" size="small" onClick={onLeave}>
          {words.finish.playOn}
        </Button>
        <Button size="small" icon={<Glyph name="dice" size={18} />} onClick={() => goAway('/new')}>
          {words.finish.newGame}
        </Button>
        <Button size="small" icon={<Glyph name="book" size={18} />} onClick={() => goAway(rules)}>
          {words.finish.rules}
        </Button>
      </div>
    );
  return (
    <div className={styles['buttons']}>
      {back === undefined ? undefined : (
        <Button weight="quiet" size="small" icon={<Glyph name="back" size={18} />} onClick={back}>
          {words.back}
        </Button>
      )}
      {step.kind === 'deed' && time === 'now' ? (
        <p className={styles['yours']}>{words.yourMove}</p>
      ) : (
        <Button weight="main" size="small" className={styles['next']} onClick={next}>
          {words.next}
        </Button>
      )}
    </div>
  );
}

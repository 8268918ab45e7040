// The laboratory in short, always in sight where its board is folded away: what lies in each dish, how far each line is.
import { cubesIn, DISHES, type LaboratoryShown } from '@cordon/protocol/laboratory';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { diseaseStyle } from '../panels/CardChip.tsx';
import { useScene } from '../scene/scene.ts';
import type { LaboratoryWords } from '../words/laboratory.ts';
import styles from './summary.module.css';

export interface SummaryProps {
  readonly lab: LaboratoryShown;
  readonly words: LaboratoryWords;
}

export function Summary({ lab, words }: SummaryProps) {
  const { say, game } = useScene();
  return (
    <span className={styles['summary']} aria-hidden="true">
      {DISHES.map((dish) => (
        <span
          key={dish}
          className={styles['dish']}
          title={words.about(say.thingName(game, 'dish', dish), words.cubes(lab.dishes[dish]))}
        >
          {cubesIn(lab.dishes[dish]).map(({ colour, count }) => (
            <span key={colour} className={styles['cubes']} style={diseaseStyle(colour)}>
              <DiseaseSymbol colour={colour} size="0.8em" />
              {count > 1 ? <b>{count}</b> : undefined}
            </span>
          ))}
        </span>
      ))}
      {lab.research.map((line, index) => {
        const filled = line.circles.filter(({ cube }) => cube !== undefined).length;
        return (
          <span
            key={line.id}
            className={styles['line']}
            style={diseaseStyle(line.colour)}
            data-state={line.isComplete ? 'complete' : line.sequence === undefined ? 'empty' : 'open'}
          >
            <b>{index + 1}</b>
            {line.colour === undefined ? undefined : (
              <span className={styles['cubes']}>
                <DiseaseSymbol colour={line.colour} size="0.8em" />
              </span>
            )}
            {line.sequence === undefined ? '–' : `${String(filled)}/${String(line.circles.length)}`}
            {line.tested === undefined ? undefined : <Glyph name="check" size={12} />}
          </span>
        );
      })}
    </span>
  );
}

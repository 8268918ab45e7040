// Clean water in the middle of its region, a drop for each token; the Nurse's token beside it as a shield.
import { memo } from 'react';
import type { LayerProps } from '../layer.ts';
import { countsIn, textShown } from '@cordon/protocol/telling';
import styles from './tokens.module.css';

const DROP = 'M0-9.5C3.4-5 6-1.6 6 2.2A6 6 0 0 1-6 2.2C-6-1.6-3.4-5 0-9.5Z';
const SHIELD = 'M0-9.5 8-6.8V-.5C8 4.3 4.8 7.8 0 9.8-4.8 7.8-8 4.3-8-.5V-6.8Z';
const APART = 10.5;

export const Tokens = memo(function Tokens({ view, drawing }: LayerProps) {
  const nurse = textShown(view, 'prevention');
  const counts = new Map(Object.entries(countsIn(view.shows['tokens'])));
  const regions = new Set([...counts.keys(), ...(nurse === undefined ? [] : [nurse])]);
  return [...regions].map((region) => {
    const middle = drawing.regions[region]?.middle;
    if (middle === undefined) return undefined;
    const drops = counts.get(region) ?? 0;
    const things = [...Array.from({ length: drops }, () => DROP), ...(nurse === region ? [SHIELD] : [])];
    return (
      <g
        key={region}
        className={styles.tokens}
        transform={`translate(${String(middle[0])} ${String(middle[1])})`}
      >
        <g className={styles.mark}>
          {things.map((shape, index) => {
            const x = (index - (things.length - 1) / 2) * APART;
            return (
              <g
                key={`${shape === SHIELD ? 'shield' : 'drop'}-${String(index)}`}
                transform={`translate(${String(x)} 0)`}
              >
                <path className={shape === SHIELD ? styles.shield : styles.drop} d={shape} />
                {shape === SHIELD ? (
                  <path className={styles.cross} d="M0-5V5M-4.4-.6H4.4" />
                ) : (
                  <path className={styles.gleam} d="M-3 2.4A3 3 0 0 0-.4 5" />
                )}
              </g>
            );
          })}
        </g>
      </g>
    );
  });
});

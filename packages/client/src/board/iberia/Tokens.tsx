// Clean water in the middle of its region, a drop for each token; the Nurse's token beside it as a shield.
import type { View } from '@cordon/engine';
import { memo } from 'react';
import type { LayerProps, Lying } from '../layer.ts';
import type { MapDrawing } from '../../maps/drawing.ts';
import { countsIn, textShown } from '@cordon/protocol/telling';
import styles from './tokens.module.css';

const DROP = 'M0-9.5C3.4-5 6-1.6 6 2.2A6 6 0 0 1-6 2.2C-6-1.6-3.4-5 0-9.5Z';
const SHIELD = 'M0-9.5 8-6.8V-.5C8 4.3 4.8 7.8 0 9.8-4.8 7.8-8 4.3-8-.5V-6.8Z';
const APART = 10.5;
const SIZE = 20;

/** What lies in each region. */
function tokensOf(view: View): [region: string, things: readonly string[]][] {
  const nurse = textShown(view, 'prevention');
  const counts = new Map(Object.entries(countsIn(view.shows['tokens'])));
  const regions = new Set([...counts.keys(), ...(nurse === undefined ? [] : [nurse])]);
  return [...regions].map((region) => {
    const drops = Array.from({ length: counts.get(region) ?? 0 }, () => DROP);
    return [region, nurse === region ? [...drops, SHIELD] : drops];
  });
}

export function tokensLying(view: View, drawing: MapDrawing): Lying[] {
  return tokensOf(view).flatMap(([region, things]) => {
    const at = drawing.regions[region]?.middle;
    const width = (things.length - 1) * APART + SIZE * 0.8;
    return at === undefined || things.length === 0 ? [] : [{ at, width, height: SIZE }];
  });
}

export const Tokens = memo(function Tokens({ view, drawing }: LayerProps) {
  return tokensOf(view).map(([region, things]) => {
    const middle = drawing.regions[region]?.middle;
    if (middle === undefined) return undefined;
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

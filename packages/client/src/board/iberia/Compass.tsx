// A compass rose in the open sea, with the lines of its winds.
import type { MapDrawing } from '../../maps/drawing.ts';
import styles from './compass.module.css';

const WINDS = Array.from({ length: 16 }, (_, wind) => wind * 22.5);
const MAIN = [0, 90, 180, 270];
const BETWEEN = [45, 135, 225, 315];

export function Compass({ drawing }: { readonly drawing: MapDrawing }) {
  const { width, height } = drawing;
  const size = width / 26;
  const far = width * 1.6;
  return (
    <g className={styles.compass} transform={`translate(${String(width * 0.02)} ${String(height * 0.72)})`}>
      {WINDS.map((wind) => (
        <path
          key={wind}
          className={styles.wind}
          d={`M0 ${String(-size * 1.2)}V${String(-far)}`}
          transform={`rotate(${String(wind)})`}
        />
      ))}
      <g transform={`scale(${String(size / 40)})`}>
        <circle className={styles.ring} r={40} />
        <circle className={styles.ring} r={36} />
        <circle className={styles.ring} r={17} />
        {BETWEEN.map((turn) => (
          <g key={turn} transform={`rotate(${String(turn)})`}>
            <path className={styles.light} d="M0-35 7-8 0 0Z" />
            <path className={styles.dark} d="M0-35-7-8 0 0Z" />
          </g>
        ))}
        {MAIN.map((turn) => (
          <g key={turn} transform={`rotate(${String(turn)})`}>
            <path className={styles.light} d="M0-46 8-8 0 0Z" />
            <path className={styles.dark} d="M0-46-8-8 0 0Z" />
          </g>
        ))}
        <path className={styles.dark} d="M0-62 5-50H-5Z" />
      </g>
    </g>
  );
}

// Buttons for those who neither wheel nor pinch.
import type { ReactNode } from 'react';
import { useWords } from '../words/context.tsx';
import styles from './toolbar.module.css';

export function Tool({
  label,
  path,
  pressed,
  zooms,
  onClick,
}: {
  readonly label: string;
  readonly path: string;
  /** Something that is on or off. */
  readonly pressed?: boolean;
  /** What two fingers or two taps do as well. */
  readonly zooms?: 'yes';
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-pressed={pressed}
      data-zooms={zooms}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

export function Toolbar({
  onZoom,
  onWhole,
  onOwnPawn,
  threats,
  onThreats,
  children,
}: {
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
  readonly onOwnPawn: (() => void) | undefined;
  readonly threats: 'shown' | 'hidden';
  readonly onThreats: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  const { board } = useWords();
  return (
    <div className={styles.toolbar} role="group" aria-label={board.tools} data-tools="yes">
      <Tool label={board.zoomIn} path="M12 5V19M5 12H19" zooms="yes" onClick={() => onZoom(1.5)} />
      <Tool label={board.zoomOut} path="M5 12H19" zooms="yes" onClick={() => onZoom(1 / 1.5)} />
      <Tool label={board.whole} path="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" onClick={onWhole} />
      {onOwnPawn !== undefined && (
        <Tool
          label={board.ownPawn}
          path="M12 3.5A3.6 3.6 0 1 1 12 10.7 3.6 3.6 0 1 1 12 3.5ZM9.8 10.6 7 20.5H17L14.2 10.6"
          onClick={onOwnPawn}
        />
      )}
      {onThreats !== undefined && (
        <Tool
          label={board.threats}
          path="M12 9.6A2.4 2.4 0 1 1 12 14.4 2.4 2.4 0 1 1 12 9.6ZM9 4.2A8.4 8.4 0 0 1 15 4.2M19.8 9A8.4 8.4 0 0 1 19.8 15M15 19.8A8.4 8.4 0 0 1 9 19.8M4.2 15A8.4 8.4 0 0 1 4.2 9"
          pressed={threats === 'shown'}
          onClick={onThreats}
        />
      )}
      {children}
    </div>
  );
}

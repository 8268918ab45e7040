// Buttons for those who neither wheel nor pinch.
import type { ReactNode } from 'react';
import { useWords } from '../words/context.tsx';
import styles from './toolbar.module.css';

function Tool({
  label,
  path,
  onClick,
}: {
  readonly label: string;
  readonly path: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={onClick}>
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
  children,
}: {
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
  readonly onOwnPawn: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  const { board } = useWords();
  return (
    <div className={styles.toolbar} role="group" aria-label={board.tools} data-tools="yes">
      <Tool label={board.zoomIn} path="M12 5V19M5 12H19" onClick={() => onZoom(1.5)} />
      <Tool label={board.zoomOut} path="M5 12H19" onClick={() => onZoom(1 / 1.5)} />
      <Tool label={board.whole} path="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" onClick={onWhole} />
      {onOwnPawn !== undefined && (
        <Tool
          label={board.ownPawn}
          path="M12 3.5A3.6 3.6 0 1 1 12 10.7 3.6 3.6 0 1 1 12 3.5ZM9.8 10.6 7 20.5H17L14.2 10.6"
          onClick={onOwnPawn}
        />
      )}
      {children}
    </div>
  );
}

// Something that stands beside a city and follows it when the map moves: inside the window, and not under panels.
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Point } from '../maps/drawing.ts';
import { besideOf, type BesideSide, type Occupied } from './beside.ts';
import type { CameraDriver } from './driver.ts';
import styles from './board.module.css';

export function Beside({
  driver,
  at,
  occupied,
  children,
}: {
  readonly driver: CameraDriver;
  readonly at: Point;
  /** What lies around cities when it opens. */
  readonly occupied: () => Occupied | undefined;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = element.current;
    if (menu === null) return undefined;
    let size = { width: menu.offsetWidth, height: menu.offsetHeight };
    const things = occupied();
    let before: BesideSide | undefined;
    const follow = (): void => {
      const { camera, frame } = driver;
      const { at: corner, side } = besideOf({ camera, frame, at, size, occupied: things, before });
      const [x, y] = corner;
      before = side;
      menu.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    };
    const observer = new ResizeObserver(() => {
      size = { width: menu.offsetWidth, height: menu.offsetHeight };
      before = undefined;
      follow();
    });
    observer.observe(menu);
    follow();
    const unfollow = driver.onMove(follow);
    return () => {
      observer.disconnect();
      unfollow();
    };
  }, [driver, at, occupied]);
  return (
    <div ref={element} className={styles.beside} data-tools="menu">
      {children}
    </div>
  );
}

// A camera for a board: fits it to its box, listens to hands, and tells React only when things are to be placed anew.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MapDrawing, Point } from '../maps/drawing.ts';
import { CameraDriver, type Pace, type Seen } from './driver.ts';
import { listenToGestures } from './gestures.ts';
import { wholeScale, type Area } from './camera.ts';
import { frameOf, NOTHING_COVERED } from './marks.ts';
import type { Motion } from './motion.ts';

/** Pixels of a rem where nobody asked for larger letters. */
const USUAL_LETTERS = 16;

export interface BoardCamera {
  readonly driver: CameraDriver;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The scale and the frame that things are placed for; undefined until the box has been measured. */
  readonly seen: Seen | undefined;
  readonly pace: Pace;
}

export function useCamera(
  drawing: MapDrawing,
  motion: Motion,
  home: Point | undefined,
  clear: Area = NOTHING_COVERED,
): BoardCamera {
  const { left, top, right, bottom } = clear;
  const viewport = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [first] = useState(() => frameOf(drawing, { width: 1280, height: 720 }));
  // Where there is no browser nothing will be measured.
  const [seen, setSeen] = useState<Seen | undefined>(() =>
    typeof document === 'undefined' ? { scale: wholeScale(first), frame: first } : undefined,
  );
  const [driver] = useState(() => new CameraDriver(first, setSeen));
  const pace: Pace = motion === 'off' ? 'at-once' : 'gliding';
  const latest = useRef({ pace, home });

  useLayoutEffect(() => {
    latest.current = { pace, home };
  });

  useLayoutEffect(() => {
    const [outer, inner] = [viewport.current, stage.current];
    if (outer === null || inner === null) return undefined;
    driver.home = () => latest.current.home;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = outer;
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
      const isSeen = width > 0 && height > 0;
      driver.resize(
        isSeen ? frameOf(drawing, { width, height }, text, { left, top, right, bottom }) : driver.frame,
      );
    };
    driver.attach(inner);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => {
      observer.disconnect();
      driver.attach(undefined);
    };
  }, [driver, drawing, left, top, right, bottom]);

  useEffect(() => {
    const outer = viewport.current;
    return outer === null ? undefined : listenToGestures(outer, driver, () => latest.current.pace);
  }, [driver]);

  return { driver, viewport, stage, seen, pace };
}

// The moment that is seen now: it goes by itself, and at once when somebody clicks or presses a key.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMotion } from '../../../board/motion.ts';
import { useSettings } from '../../../settings/settings.ts';
import type { Frame } from './frames.ts';
import { boardAround } from '../boardAround.ts';
import { LENGTHS, momentOf, PACES, type Moment } from './moments.ts';

/** How the board trembles, in pixels. */
const SHAKE: readonly (readonly [number, number])[] = [
  [0, 0],
  [-7, 3],
  [6, -4],
  [-5, -2],
  [4, 3],
  [-2, 1],
  [0, 0],
];
const SHAKING = 480;

function shake(place: Element | null, pace: number): Animation | undefined {
  const board = boardAround(place)?.querySelector('[data-motion]');
  return board?.animate?.(
    SHAKE.map(([x, y]) => ({ translate: `${String(x)}px ${String(y)}px` })),
    { duration: SHAKING * pace, easing: 'ease-out' },
  );
}

export interface Shown {
  readonly moment: Moment;
  readonly pace: number;
}

export function useMoment(
  frame: Frame | undefined,
  place: RefObject<Element | null>,
  onSkip: (moment: Moment) => void,
): Shown | undefined {
  const pace = PACES[useMotion(useSettings((state) => state.motion))];
  const [begun, setBegun] = useState<{ readonly frame: Frame; readonly moment: Moment }>();
  const [over, setOver] = useState<Moment>();
  const skipped = useRef(onSkip);
  useEffect(() => {
    skipped.current = onSkip;
  });
  const next = momentOf(frame);
  // An epidemic goes on in further frames while its moment is seen.
  if (frame !== undefined && next !== undefined && begun?.frame !== frame) setBegun({ frame, moment: next });
  if (frame === undefined && begun !== undefined) setBegun(undefined);
  const moment = pace === 0 || begun?.moment === over ? undefined : begun?.moment;
  useEffect(() => {
    if (moment === undefined) return undefined;
    const end = (): void => setOver(moment);
    const skip = (): void => {
      end();
      skipped.current(moment);
    };
    const timer = setTimeout(end, LENGTHS[moment.what] * pace);
    const shaking = moment.what === 'outbreak' ? shake(place.current, pace) : undefined;
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    return () => {
      clearTimeout(timer);
      shaking?.cancel();
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    };
  }, [moment, pace, place]);
  return moment === undefined ? undefined : { moment, pace };
}

// Fingers, mouse and wheel on the board, told to the camera. A press that moved is no click, nor is one that began elsewhere: a browser
// gives the click of a finger to what lies under it at the end, such as the map once a place over it has been folded away.
import type { Point } from '../maps/drawing.ts';
import { panned, pinched } from './camera.ts';
import type { CameraDriver, Pace } from './driver.ts';

/** A press that moved less than this, in pixels, is a click. */
const STILL = 6;
const DOUBLE_TIME = 320;
const DOUBLE_DISTANCE = 28;
const DOUBLE_ZOOM = 1.9;
const WHEEL = 0.0016;

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Listens until it is told to stop. `pace` is asked each time. */
export function listenToGestures(element: HTMLElement, driver: CameraDriver, pace: () => Pace): () => void {
  const down = new Map<number, Point>();
  let start: Point = [0, 0];
  let moved: 'no' | 'yes' = 'no';
  let began: 'here' | 'elsewhere' = 'elsewhere';
  let lastTap: { readonly time: number; readonly at: Point } | undefined;
  const ending = new AbortController();
  const { signal } = ending;

  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const onMap = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest('[data-tools]') === null;

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (!onMap(event) || (event.pointerType === 'mouse' && event.button > 1)) return;
      if (down.size === 0) moved = 'no';
      else moved = 'yes';
      began = 'here';
      start = placeOf(event);
      down.set(event.pointerId, start);
    },
    { signal, capture: true },
  );

  element.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = placeOf(event);
      if (moved === 'no' && far(start, now) < STILL) return;
      if (moved === 'no') {
        moved = 'yes';
        element.dataset['dragging'] = 'yes';
      }
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      driver.follow(
        other === undefined
          ? panned(driver.camera, now[0] - before[0], now[1] - before[1], driver.frame)
          : pinched(driver.camera, [before, other], [now, other], driver.frame),
      );
    },
    { signal },
  );

  const up = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (down.size === 0) delete element.dataset['dragging'];
    if (event.type === 'pointercancel') began = 'elsewhere';
  };
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });

  // Before anybody else hears of it.
  element.addEventListener(
    'click',
    (event) => {
      if (!onMap(event)) return;
      const isPress = event.detail > 0 && moved === 'no' && began === 'here';
      began = 'elsewhere';
      if (!isPress && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
        moved = 'no';
        return;
      }
      const at = placeOf(event);
      const onThing =
        event.target instanceof Element && event.target.closest('[data-stop], [data-city]') !== null;
      if (onThing || event.detail === 0) lastTap = undefined;
      else if (
        lastTap !== undefined &&
        event.timeStamp - lastTap.time < DOUBLE_TIME &&
        far(lastTap.at, at) < DOUBLE_DISTANCE
      ) {
        lastTap = undefined;
        driver.zoom(event.shiftKey ? 1 / DOUBLE_ZOOM : DOUBLE_ZOOM, at, pace());
      } else lastTap = { time: event.timeStamp, at };
    },
    { signal, capture: true },
  );

  element.addEventListener(
    'wheel',
    (event) => {
      if (!onMap(event)) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      const turn = Math.min(Math.max(event.deltaY * lines, -400), 400) * (event.ctrlKey ? 6 : 1);
      driver.zoom(Math.exp(-turn * WHEEL), placeOf(event), pace());
    },
    { signal, passive: false },
  );

  return () => {
    ending.abort();
  };
}

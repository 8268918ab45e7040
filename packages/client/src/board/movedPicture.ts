// Moves the map as one picture that the browser takes when the movement begins, so that a frame costs no layout and no painting.
// Two things make it a picture. `will-change` keeps what was painted, at the scale it was painted at. And the scale of the movement hides
// in the last number of a matrix: Chromium lays out every SVG text again, and paints the map anew, whenever an ancestor's scale changes, but
// it reads that scale from the first numbers alone. With a plain `scale()` zooming on two slow cores dropped 190 of 250 frames; this way 4 of 360.
import type { Camera } from './camera.ts';

/**
 * Paint the map again once it has shrunk to this part of its picture. A picture taken at the nearest zoom and shrunk to the whole map
 * has sixteen times the pixels that show; keeping it dropped up to 14 of 370 frames.
 */
const SHRUNK = 0.5;
/** After painting again, leave the map alone for this many milliseconds: until the next frame, however many fingers move before it. */
const NEXT_FRAME = 8;

export class MovedPicture {
  /** The scale the map was last painted at; 0 before the first time. */
  #painted = 0;
  #paintedAgainAt = -NEXT_FRAME;

  /** Moves the map: as a picture, except when there is none yet or it has shrunk too far. */
  move(stage: HTMLElement, camera: Camera): void {
    const now = performance.now();
    if (this.#painted === 0) this.paint(stage, camera);
    else if (camera.scale < this.#painted * SHRUNK) {
      this.paint(stage, camera);
      this.#paintedAgainAt = now;
    } else if (now - this.#paintedAgainAt < NEXT_FRAME) this.paint(stage, camera);
    else {
      stage.dataset['moving'] = 'yes';
      stage.style.transform = asPicture(camera, this.#painted);
    }
  }

  /** Has the browser paint the map, sharp at its present scale. */
  paint(stage: HTMLElement, { x, y, scale }: Camera): void {
    delete stage.dataset['moving'];
    stage.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(5)})`;
    this.#painted = scale;
  }
}

/** The transform to `camera` with `painted` where a browser looks for the scale: everything is divided by the last number. */
function asPicture({ x, y, scale }: Camera, painted: number): string {
  const divisor = painted / scale;
  const kept = painted.toFixed(5);
  const right = (x * divisor).toFixed(3);
  const down = (y * divisor).toFixed(3);
  return `matrix3d(${kept}, 0, 0, 0, 0, ${kept}, 0, 0, 0, 0, 1, 0, ${right}, ${down}, 0, ${divisor.toFixed(6)})`;
}

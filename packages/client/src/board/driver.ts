// Moves the camera over the map, frame by frame and outside React: each frame changes one transform. A map that is moved as one picture
// cost a tenth (the world) to a quarter (Iberia) of the work of one drawn anew (a `viewBox`, or a transform without `will-change`), so sizes follow when it rests: to draw all marks takes longer than a frame.
import type { Point } from '../maps/drawing.ts';
import {
  between,
  nearlySame,
  opening,
  panned,
  resized,
  revealing,
  whole,
  within,
  zoomed,
  type Camera,
  type Frame,
} from './camera.ts';
import { marksAt } from './marks.ts';
import { MovedPicture } from './movedPicture.ts';

/** The part of the remaining way that is left after a millisecond. */
const REMAINS = 0.988;
/** How long the map is kept as one picture after it moved last; then it is drawn sharp again. */
const REST = 140;

/** What things are sized and placed for. */
export interface Seen {
  readonly scale: number;
  readonly frame: Frame;
}

export type Pace = 'gliding' | 'at-once';

export class CameraDriver {
  camera: Camera;
  #frame: Frame;
  #target: Camera;
  /** Nobody has moved it since it opened or showed the whole: then it follows the size of its box. */
  #untouched: 'opening' | 'whole' | 'moved' = 'opening';
  #stage: HTMLElement | undefined;
  #running = 0;
  #before = 0;
  #rest = 0;
  #drawnScale = 0;
  readonly #picture = new MovedPicture();
  readonly #onSeen: (seen: Seen) => void;
  readonly #followers = new Set<() => void>();
  /** Where the eye should be when the board opens on a small screen. */
  home: () => Point | undefined = () => undefined;

  constructor(frame: Frame, onSeen: (seen: Seen) => void) {
    this.#frame = frame;
    this.#onSeen = onSeen;
    this.camera = whole(frame);
    this.#target = this.camera;
  }

  get frame(): Frame {
    return this.#frame;
  }

  /** Tells of each movement, until what it returns is called. */
  onMove(follow: () => void): () => void {
    this.#followers.add(follow);
    return () => {
      this.#followers.delete(follow);
    };
  }

  attach(stage: HTMLElement | undefined): void {
    if (stage !== this.#stage && stage !== undefined) this.#drawnScale = 0;
    this.#stage = stage;
    if (stage === undefined) this.#stop();
  }

  resize(frame: Frame): void {
    const old = this.#frame;
    // A box is also measured when nothing has changed.
    if (this.#drawnScale > 0 && JSON.stringify(frame) === JSON.stringify(old)) return;
    this.#frame = frame;
    this.#drawnScale = 0;
    if (this.#untouched === 'opening') this.#jump(opening(frame, this.home()));
    else if (this.#untouched === 'whole') this.#jump(whole(frame));
    else this.#jump(resized(this.#target, old.box, frame));
  }

  /** Follows a finger: no way in between. */
  follow(camera: Camera): void {
    this.#untouched = 'moved';
    this.#jump(within(camera, this.#frame));
  }

  pan(dx: number, dy: number, pace: Pace): void {
    this.#go(panned(this.#target, dx, dy, this.#frame), pace);
  }

  zoom(factor: number, at: Point | undefined, pace: Pace): void {
    const { width, height } = this.#frame.box;
    this.#go(zoomed(this.#target, factor, at ?? [width / 2, height / 2], this.#frame), pace);
  }

  showWhole(pace: Pace): void {
    this.#go(whole(this.#frame), pace);
    this.#untouched = 'whole';
  }

  /** Brings a place into view, if it is not. */
  reveal(place: Point, margin: number, pace: Pace): void {
    const there = revealing(this.#target, place, margin, this.#frame);
    if (!nearlySame(there, this.#target)) this.#go(there, pace);
  }

  #go(target: Camera, pace: Pace): void {
    this.#untouched = 'moved';
    if (pace === 'at-once') this.#jump(target);
    else {
      this.#target = target;
      if (this.#running === 0) {
        clearTimeout(this.#rest);
        this.#before = performance.now();
        this.#running = requestAnimationFrame(this.#glide);
      }
    }
  }

  #jump(camera: Camera): void {
    this.#stop();
    this.#target = camera;
    this.camera = camera;
    this.#draw();
  }

  #stop(): void {
    cancelAnimationFrame(this.#running);
    this.#running = 0;
  }

  readonly #glide = (now: number): void => {
    const part = 1 - REMAINS ** Math.min(Math.max(now - this.#before, 1), 64);
    this.#before = now;
    const next = between(this.camera, this.#target, part);
    const there = nearlySame(next, this.#target);
    this.camera = there ? this.#target : next;
    this.#running = there ? 0 : requestAnimationFrame(this.#glide);
    this.#draw();
  };

  #draw(): void {
    const stage = this.#stage;
    if (stage === undefined) return;
    this.#picture.move(stage, this.camera);
    // The first time there is no picture yet.
    if (this.#drawnScale === 0) this.#redraw(stage);
    for (const follow of this.#followers) follow();
    clearTimeout(this.#rest);
    // On a slow machine a frame takes longer than that: it rests only when it is there.
    if (this.#running === 0) this.#rest = window.setTimeout(() => this.#redraw(stage), REST);
  }

  /** Sizes things for the scale and paints the map anew, sharp. */
  #redraw(stage: HTMLElement): void {
    this.#picture.paint(stage, this.camera);
    const { scale } = this.camera;
    if (scale === this.#drawnScale) return;
    this.#drawnScale = scale;
    const { pixel, mark, letters } = marksAt(scale, this.#frame);
    stage.style.setProperty('--pixel', pixel.toFixed(5));
    stage.style.setProperty('--mark', mark.toFixed(5));
    stage.style.setProperty('--letters', `${letters.toFixed(4)}px`);
    this.#onSeen({ scale, frame: this.#frame });
  }
}

// The map is moved as one picture, which the browser keeps at the scale it had when the movement began.

/**
 * How far a picture may shrink before the map is drawn anew. Taken at the nearest and shrunk to the whole, it had sixteen times the points
 * that showed, and up to 14 frames of 370 were missed; drawn anew at half the scale, none was.
 */
const SHRUNK = 0.5;
/** How long nothing is kept then, in milliseconds: until the next frame, however many fingers move before it. */
const NEXT_FRAME = 8;

export class MovedPicture {
  #scale = 0;
  #letGoAt = -NEXT_FRAME;

  /** Keeps the picture while the camera moves; called with every movement. */
  keep(stage: HTMLElement, scale: number): void {
    const now = performance.now();
    if (stage.dataset['moving'] === undefined) {
      if (now - this.#letGoAt < NEXT_FRAME) return;
      stage.dataset['moving'] = 'yes';
      this.#scale = scale;
    } else if (scale < this.#scale * SHRUNK) {
      this.letGo(stage);
      this.#letGoAt = now;
    }
  }

  /** All is drawn anew, and sharp. */
  letGo(stage: HTMLElement): void {
    delete stage.dataset['moving'];
  }
}

// Texts that differ from run to run, in an expectation: only their shape is known.
import { expect } from 'vitest';

/** Any text of this shape. */
export const like = (shape: RegExp): unknown => expect.stringMatching(shape);

/** What a key looks like. */
export const aKey: unknown = like(/^[0-9a-z]{26}$/u);

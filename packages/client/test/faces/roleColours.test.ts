import { expect, it } from 'vitest';
import { plainFace } from '../../src/faces/face.ts';
import { faceOf } from '../../src/faces/faces.ts';
import { roleColour } from '../../src/faces/roleColours.ts';

it('takes the colour that the game says', () => {
  expect(roleColour(faceOf('base'), 'medic')).toBe(faceOf('base').roleColours['medic']);
});

it('gives other roles one that stays the same, and not all the same', () => {
  const roles = ['astronaut', 'baker', 'carpenter', 'diver'];
  const colours = roles.map((role) => roleColour(plainFace, role));
  expect(roles.map((role) => roleColour(plainFace, role))).toEqual(colours);
  expect(new Set(colours).size).toBeGreaterThan(1);
  expect(roleColour(plainFace, '')).toMatch(/^#/u);
});

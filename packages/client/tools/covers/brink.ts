// On the Brink: dusk, a cliff, and a cube that is about to fall where others fell before.
import { cube, gradient, ground, picture } from './shapes.ts';

export function brinkCover(): string {
  return picture(
    gradient('dusk', [
      [0, '#1b1238'],
      [0.55, '#6b2a5c'],
      [0.85, '#d9653f'],
      [1, '#f0a04b'],
    ]) +
      gradient('rock', [
        [0, '#2a2036'],
        [1, '#0f0b18'],
      ]),
    [
      ground('url(#dusk)'),
      '<circle cx="232" cy="150" r="34" fill="#ffd58a" opacity=".9"/><circle cx="232" cy="150" r="52" fill="#ffd58a" opacity=".16"/>',
      '<path d="M0 168C40 158 70 172 110 162S190 150 226 164 290 158 320 150V200H0z" fill="#3c1c3f" opacity=".8"/>',
      '<path d="M0 96 34 88 66 92 98 86 132 90 150 94 146 108 152 122 140 138 146 156 132 176 138 200H0z" fill="url(#rock)"/>',
      '<path d="M0 96 34 88 66 92 98 86 132 90 150 94" fill="none" stroke="#ffb37a" stroke-width="2.2" stroke-linejoin="round"/>',
      '<path d="M118 89l-5 14 7 10-6 16M132 90l5 11-4 9" fill="none" stroke="#0a0712" stroke-width="2"/>',
      cube({ x: 36, y: 73, size: 17, disease: 'blue' }),
      cube({ x: 78, y: 73, size: 17, disease: 'yellow' }),
      cube({ x: 57, y: 44, size: 17, disease: 'red' }),
      cube({ x: 150, y: 62, size: 26, disease: 'purple', tipped: 27 }),
      cube({ x: 196, y: 116, size: 12, disease: 'purple', tipped: 52 }),
      cube({ x: 212, y: 156, size: 9, disease: 'purple', tipped: 80 }),
      '<path d="M182 64q20 8 22 30M166 104l6 10M178 134l5 12" fill="none" stroke="#ead9ff" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>',
    ],
  );
}

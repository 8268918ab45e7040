// The sides of a city, and the one on which the drawing wants its name.
import type { CityPlace } from '../maps/drawing.ts';

export type Side = 'right' | 'left' | 'above' | 'below';

export function sideOf({ label }: CityPlace): Side {
  if (label.anchor === 'start') return 'right';
  if (label.anchor === 'end') return 'left';
  return label.dy < 0 ? 'above' : 'below';
}

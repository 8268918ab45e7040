// What Virulent Strain has on the table, drawn from facts alone.
import type { Config, Fact } from '../../src/index.ts';

export interface StrainBoard {
  colour?: string;
  inForce: readonly string[];
  drawn: readonly string[];
}

export function emptyStrain({ challenges }: Config): StrainBoard | undefined {
  return challenges.includes('virulent-strain') ? { inForce: [], drawn: [] } : undefined;
}

export function drawStrain(board: StrainBoard, fact: Fact): void {
  switch (fact.fact) {
    case 'epidemicDrawn':
      board.drawn = [...board.drawn, fact.card].sort();
      return;
    case 'strainChosen':
      board.colour = fact.colour;
      return;
    case 'strainBegan':
      board.inForce = [...board.inForce, fact.card].sort();
      return;
    case 'strainEnded':
      board.inForce = board.inForce.filter((card) => card !== fact.card);
      return;
    default:
  }
}

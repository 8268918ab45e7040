// What the analysis says: between sides, chance is not in the cards alone.
import { useScene } from '../../scene/scene.ts';
import { hasSides } from '../../table/sides.ts';
import type { AnalysisWords } from '../../words/analysis.ts';
import { useAllWords } from '../../words/context.tsx';

export function useAnalysisWords(): AnalysisWords {
  const { analysis } = useAllWords();
  const { info } = useScene().model;
  return hasSides(info) ? { ...analysis, ...analysis.between } : analysis;
}

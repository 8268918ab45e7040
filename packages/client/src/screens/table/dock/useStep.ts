// What is being done, for the line above: the action, card or cell in hand, what is asked next, and the way back.
import { keepFitting, narrow } from '../../../choices/narrow.ts';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import type { Selection } from '../../../scene/selection.ts';
import { askedKind } from '../asked.ts';

export interface Step {
  /** The kind whose picture stands beside it. */
  readonly kind?: string;
  readonly title: string;
  readonly text: string;
  readonly onBack: () => void;
}

/** Nothing where the game itself asks, in its own words. */
export function useStep(selection: Selection): Step | undefined {
  const { offers, game, say, names } = useScene();
  const { selection: actions } = useDeeds();
  if (selection.what === 'card')
    return { title: names.card(selection.card), text: '', onBack: actions.clear };
  if (selection.what === 'cell')
    return { title: say.kindShort(game, selection.cell), text: '', onBack: actions.clear };
  if (selection.what !== 'action') return undefined;
  const { kind, answers } = selection;
  const own = offers.filter((offer) => offer.kind.name === kind);
  const fitting = keepFitting(own, answers);
  if (fitting.length === 0 && askedKind(offers) === kind) return undefined;
  const { question } = narrow(own, fitting);
  return {
    kind,
    title: say.kindLabel(game, kind),
    text: question === undefined ? '' : say.operandQuestion(game, kind, question.operand),
    onBack: actions.back,
  };
}

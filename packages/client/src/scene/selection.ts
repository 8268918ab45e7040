// What a player has in hand: nothing, a city, a card, or an action that is being put together.
import type { Prices } from '@cordon/protocol';
import { createStore } from 'zustand/vanilla';
import { answer, back, type Answers } from '../choices/narrow.ts';
import type { OperandValue } from '../choices/offer.ts';

export type Selection =
  | { readonly what: 'nothing' }
  | { readonly what: 'city'; readonly city: string }
  | { readonly what: 'card'; readonly card: string }
  /** A cell whose kinds are shown, one of which is to be chosen. */
  | { readonly what: 'cell'; readonly cell: string }
  | { readonly what: 'action'; readonly kind: string; readonly answers: Answers };

export interface SelectionState {
  readonly selection: Selection;
  /** Steps that are laid out and not played yet. */
  readonly plan: readonly string[];
  /** What the first of them take, as far as it is known yet. */
  readonly prices: Prices | undefined;
  /** Whether steps are played at once or laid out. */
  readonly mode: 'play' | 'plan';
}

const NOTHING: Selection = { what: 'nothing' };

export function makeSelection() {
  const store = createStore<SelectionState>(() => ({
    selection: NOTHING,
    plan: [],
    prices: undefined,
    mode: 'play',
  }));
  const select = (selection: Selection): void => store.setState({ selection });
  return {
    store,
    clear: () => select(NOTHING),
    /** The same once more lets go of it. */
    city: (city: string): void => {
      const { selection } = store.getState();
      select(selection.what === 'city' && selection.city === city ? NOTHING : { what: 'city', city });
    },
    card: (card: string): void => {
      const { selection } = store.getState();
      select(selection.what === 'card' && selection.card === card ? NOTHING : { what: 'card', card });
    },
    cell: (cell: string): void => select({ what: 'cell', cell }),
    action: (kind: string): void => {
      select({ what: 'action', kind, answers: [] });
    },
    answer: (kind: string, operand: string, value: OperandValue | undefined): void => {
      const { selection } = store.getState();
      const answers = selection.what === 'action' && selection.kind === kind ? selection.answers : [];
      select({ what: 'action', kind, answers: answer(answers, operand, value) });
    },
    back: (): void => {
      const { selection } = store.getState();
      if (selection.what !== 'action' || selection.answers.length === 0) select(NOTHING);
      else select({ ...selection, answers: back(selection.answers) });
    },
    setMode: (mode: SelectionState['mode']): void => {
      store.setState({ mode, plan: [], prices: undefined, selection: NOTHING });
    },
    lay: (commands: readonly string[]): void => {
      store.setState({ plan: [...store.getState().plan, ...commands], selection: NOTHING });
    },
    /** The table has told what the steps take. */
    priced: (prices: Prices | undefined): void => store.setState({ prices }),
    unlay: (): void => {
      store.setState({ plan: store.getState().plan.slice(0, -1), prices: undefined });
    },
    clearPlan: (): void => {
      store.setState({ plan: [], prices: undefined, mode: 'play', selection: NOTHING });
    },
  };
}

export type SelectionActions = ReturnType<typeof makeSelection>;

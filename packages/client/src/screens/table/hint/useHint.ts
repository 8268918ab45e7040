// A hint from the moment somebody asks for it until it is followed, overtaken or closed.
import type { Hint, HintLine } from '@cordon/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RefusedError } from '../../../channel/channel.ts';
import type { Scene } from '../../../scene/scene.ts';
import type { TableStore } from '../../../table/tableStore.ts';
import { isOn } from '../../../table/seats.ts';
import { isOneSide } from '../../../table/sides.ts';
import { followed } from '../../../table/followed.ts';

/** What was asked, and from where. */
interface Asked {
  readonly seat: number;
  readonly position: number;
}

type State =
  | { readonly what: 'closed' }
  | (Asked & { readonly what: 'thinking' })
  | (Asked & { readonly what: 'refused'; readonly error: RefusedError })
  | (Asked & { readonly what: 'told'; readonly hint: Hint; readonly chosen: number });

export type HintShown =
  | { readonly what: 'closed' | 'thinking' }
  | { readonly what: 'refused'; readonly error: RefusedError }
  | {
      readonly what: 'told';
      readonly hint: Hint;
      /** Which line is looked at: 0 the best, then the others. */
      readonly chosen: number;
      readonly line: HintLine;
      /** How many steps of it were played. */
      readonly played: number;
    };

export interface Hints {
  readonly shown: HintShown;
  readonly mayAsk: 'yes' | 'no';
  readonly ask: () => void;
  readonly choose: (line: number) => void;
  readonly close: () => void;
}

const CLOSED = { what: 'closed' } as const;

export function linesOf({ best, alternatives }: Hint): readonly HintLine[] {
  return [best, ...alternatives];
}

export function useHint(table: TableStore, { model, seat, view, past }: Scene): Hints {
  const [state, setState] = useState<State>(CLOSED);
  const asking = useRef<AbortController>(undefined);
  const close = (): void => {
    asking.current?.abort();
    setState(CLOSED);
  };
  const ask = async (): Promise<void> => {
    close();
    const asked = { seat, position: model.position };
    const stop = new AbortController();
    asking.current = stop;
    setState({ what: 'thinking', ...asked });
    const hint = await table.hint(seat, model.position, { signal: stop.signal });
    if (stop.signal.aborted) return;
    setState(
      hint instanceof RefusedError
        ? { what: 'refused', error: hint, ...asked }
        : { what: 'told', hint, chosen: 0, ...asked },
    );
  };
  const shown = useMemo(() => shownOf(state, seat, model), [state, seat, model]);
  const isOvertaken = state.what !== 'closed' && shown.what === 'closed';
  useEffect(() => {
    if (!isOvertaken) return;
    asking.current?.abort();
    setState(CLOSED);
  }, [isOvertaken]);
  useEffect(() => () => asking.current?.abort(), []);
  // Between sides a hint is for what one's own side decides.
  const isOurs = isOneSide(model.info, view.waitsFor, seat);
  const mayHelp = isOn(model.info) && view.ending === 'running' && past === undefined && isOurs;
  return {
    shown,
    mayAsk: mayHelp && seat !== 0 && model.info?.aids.hints === 'yes' ? 'yes' : 'no',
    ask: () => void ask(),
    choose: (chosen) => setState(state.what === 'told' ? { ...state, chosen } : state),
    close,
  };
}

/** What one seat was told is not for another, and only holds on the board it was told for. */
function shownOf(state: State, seat: number, { entries, position }: Scene['model']): HintShown {
  if (state.what === 'closed' || state.seat !== seat) return CLOSED;
  if (state.what !== 'told') return state.position === position ? state : CLOSED;
  const { hint, chosen } = state;
  const line = linesOf(hint)[chosen] ?? hint.best;
  const played = followed(entries, state.position, line.commands);
  if (played === undefined || (played > 0 && played === line.commands.length)) return CLOSED;
  if (played === 0 && state.position !== position) return CLOSED;
  return { what: 'told', hint, chosen, line, played };
}

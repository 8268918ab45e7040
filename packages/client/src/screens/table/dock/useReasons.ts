// Why nothing of a kind can be done now: asked once for each board, and only where somebody wants to know.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';

export interface Reasons {
  /** What is told now. */
  readonly told: string;
  /** The reason of a kind, as far as it is known. */
  readonly of: (kind: string) => string | undefined;
  readonly tell: (kind: string) => void;
  /** Told as well where a mouse rests on it. */
  readonly rest: (kind: string, pointer: string) => void;
  readonly leave: () => void;
}

const REST = 160;

export function useReasons(): Reasons {
  const { view, game, say } = useScene();
  const { why } = useDeeds();
  const { reader } = useWords();
  const [told, setTold] = useState('');
  const [known] = useState(() => new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    known.clear();
    wanted.current = undefined;
    setTold('');
    return () => clearTimeout(timer.current);
  }, [view, known]);
  return useMemo(() => {
    const tell = async (kind: string): Promise<void> => {
      clearTimeout(timer.current);
      wanted.current = kind;
      const reason = known.get(kind) ?? (await why(kind));
      known.set(kind, reason);
      if (wanted.current === kind) setTold(reader.about(say.kindLabel(game, kind), reason));
    };
    return {
      told,
      of: (kind) => known.get(kind),
      tell: (kind) => void tell(kind),
      rest(kind, pointer) {
        if (pointer !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void tell(kind), REST);
      },
      leave() {
        clearTimeout(timer.current);
        wanted.current = undefined;
        setTold('');
      },
    };
  }, [told, known, why, reader, say, game]);
}

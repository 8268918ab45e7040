// At a table that was made to try a better line: its steps, and where one stands in it.
import { useEffect, useState } from 'react';
import { useScene } from '../../../scene/scene.ts';
import { followed } from '../../../table/followed.ts';
import type { TableStore } from '../../../table/tableStore.ts';
import { forgetLine, lineAt } from '../../../tables/lines.ts';
import { useWords } from '../../../words/context.tsx';
import { Card, LineButtons } from './HintCard.tsx';
import { Steps } from './Steps.tsx';

export interface BetterLineProps {
  readonly table: TableStore;
  /** Shows steps on the board, or nothing. */
  readonly onShow: (commands: readonly string[]) => void;
}

const NOTHING: readonly string[] = [];

export function BetterLine({ table, onShow }: BetterLineProps) {
  const { model, view, past } = useScene();
  const words = useWords().advice;
  const [line, setLine] = useState(() => lineAt(model.id));
  const played = followed(model.entries, 0, line);
  const left = played === undefined || past !== undefined ? '' : line.slice(played).join('\n');
  useEffect(() => {
    if (left === '') return undefined;
    onShow(left.split('\n'));
    return () => onShow(NOTHING);
  }, [left, onShow]);
  if (line.length === 0 || past !== undefined) return undefined;
  const close = (): void => {
    forgetLine(model.id);
    setLine([]);
  };
  return (
    <Card city={view.seats[view.turn - 1]?.city} title={words.betterLine} glyph="light" onClose={close}>
      {played === undefined ? (
        <p role="status">{words.betterLeft}</p>
      ) : (
        <>
          <Steps commands={line} played={played} />
          {played === line.length ? <p role="status">{words.betterDone}</p> : undefined}
          <LineButtons table={table} commands={line} played={played} onLaid={close} />
        </>
      )}
    </Card>
  );
}

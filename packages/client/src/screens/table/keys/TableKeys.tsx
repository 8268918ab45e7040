// The keys of a table, and the sheet that lists them.
import { useState } from 'react';
import { useDeeds } from '../../../scene/deeds.ts';
import { useHinting } from '../../../scene/hinting.ts';
import { useScene } from '../../../scene/scene.ts';
import { KeysSheet } from '../later.ts';
import { useTableKeys } from './useTableKeys.ts';

export function TableKeys() {
  const { past, model } = useScene();
  const { selection, look } = useDeeds();
  const { state, toggle } = useHinting();
  const [open, setOpen] = useState<'yes' | 'no'>('no');
  useTableKeys({
    cancel() {
      if (past !== undefined) look(undefined);
      else if (selection.store.getState().selection.what !== 'nothing') selection.back();
      else if (state === 'open') toggle();
    },
    openKeys: () => setOpen('yes'),
    isBack: past !== undefined,
    walk(by) {
      // What is in hand belongs to the board of now.
      if (past === undefined && selection.store.getState().selection.what !== 'nothing') return;
      const move = (past ?? model.move) + by;
      if (move >= 0) look(move < model.move ? move : undefined);
    },
  });
  return <KeysSheet open={open} onClose={() => setOpen('no')} />;
}

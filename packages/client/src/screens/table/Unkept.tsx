// The browser does not keep this game: it goes on, and can be saved elsewhere.
import { useUnkept } from '../../local/localChannel.ts';
import { useScene } from '../../scene/scene.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/context.tsx';
import { Note } from './Note.tsx';
import { saveText } from './saveText.ts';

export function Unkept({ table }: { readonly table: TableStore }) {
  const { model, place } = useScene();
  const words = useWords().table;
  if (!useUnkept().includes(model.id) || place === 'online') return undefined;
  return (
    <Note glyph="warning" text={words.unkept}>
      <Button size="small" onClick={() => void saveText(table, `cordon-${model.id}.txt`)}>
        {words.menu.export}
      </Button>
    </Note>
  );
}

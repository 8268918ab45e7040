// Asks for a hint, or closes it; absent where the table gives none.
import { Glyph } from '../../../icons/Glyph.tsx';
import { useHinting } from '../../../scene/hinting.ts';
import { Button } from '../../../ui/Button.tsx';
import { KEY_NAMES } from '../keys/keys.ts';
import { useWords } from '../../../words/context.tsx';

export function HintButton() {
  const words = useWords().advice;
  const { state, toggle } = useHinting();
  if (state === 'none') return undefined;
  return (
    <Button
      weight="quiet"
      size="small"
      icon={<Glyph name="light" size={18} />}
      aria-pressed={state === 'open'}
      aria-keyshortcuts={KEY_NAMES.hint}
      onClick={toggle}
    >
      {words.hint}
    </Button>
  );
}

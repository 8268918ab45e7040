// Shows when the table cannot be reached just now.
import type { LinkState } from '../../channel/channel.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { useWords } from '../../words/context.tsx';
import { useEdges } from './useFloats.ts';
import styles from './Banner.module.css';

export function LinkBanner({ link }: { readonly link: LinkState }) {
  const words = useWords().table;
  return (
    // It is announced already, and only read here.
    <p className={styles['banner']} style={useEdges()} role="status" aria-live="off" data-link={link}>
      <Glyph name="offline" size={18} />
      {words.link[link]}
    </p>
  );
}

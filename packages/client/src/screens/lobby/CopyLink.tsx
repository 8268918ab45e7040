// A link in a field, to be copied or handed to another app of the device.
import { useState, type ReactNode } from 'react';
import { Glyph } from '../../icons/Glyph.tsx';
import { copyText } from '../../tables/copyText.ts';
import { Button } from '../../ui/Button.tsx';
import { useAllWords } from '../../words/context.tsx';
import styles from './CopyLink.module.css';

export interface CopyLinkProps {
  readonly label: string;
  readonly link: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export function CopyLink({ label, link, children }: CopyLinkProps) {
  const words = useAllWords().lobby;
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    if ((await copyText(link)) === 'copied') setCopied(link);
  };
  return (
    <div className={styles['link']}>
      <label className={styles['label']}>
        <b>{label}</b>
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button
        icon={<Glyph name={copied === link ? 'check' : 'copy'} size={20} />}
        onClick={() => void copy()}
      >
        {copied === link ? words.copied : words.copy}
      </Button>
      {children}
    </div>
  );
}

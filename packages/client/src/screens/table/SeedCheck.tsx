// The promise made before the first card and the seed told after the last: everybody can compare them.
import { useState } from 'react';
import { Glyph } from '../../icons/Glyph.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/context.tsx';
import { useScene } from '../../scene/scene.ts';
import styles from './SeedCheck.module.css';

type Verdict = 'unknown' | 'kept' | 'broken';

export function SeedCheck() {
  const { model } = useScene();
  const words = useWords().table.end;
  const [verdict, setVerdict] = useState<Verdict>('unknown');
  const { seed, seedHash } = model.info ?? {};
  if (seed === undefined || seedHash === undefined) return undefined;
  const check = async (): Promise<void> => {
    const { hashOfSeed } = await import('../../believe/hashOfSeed.ts');
    setVerdict(hashOfSeed(seed) === seedHash ? 'kept' : 'broken');
  };
  return (
    <div className={styles['seed']}>
      <dl>
        <dt>{words.seedHash}</dt>
        <dd>{seedHash}</dd>
        <dt>{words.seed}</dt>
        <dd>{seed}</dd>
      </dl>
      <p className={styles['verdict']} data-verdict={verdict} role="status">
        {verdict === 'unknown' ? undefined : verdict === 'kept' ? words.verified : words.notVerified}
      </p>
      {verdict === 'unknown' ? (
        <Button size="small" icon={<Glyph name="check" size={18} />} onClick={() => void check()}>
          {words.verify}
        </Button>
      ) : undefined}
    </div>
  );
}

// Why a move was made, told when somebody asks.
import type { Explained } from '@cordon/protocol';
import { Suspense, useState } from 'react';
import { readPlanned } from '../choices/plans.ts';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import { useReasons } from '../scene/useReasons.ts';
import { useWords } from '../words/context.tsx';
import styles from './Log.module.css';

type Told = 'unasked' | 'thinking' | Explained | { readonly sentence: string };

export function WhyMove({ move, said }: { readonly move: number; readonly said: string }) {
  const { explain } = useDeeds();
  const words = useWords().advice;
  const [told, setTold] = useState<Told>('unasked');
  const ask = async (): Promise<void> => {
    setTold('thinking');
    const answer = await explain(move);
    setTold(typeof answer === 'string' ? { sentence: answer } : answer);
  };
  return (
    <>
      <button
        type="button"
        className={styles['why']}
        aria-label={words.whyOf(said)}
        aria-expanded={told !== 'unasked'}
        onClick={() => (told === 'unasked' ? void ask() : setTold('unasked'))}
      >
        {words.why}
      </button>
      <div role="status">{told === 'unasked' ? undefined : <Answer told={told} />}</div>
    </>
  );
}

function Answer({ told }: { readonly told: Exclude<Told, 'unasked'> }) {
  const words = useWords().advice;
  if (told === 'thinking') return <p className={styles['sentence']}>{words.thinking}</p>;
  if ('sentence' in told) return <p className={styles['sentence']}>{told.sentence}</p>;
  if (told.reasons.length === 0) return <p className={styles['sentence']}>{words.whyNot}</p>;
  return (
    <Suspense fallback={<p className={styles['sentence']}>{words.thinking}</p>}>
      <Because told={told} />
    </Suspense>
  );
}

function Because({ told }: { readonly told: Explained }) {
  const { say, speaker, view, facts } = useScene();
  const words = useWords().advice;
  const inWords = useReasons();
  const next = told.commands.slice(1);
  return (
    <ul className={styles['reasons']}>
      {told.reasons.map((reason) => (
        <li key={JSON.stringify(reason)}>{inWords(reason)}</li>
      ))}
      {next.length === 0 ? undefined : (
        <li>
          {words.leadsTo(
            next.map((line) => say.offerLabel(speaker, readPlanned(line, view, facts))).join(', '),
          )}
        </li>
      )}
    </ul>
  );
}

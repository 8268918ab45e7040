// A visitor has everything erased that a server knows of them, after a question.
import { useState } from 'react';
import { eraseMe, useKnownAs } from '../channel/onlineChannel.ts';
import { Button } from '../ui/Button.tsx';
import { Sure } from '../ui/Sure.tsx';
import { useWords } from '../words/context.tsx';
import styles from './SettingsSheet.module.css';

type State = 'idle' | 'asked' | 'under-way' | 'done' | 'failed';

export function EraseMe() {
  const words = useWords().app.settings.erase;
  const known = useKnownAs();
  const [state, setState] = useState<State>('idle');
  const erase = async (): Promise<void> => {
    setState('under-way');
    setState((await eraseMe()) === 'done' ? 'done' : 'failed');
  };
  if (known.known !== 'guest' && state !== 'done') return undefined;
  return (
    <div className={styles['erase']}>
      {known.known === 'guest' ? (
        <>
          <p>{words.about}</p>
          <Button
            weight="danger"
            size="small"
            disabled={state === 'under-way'}
            onClick={() => setState('asked')}
          >
            {words.open}
          </Button>
          <Sure
            question={words.sure}
            yes={words.yes}
            no={words.no}
            open={state === 'asked' ? 'yes' : 'no'}
            onYes={() => void erase()}
            onClose={() => setState('idle')}
          />
        </>
      ) : undefined}
      <p role="status">{state === 'done' ? words.done : state === 'failed' ? words.failed : undefined}</p>
    </div>
  );
}

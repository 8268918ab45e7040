// Where services are told that it is somebody's turn: add an address, try it, take it away.
import type { HookInfo } from '@cordon/protocol';
import { useCallback, useEffect, useId, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useWords } from '../../words/context.tsx';
import { CopyLink } from '../lobby/CopyLink.tsx';
import { useScene } from '../../scene/scene.ts';
import styles from './NoticesSheet.module.css';

export interface NoticesSheetProps {
  readonly table: TableStore;
  readonly open: 'yes' | 'no';
  readonly onClose: () => void;
}

export function NoticesSheet({ table, open, onClose }: NoticesSheetProps) {
  const words = useWords();
  return (
    <Sheet title={words.table.notices.title} closeLabel={words.app.close} open={open} onClose={onClose}>
      <Notices table={table} />
    </Sheet>
  );
}

function Notices({ table }: { readonly table: TableStore }) {
  const words = useWords().table.notices;
  const { say, speaker } = useScene();
  const refusal = useStore(table, (state) => state.refusal);
  const you = useStore(table, (state) => state.model.info?.you);
  const [hooks, setHooks] = useState<readonly HookInfo[]>([]);
  const [secret, setSecret] = useState('');
  const [url, setUrl] = useState('');
  const whose = [...(you?.seats ?? []).map(String), ...(you?.host === 'yes' ? ['0'] : [])];
  const [seat, setSeat] = useState(whose[0] ?? '0');
  const field = useId();
  const nameOf = (one: string | number): string =>
    String(one) === '0' ? words.table : words.seat(Number(one));

  const read = useCallback(async (): Promise<void> => {
    const answer = await table.hooks();
    if (!(answer instanceof Error)) setHooks(answer);
  }, [table]);
  useEffect(() => void read(), [read]);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await table.hook(Number(seat), url.trim());
    if (answer instanceof Error) return;
    setSecret(answer.secret);
    setUrl('');
    await read();
  };
  const remove = async (hook: string): Promise<void> => {
    await table.unhook(hook);
    await read();
  };
  return (
    <div className={styles['notices']}>
      <p className={styles['about']}>{words.about}</p>
      {hooks.length === 0 ? <p className={styles['about']}>{words.none}</p> : undefined}
      <ul className={styles['list']}>
        {hooks.map((hook) => (
          <Hook key={hook.hook} table={table} hook={hook} whose={nameOf(hook.seat)} onRemove={remove} />
        ))}
      </ul>
      {secret === '' ? undefined : (
        <div className={styles['secret']}>
          <CopyLink label={words.secret} link={secret} />
          <p className={styles['about']}>{words.secretAbout}</p>
        </div>
      )}
      <form className={styles['form']} onSubmit={(event) => void add(event)}>
        {whose.length > 1 ? (
          <Choice label={words.whose} values={whose} value={seat} nameOf={nameOf} onChange={setSeat} />
        ) : undefined}
        <label htmlFor={field}>{words.address}</label>
        <div className={styles['row']}>
          <input
            id={field}
            type="url"
            required
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
          <Button type="submit" weight="main">
            {words.add}
          </Button>
        </div>
      </form>
      <p className={styles['trouble']} role="alert">
        {refusal === undefined ? undefined : say.refusal(speaker, refusal)}
      </p>
    </div>
  );
}

interface HookProps {
  readonly table: TableStore;
  readonly hook: HookInfo;
  readonly whose: string;
  readonly onRemove: (hook: string) => Promise<void>;
}

function Hook({ table, hook: { hook, url }, whose, onRemove }: HookProps) {
  const words = useWords().table.notices;
  const [outcome, setOutcome] = useState('');
  const test = async (): Promise<void> => {
    setOutcome(words.testing);
    const answer = await table.testHook(hook);
    setOutcome(answer instanceof Error ? '' : answer);
  };
  return (
    <li className={styles['hook']}>
      <div className={styles['whose']}>
        <b>{whose}</b> <span>{url}</span>
      </div>
      <Button size="small" onClick={() => void test()}>
        {words.test}
      </Button>
      <Button size="small" weight="quiet" onClick={() => void onRemove(hook)}>
        {words.remove}
      </Button>
      <p className={styles['outcome']} role="status" lang={outcome === words.testing ? undefined : 'en'}>
        {outcome}
      </p>
    </li>
  );
}

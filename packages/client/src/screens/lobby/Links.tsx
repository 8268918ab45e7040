// The links of a table: one for those who come to play, one for those who watch. Whoever made the table can renew them.
import { useState } from 'react';
import { useStore } from 'zustand';
import { Glyph } from '../../icons/Glyph.tsx';
import { keepKeys, knownKeys, linkOf } from '../../tables/keys.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { useAllWords } from '../../words/context.tsx';
import { CopyLink } from './CopyLink.tsx';
import { isInvitation } from './useInvitation.ts';
import styles from './Lobby.module.css';

type Which = 'invite' | 'watch';

export function Links({ table }: { readonly table: TableStore }) {
  const words = useAllWords().lobby;
  const info = useStore(table, (state) => state.model.info);
  const [, setRenewed] = useState('');
  const keys = knownKeys(table.table);
  if (info === undefined) return undefined;
  const isHost = info.you.host === 'yes';
  const renew = async (which: Which): Promise<void> => {
    const answer = await table.renewLink(which);
    if (answer instanceof Error) return;
    keepKeys(table.table, { [which]: answer.key });
    setRenewed(answer.key);
  };
  const shown = isInvitation(info) && location.hash.length > 1 ? location.hash.slice(1) : undefined;
  const whichOnes: readonly Which[] = info.watchers === 'allowed' ? ['invite', 'watch'] : ['invite'];
  return (
    <div className={styles['links']}>
      {whichOnes.map((which) => {
        const isPublic = info.listed === 'yes';
        const key = keys[which] ?? (which === 'invite' ? shown : undefined);
        if (isPublic && which === 'watch') return undefined;
        const label = which === 'invite' ? words.invite : words.watchLink;
        if (isPublic || key !== undefined)
          return (
            <CopyLink key={which} label={label} link={linkOf(table.table, isPublic ? undefined : key)}>
              {isHost && !isPublic ? (
                <Button weight="quiet" onClick={() => void renew(which)}>
                  {words.renew}
                </Button>
              ) : undefined}
            </CopyLink>
          );
        return isHost ? (
          <div key={which} className={styles['gone']}>
            <p>
              <b>{label}</b> {words.keyGone}
            </p>
            <Button icon={<Glyph name="link" size={20} />} onClick={() => void renew(which)}>
              {words.renew}
            </Button>
          </div>
        ) : undefined;
      })}
      {info.listed === 'yes' ? (
        <div className={styles['gone']}>
          <p className={styles['soft']}>{words.listed}</p>
          {isHost ? (
            <Button weight="quiet" onClick={() => void table.unlist()}>
              {words.unlist}
            </Button>
          ) : undefined}
        </div>
      ) : undefined}
    </div>
  );
}

// What the host can do about the seat of somebody else: free it, or let a bot go on for whoever has left.
import { useState } from 'react';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Sure } from '../../ui/Sure.tsx';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { BotMenu } from './BotMenu.tsx';

export interface OthersSeatProps {
  readonly table: TableStore;
  readonly seat: number;
  readonly say: GameWords;
  /** Who sits there. */
  readonly name: string;
  readonly isOn: 'yes' | 'no';
}

/** `bot`: who takes the seat afterwards. */
type Wish = { readonly bot: string | undefined };

export function OthersSeat({ table, seat, say, name, isOn }: OthersSeatProps) {
  const words = useAllWords().lobby;
  const [wish, setWish] = useState<Wish>({ bot: undefined });
  const [asked, setAsked] = useState<'yes' | 'no'>('no');
  const ask = (bot?: string): void => {
    setWish({ bot });
    setAsked('yes');
  };
  const carryOut = async ({ bot }: Wish): Promise<void> => {
    const left = await table.leave(seat);
    if (!(left instanceof Error) && bot !== undefined) await table.bot(seat, bot);
  };
  const { bot } = wish;
  return (
    <>
      {isOn === 'yes' ? <BotMenu say={say} label={words.botTakes} onBot={ask} /> : undefined}
      <Button size="small" weight="quiet" onClick={() => ask()}>
        {words.free}
      </Button>
      <Sure
        question={bot === undefined ? words.removeSure(name) : words.replaceSure(name, say.botName(bot))}
        yes={bot === undefined ? words.free : words.botTakes}
        no={words.keep}
        open={asked}
        onYes={() => void carryOut(wish)}
        onClose={() => setAsked('no')}
      />
    </>
  );
}

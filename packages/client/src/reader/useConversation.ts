// What was typed and what came of it, the newest first: answers, commands, and what happens at the table meanwhile.
import { useEffect, useRef, useState } from 'react';
import { announce } from '../announce/announcer.ts';
import { heardOf, toldOf } from '../announce/told.ts';
import type { Offer } from '../choices/offer.ts';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import { useAllWords } from '../words/context.tsx';
import type { GameWords } from '../words/game/gameWords.ts';
import { interpret } from './interpret.ts';

export interface Exchange {
  readonly number: number;
  /** Absent for what the table tells by itself. */
  readonly typed?: string;
  readonly lines: readonly string[];
}

/** As many as somebody reads again. */
const KEPT = 60;

export interface Conversation {
  readonly exchanges: readonly Exchange[];
  readonly send: (text: string) => void;
}

export function useConversation(tongues: readonly GameWords[]): Conversation {
  const scene = useScene();
  const { play, undo } = useDeeds();
  const words = useAllWords();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const pending = useRef<Offer>(undefined);
  const heard = useRef(heardOf(scene));
  const add = (exchange: Omit<Exchange, 'number'>): void =>
    setExchanges((all) => [{ ...exchange, number: (all[0]?.number ?? 0) + 1 }, ...all].slice(0, KEPT));

  useEffect(() => {
    const lines = toldOf(scene, heard.current, words.table).map(({ text }) => text);
    heard.current = heardOf(scene);
    if (lines.length > 0) add({ lines });
  }, [scene, words]);

  return {
    exchanges,
    send(text) {
      const reply = interpret(text, { scene, tongues, words, pending: pending.current });
      pending.current = reply.reply === 'confirm' ? reply.offer : undefined;
      add({ typed: text, lines: reply.lines });
      // What is played is told by the table itself.
      if (reply.reply === 'play') play([reply.offer.words]);
      else if (reply.reply === 'undo') undo();
      else announce(reply.lines.join(' '), { weight: 'answer' });
    },
  };
}

// What happened while others played, over the map until it is put away or the first move is made.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../../announce/announcer.ts';
import { meanwhileOf } from '../../../panels/meanwhile.ts';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { RecapCard } from './RecapCard.tsx';

/** `arrived`: how far the game was when its board was opened. */
export function Recap({ arrived }: { readonly arrived: number }) {
  const scene = useScene();
  const { selection } = useDeeds();
  const isFree = useStore(
    selection.store,
    ({ selection: { what }, mode }) => what === 'nothing' && mode === 'play',
  );
  const [closed, setClosed] = useState('');
  const [size, setSize] = useState<'line' | 'all'>('line');
  const meanwhile = meanwhileOf(scene);
  // Whoever comes back while others play is told how far they are; after that the board tells it.
  const isDue = meanwhile?.now === 'my turn' || scene.model.number === arrived;
  const shown = meanwhile !== undefined && isDue && meanwhile.key !== closed ? meanwhile : undefined;
  const text = shown?.turns.map((one) => one.text).join(' ') ?? '';
  useEffect(() => {
    if (text !== '') announce(text, { weight: 'aside', about: 'recap' });
  }, [text]);
  if (shown === undefined || !isFree) return undefined;
  return <RecapCard turns={shown.turns} size={size} onSize={setSize} onClose={() => setClosed(shown.key)} />;
}

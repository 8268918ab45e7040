// A guided game: a fixed deal in this browser, explained while it is played.
import { use, useMemo } from 'react';
import type { GuidedId } from '../games/guided.ts';
import { TableScreen } from '../screens/table/TableScreen.tsx';
import { useAllWords } from '../words/context.tsx';
import { Coach } from './Coach.tsx';
import { GuidedContext, type Guided } from './guided.ts';
import { loadGuidedGame, loadGuideTexts } from './load.ts';
import { tutorialTable } from './opening.ts';

export function TutorialScreen({ id }: { readonly id: GuidedId }) {
  const { language, tutorial } = useAllWords();
  const game = use(loadGuidedGame(id));
  const texts = use(loadGuideTexts(id, language));
  const { channel, table } = use(tutorialTable(id));
  const guided = useMemo((): Guided => ({ ...game, id, texts }), [game, id, texts]);
  const title = tutorial.titles[id];
  const guide = useMemo(() => ({ Guide: Coach, title }), [title]);
  return (
    <GuidedContext value={guided}>
      <TableScreen key={table} channel={channel} table={table} place="local" guide={guide} />
    </GuidedContext>
  );
}

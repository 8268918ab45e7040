// The guided first game: a fixed deal in this browser, explained while it is played.
import { use, useMemo } from 'react';
import { TableScreen } from '../screens/table/TableScreen.tsx';
import { Coach } from './Coach.tsx';
import { useAllWords } from '../words/context.tsx';
import { tutorialTable } from './opening.ts';

export function TutorialScreen() {
  const { channel, table } = use(tutorialTable());
  const title = useAllWords().home.learn;
  const guide = useMemo(() => ({ Guide: Coach, title }), [title]);
  return <TableScreen key={table} channel={channel} table={table} place="local" guide={guide} />;
}

// The guided first game: a fixed deal in this browser, explained while it is played.
import { use } from 'react';
import { TableScreen } from '../screens/table/TableScreen.tsx';
import { Coach } from './Coach.tsx';
import { tutorialTable } from './opening.ts';

export function TutorialScreen() {
  const { channel, table } = use(tutorialTable());
  return <TableScreen key={table} channel={channel} table={table} place="local" guide={Coach} />;
}

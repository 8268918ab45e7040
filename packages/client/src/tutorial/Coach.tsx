// The guide at the table: a ring around what it speaks of, and a card beside it.
import type { Scene } from '../scene/scene.ts';
import type { TableStore } from '../table/tableStore.ts';
import { CoachCard } from './CoachCard.tsx';
import { momentOf, type Moment } from './moment.ts';
import { useProgress } from './useProgress.ts';

export interface CoachProps {
  readonly scene: Scene;
  readonly table: TableStore;
}

export function Coach({ scene, table }: CoachProps) {
  const moment = momentOf(scene.model);
  if (moment === undefined || moment.view.ending !== 'running') return undefined;
  return <Leading scene={scene} table={table} moment={moment} />;
}

function Leading({ scene, table, moment }: CoachProps & { readonly moment: Moment }) {
  const progress = useProgress(table.table, moment);
  const { stray } = progress;
  return (
    <CoachCard
      scene={scene}
      moment={moment}
      progress={progress}
      onTakeBack={stray === undefined ? undefined : () => void table.undo(moment.view.turn, stray - 1)}
    />
  );
}

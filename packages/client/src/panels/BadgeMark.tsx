// The picture of something that only one game counts: a piece, an event or a disease.
import { EventIcon } from '../icons/EventIcon.tsx';
import { KindIcon } from '../icons/KindIcon.tsx';

/** What is counted, by the command that puts it on the board. */
const BUILT_BY: Readonly<Record<string, string>> = {
  stations: 'build',
  rails: 'rail',
  tokens: 'purify',
  hospitals: 'hospital',
};

const EVENT_OF: Readonly<Record<string, string>> = {
  'quiet-night': 'one-quiet-night',
  'good-season': 'good-season',
};

export function BadgeMark({ id }: { readonly id: string }) {
  const kind = BUILT_BY[id];
  return kind === undefined ? (
    <EventIcon event={EVENT_OF[id] ?? id} size={18} />
  ) : (
    <KindIcon kind={kind} size={18} />
  );
}

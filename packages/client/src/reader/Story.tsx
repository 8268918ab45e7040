// What happened, newest first, in sentences; every move can be looked at again.
import type { EntryMessage } from '@cordon/protocol';
import { readOffer } from '../choices/read.ts';
import { useDeeds } from '../scene/deeds.ts';
import { useScene, type Scene } from '../scene/scene.ts';
import { hasSides, isOneSide, seatsOfSide } from '../table/sides.ts';
import { takenBack } from '../table/standing.ts';
import { Button } from '../ui/Button.tsx';
import { useAllWords } from '../words/context.tsx';
import type { Words } from '../words/words.ts';
import styles from './ReaderView.module.css';

const MOST = 60;

type Played = Extract<EntryMessage, { entry: 'played' }>;
type Told = Extract<EntryMessage, { entry: 'played' | 'private' }>;

export function Story() {
  const scene = useScene();
  const { look } = useDeeds();
  const words = useAllWords();
  const gone = takenBack(scene.model.entries);
  const played = scene.model.entries
    .filter((entry): entry is Told => entry.entry === 'played' || entry.entry === 'private')
    .slice(-MOST)
    .toReversed();
  if (played.length === 0) return <p>{words.table.log.empty}</p>;
  return (
    <ol className={styles['story']} reversed>
      {played.map((entry) => (
        <li key={entry.number}>
          <p>
            {sentencesOf(entry, scene, words).join(' ')}
            {gone.has(entry.number) ? ` (${words.table.log.undone})` : undefined}
          </p>
          {gone.has(entry.number) || entry.entry === 'private' ? undefined : (
            <Button weight="quiet" size="small" onClick={() => look(entry.move)}>
              {words.reader.goBack(entry.move)}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What came of a command, or the command itself where nothing is told of it; of what another side keeps to itself, that it did. */
function sentencesOf(
  entry: Told,
  { say, speaker, facts, names, model: { info }, seat: own }: Scene,
  { reader, table: { log } }: Words,
): string[] {
  if (entry.entry === 'private')
    return [log.private(seatsOfSide(info, entry.side).map(names.who).join(', '))];
  const { facts: told, command, seat }: Played = entry;
  const sentences = say.tell(speaker, told);
  if (sentences.length > 0) return sentences;
  if (command === undefined)
    return hasSides(info) && !isOneSide(info, seat, own) ? [log.unheard(names.who(seat))] : [];
  return [reader.about(names.seat(seat), say.offerLabel(speaker, readOffer(facts, command, seat)))];
}

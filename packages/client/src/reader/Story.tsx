// What happened, newest first, in sentences; every move can be looked at again.
import type { EntryMessage } from '@cordon/protocol';
import { readOffer } from '../choices/read.ts';
import { useDeeds } from '../scene/deeds.ts';
import { useScene, type Scene } from '../scene/scene.ts';
import { takenBack } from '../table/standing.ts';
import { Button } from '../ui/Button.tsx';
import { useAllWords } from '../words/context.tsx';
import styles from './ReaderView.module.css';

const MOST = 60;

type Played = Extract<EntryMessage, { entry: 'played' }>;

export function Story() {
  const scene = useScene();
  const { look } = useDeeds();
  const words = useAllWords();
  const gone = takenBack(scene.model.entries);
  const played = scene.model.entries
    .filter((entry) => entry.entry === 'played')
    .slice(-MOST)
    .toReversed();
  if (played.length === 0) return <p>{words.table.log.empty}</p>;
  return (
    <ol className={styles['story']} reversed>
      {played.map((entry) => (
        <li key={entry.number}>
          <p>
            {sentencesOf(entry, scene, words.reader.about).join(' ')}
            {gone.has(entry.number) ? ` (${words.table.log.undone})` : undefined}
          </p>
          {gone.has(entry.number) ? undefined : (
            <Button weight="quiet" size="small" onClick={() => look(entry.move)}>
              {words.reader.goBack(entry.move)}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What came of a command, or the command itself where nothing is told of it. */
function sentencesOf(
  { facts: told, command, seat }: Played,
  { say, speaker, facts, names }: Scene,
  about: (what: string, text: string) => string,
): string[] {
  const sentences = say.tell(speaker, told);
  if (sentences.length > 0 || command === undefined) return sentences;
  return [about(names.seat(seat), say.offerLabel(speaker, readOffer(facts, command, seat)))];
}

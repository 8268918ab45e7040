// One entry of the log: a sentence for a move, and below it what the move set off.
import type { EntryMessage } from '@cordon/protocol';
import { readOffer } from '../choices/read.ts';
import type { GameFacts } from '../games/facts.ts';
import { EntryIcon } from '../icons/EntryIcon.tsx';
import { FactIcon } from '../icons/FactIcon.tsx';
import { useDeeds } from '../scene/deeds.ts';
import { useScene, type Scene } from '../scene/scene.ts';
import { hasSides, isOneSide, seatsOfSide } from '../table/sides.ts';
import type { TurnLine } from '../table/turns.ts';
import { useWords } from '../words/context.tsx';
import type { TableWords } from '../words/table.ts';
import { WhyMove } from './WhyMove.tsx';
import styles from './Log.module.css';

type Played = Extract<EntryMessage, { entry: 'played' | 'started' }>;

/** Several lines that are one entry. */
export function LogGroup({ lines }: { readonly lines: readonly TurnLine[] }) {
  const mark = markOf(lines.flatMap(({ facts }) => facts));
  return (
    <li className={styles['group']} data-kind={mark.weight}>
      <FactIcon fact={mark.fact} size={16} />
      <ol>
        {lines.map((line) => (
          <LogLine key={line.entry.number} line={line} within="group" />
        ))}
      </ol>
    </li>
  );
}

export interface LogLineProps {
  readonly line: TurnLine;
  /** The picture of a group stands before all of its lines. */
  readonly within?: 'group' | undefined;
}

export function LogLine({ line, within }: LogLineProps) {
  const { names, say, place, model } = useScene();
  const words = useWords().table.log;
  const { entry } = line;
  switch (entry.entry) {
    case 'played':
    case 'started':
      return <Move entry={entry} line={line} within={within} />;
    case 'sat':
      // On one device there is nobody but oneself.
      return place === 'local' ? undefined : (
        <Note text={words.sat(entry.person.name, entry.seat)} entry={entry.entry} />
      );
    case 'left':
      return <Note text={words.left(entry.seat)} entry={entry.entry} />;
    case 'bot':
      return <Note text={words.bot(entry.seat, say.botName(entry.bot))} entry={entry.entry} />;
    case 'undone':
      return <Note text={words.tookBack(names.who(entry.seat))} entry={entry.entry} />;
    case 'hinted':
      return <Note text={words.hinted(names.who(entry.seat))} entry={entry.entry} />;
    case 'abandoned':
      return <Note text={words.abandoned} entry={entry.entry} />;
    case 'private': {
      const who = seatsOfSide(model.info, entry.side).map(names.who).join(', ');
      return <Note text={words.private(who)} entry={entry.entry} />;
    }
    default:
      return undefined;
  }
}

function Note({ text, entry }: { readonly text: string; readonly entry: EntryMessage['entry'] }) {
  return (
    <li className={styles['entry']} data-kind="note">
      <EntryIcon entry={entry} size={16} />
      <p>{text}</p>
    </li>
  );
}

interface MoveProps extends LogLineProps {
  readonly entry: Played;
}

function Move({ entry, line: { facts, gone }, within }: MoveProps) {
  const scene = useScene();
  const { look } = useDeeds();
  const words = useWords().table.log;
  const [said, ...more] = sentencesOf(entry, facts, scene, words);
  if (said === undefined) return undefined;
  const isGone = gone === 'yes';
  const mark = markOf(facts);
  return (
    <li
      className={styles['entry']}
      data-kind={mark.weight}
      data-gone={gone}
      data-shown={scene.past === entry.move ? 'yes' : 'no'}
      data-entry={entry.move}
      data-within={within}
    >
      {within === 'group' ? undefined : <FactIcon fact={mark.fact} size={16} />}
      <div>
        <button
          type="button"
          className={styles['said']}
          disabled={isGone}
          title={words.showBoard(entry.move)}
          onClick={() => look(entry.move)}
        >
          {said}
          {isGone ? ` (${words.undone})` : undefined}
        </button>
        {!isGone && mayExplain(scene, entry) ? <WhyMove move={entry.move} said={said} /> : undefined}
        {more.map((sentence, index) => (
          <p key={index} className={styles['sentence']}>
            {sentence}
          </p>
        ))}
      </div>
    </li>
  );
}

/** What came of a command. One that only lets the game go on has nothing to tell; any other is told in its own words. */
function sentencesOf(
  entry: Played,
  told: TurnLine['facts'],
  scene: Scene,
  words: TableWords['log'],
): readonly string[] {
  const { say, speaker, facts, names } = scene;
  const sentences = say.tell(speaker, told);
  if (entry.entry === 'started') return [words.started, ...sentences];
  if (sentences.length > 0) return sentences;
  if (entry.command === undefined)
    return isUnheard(entry, scene) ? [words.unheard(names.who(entry.seat))] : [];
  if (stepIn(entry, facts) !== undefined) return [];
  return [
    say.by(names.seat(entry.seat), say.offerLabel(speaker, readOffer(facts, entry.command, entry.seat))),
  ];
}

/** The words of a command that only lets the game go on. */
export function stepIn(entry: EntryMessage, facts: GameFacts): string | undefined {
  if (entry.entry !== 'played' || entry.command === undefined) return undefined;
  const { kind, operands } = readOffer(facts, entry.command, entry.seat);
  return kind.spends === 'nothing' && Object.keys(operands).length === 0 ? entry.command : undefined;
}

/** What an opponent does unseen. */
function isUnheard(
  { seat }: Extract<Played, { entry: 'played' }>,
  { model: { info }, seat: own }: Scene,
): boolean {
  return hasSides(info) && !isOneSide(info, seat, own);
}

/**
 * Bots say why they chose, where the table gives hints or the game is over, and to their own side. Where there was no choice there is
 * nothing to say.
 */
function mayExplain({ model: { info }, seat: own }: Scene, entry: Played): boolean {
  if (entry.entry !== 'played' || entry.forced === 'yes' || info === undefined) return false;
  const isPlaying = info.status === 'playing';
  if (isPlaying && (info.aids.hints === 'no' || !isOneSide(info, entry.seat, own))) return false;
  if (hasSides(info) && own === 0) return false;
  return info.seats.some(({ seat, bot }) => seat === entry.seat && bot !== undefined);
}

/** The most telling fact of a move: what somebody who scrolls looks for. */
const TELLING = [
  'over',
  'outbreak',
  'epidemicDrawn',
  'cured',
  'researched',
  'eradicated',
  'eventPlayed',
] as const;

function markOf(facts: TurnLine['facts']): { readonly fact: string; readonly weight: 'loud' | 'usual' } {
  for (const name of TELLING)
    if (facts.some(({ fact }) => fact === name)) return { fact: name, weight: 'loud' };
  return { fact: facts[0]?.fact ?? 'moved', weight: 'usual' };
}

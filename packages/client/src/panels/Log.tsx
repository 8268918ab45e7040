// What happened, turn by turn, the newest first; every move can be looked at again. Older turns are told in short until they are opened.
import { memo, useCallback, useState } from 'react';
import { roleColour } from '../faces/roleColours.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { RolePortrait } from '../icons/RolePortrait.tsx';
import { useScene } from '../scene/scene.ts';
import { turnsOf, type Turn, type TurnLine } from '../table/turns.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import type { GameWords } from '../words/game/gameWords.ts';
import type { Speaker } from '../words/game/speaker.ts';
import { tellRecap } from '../words/game/telling/tellRecap.ts';
import { logGroups } from './logGroups.ts';
import { LogGroup, LogLine, stepIn } from './LogLine.tsx';
import { saidIn } from './saidIn.ts';
import styles from './Log.module.css';

/** So many of the newest turns are told move by move. */
const WHOLE = 2;

export const Log = memo(function Log() {
  const { model, view, past, say, speaker } = useScene();
  const words = useWords();
  const [chosen, setChosen] = useState<ReadonlyMap<number, 'open' | 'closed'>>(new Map());
  const toggle = useCallback(
    (key: number, next: 'open' | 'closed') => setChosen((before) => new Map(before).set(key, next)),
    [],
  );
  const turns = turnsOf(model.entries);
  return (
    <Panel title={words.table.log.title} titled="only-read" className={styles['panel'] ?? ''}>
      {model.entries.length === 0 ? (
        <p className={styles['empty']}>{words.table.log.empty}</p>
      ) : (
        turns
          .map((turn, index) => {
            const key = turn.lines[0]?.entry.number ?? model.number + 1;
            const isShown =
              past !== undefined && turn.lines.some(({ entry }) => 'move' in entry && entry.move === past);
            const usual = isShown || index >= turns.length - WHOLE ? 'open' : 'closed';
            return (
              <TurnSection
                key={`${String(key)} ${String(turn.turn)}`}
                turn={turn}
                number={turn.turn ?? numberBefore(turns[index + 1], view.turnsDone + 1)}
                state={chosen.get(key) ?? usual}
                toggle={toggle}
                id={key}
                say={say}
                speaker={speaker}
              />
            );
          })
          .toReversed()
      )}
    </Panel>
  );
});

/** Where the log begins within a turn, its number follows from the next one. */
function numberBefore(next: Turn | undefined, now: number): number {
  return next?.turn === undefined ? now : next.turn - 1;
}

interface TurnProps {
  readonly turn: Turn;
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly id: number;
  readonly toggle: (id: number, next: 'open' | 'closed') => void;
  readonly say: GameWords;
  readonly speaker: Speaker;
}

/** Knows no scene: a turn that is over is drawn once, whatever happens later. */
const TurnSection = memo(function TurnSection({ turn, number, state, id, toggle, say, speaker }: TurnProps) {
  const words = useWords().story;
  const isOpen = state === 'open';
  const isSetup = turn.turn === 0;
  return (
    <section className={styles['turn']}>
      <h3 className={styles['heading']}>
        <button
          type="button"
          className={styles['head']}
          aria-expanded={isOpen}
          title={isOpen ? words.hideTurn : words.showTurn}
          onClick={() => toggle(id, isOpen ? 'closed' : 'open')}
        >
          {turn.seat === 0 ? undefined : <Whose seat={turn.seat} />}
          <span className={styles['number']}>{isSetup ? words.setup : words.turn(number)}</span>
          <Glyph name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      </h3>
      {isOpen ? <Lines turn={turn} /> : undefined}
      {isOpen || isSetup ? undefined : (
        <p className={styles['summary']}>{tellRecap(say, speaker, saidIn(turn)).join(' ')}</p>
      )}
    </section>
  );
});

function Whose({ seat }: { readonly seat: number }) {
  const { view, face, names } = useScene();
  const role = view.seats[seat - 1]?.role ?? '';
  return (
    <>
      <span className={styles['role']} style={{ '--role': roleColour(face, role) }}>
        <RolePortrait role={role} size={24} />
      </span>
      <b>{names.seat(seat)}</b>
    </>
  );
}

function Lines({ turn: { lines } }: { readonly turn: Turn }) {
  const { facts, say, speaker } = useScene();
  const isSilent = (line: TurnLine): boolean =>
    stepIn(line.entry, facts) !== undefined && say.tell(speaker, line.facts).length === 0;
  const groups = logGroups(
    lines.filter((line) => !isSilent(line)),
    ({ entry }) => stepIn(entry, facts),
  );
  return (
    <ol className={styles['log']} data-log="yes">
      {groups.map(([line, ...others]) =>
        others.length === 0 ? (
          <LogLine key={line.entry.number} line={line} />
        ) : (
          <LogGroup key={line.entry.number} lines={[line, ...others]} />
        ),
      )}
    </ol>
  );
}

// A research line: its Sequence card with circles that fill up, the vial of the cure, and the spaces for two city cards.
import type { ResearchLine } from '@cordon/protocol/laboratory';
import { sequenceCard } from '@cordon/protocol/laboratory';
import { cityOf } from '../games/games.ts';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { KindIcon } from '../icons/KindIcon.tsx';
import { VialIcon } from '../icons/VialIcon.tsx';
import { diseaseStyle } from '../panels/CardChip.tsx';
import { CardFace } from '../panels/CardFace.tsx';
import { useScene } from '../scene/scene.ts';
import { spotOf, useBench } from './bench.ts';
import type { Box } from './layout.ts';
import { Circles } from './Pieces.tsx';
import { usePulse } from './usePulse.ts';
import styles from './line.module.css';

export function Line({ line: now, box }: { readonly line: ResearchLine; readonly box: Box }) {
  const { words, held, usable, press, following } = useBench();
  // Another card would lie there: the line is shown as it would be.
  const then = following?.after.research.find(({ id }) => id === now.id);
  const isOther = then !== undefined && then.sequence !== now.sequence;
  const line = isOther ? then : now;
  const { say, game } = useScene();
  const arrow = held === undefined ? undefined : `arrow ${held} ${line.id}`;
  const isGoal = arrow !== undefined && usable.has(arrow);
  const name = say.thingName(game, 'research', line.id);
  const filled = line.circles.filter(({ cube }) => cube !== undefined).length;
  const pulse = usePulse(line.isComplete ? 1 : 0);
  const status =
    line.sequence === undefined
      ? words.line.empty
      : line.isComplete
        ? words.line.complete
        : line.colour === undefined
          ? words.line.open
          : words.line.filled(filled, line.circles.length);
  return (
    <section
      className={styles['line']}
      style={{
        '--x': String(box.x),
        '--y': String(box.y),
        '--wide': String(box.width),
        '--high': String(box.height),
        ...diseaseStyle(line.colour),
      }}
      aria-label={name}
      data-would={isOther ? 'be' : 'no'}
      data-pulse={pulse}
      data-drop={line.id}
      data-goal={isGoal ? 'yes' : 'no'}
      data-state={line.sequence === undefined ? 'empty' : line.isComplete ? 'complete' : 'open'}
      data-tour={`lab:${line.id}`}
      onClick={isGoal ? () => press(arrow) : undefined}
    >
      <header className={styles['head']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['status']}>{status}</span>
      </header>
      <Sequence line={line} name={name} status={status} />
      <div className={styles['spaces']}>
        <Space line={line} space="characterize" card={line.characterized} />
        <Space line={line} space="test" card={line.tested} />
      </div>
    </section>
  );
}

interface SequenceProps {
  readonly line: ResearchLine;
  readonly name: string;
  readonly status: string;
}

function Sequence({ line, name, status }: SequenceProps) {
  const bench = useBench();
  const { words, following, press, usable } = bench;
  const key = `card ${line.id}`;
  const { vials } = sequenceCard(line.sequence ?? '');
  const about =
    line.sequence === undefined
      ? status
      : `${status}. ${words.card(sequenceCard(line.sequence).circles, vials)}`;
  return (
    <button
      type="button"
      className={styles['card']}
      aria-label={words.about(name, about)}
      title={words.about(name, about)}
      aria-disabled={usable.has(key) ? undefined : 'true'}
      data-empty={line.sequence === undefined ? 'yes' : 'no'}
      onClick={usable.has(key) ? () => press(key) : undefined}
      {...spotOf(bench, key)}
    >
      {line.sequence === undefined ? (
        <span className={styles['none']}>
          <Glyph name="deck" size={22} />
        </span>
      ) : (
        <>
          <span className={styles['circles']}>
            <Circles circles={line.circles} cure={line.colour} ghosts={following?.filled[line.id]} />
          </span>
          <span className={styles['vials']}>
            {line.colour === undefined ? (
              <Vials vials={vials} />
            ) : (
              <VialIcon colour={line.colour} state={line.isComplete ? 'done' : 'open'} size="1.35em" />
            )}
          </span>
        </>
      )}
    </button>
  );
}

/** The diseases that a card may lead to a cure of. */
export function Vials({ vials }: { readonly vials: readonly string[] }) {
  return vials.map((colour) => (
    <span key={colour} className={styles['vial']} style={diseaseStyle(colour)}>
      <DiseaseSymbol colour={colour} size="0.72em" />
    </span>
  ));
}

interface SpaceProps {
  readonly line: ResearchLine;
  readonly space: 'characterize' | 'test';
  readonly card: string | undefined;
}

function Space({ line, space, card }: SpaceProps) {
  const bench = useBench();
  const { names, game } = useScene();
  const { words, usable, press } = bench;
  const key = `${space} ${line.id}`;
  const { name, empty, card: laid } = words.spaces[space];
  const text = card === undefined ? empty : laid(names.card(card));
  return (
    <button
      type="button"
      className={styles['space']}
      aria-label={words.about(name, text)}
      title={words.about(name, text)}
      aria-disabled={usable.has(key) ? undefined : 'true'}
      data-full={card === undefined ? 'no' : 'yes'}
      data-tour={`lab:${key}`}
      onClick={usable.has(key) ? () => press(key) : undefined}
      {...spotOf(bench, key)}
    >
      {card === undefined ? (
        <>
          <KindIcon kind={space} size="1.25em" />
          <span className={styles['label']} style={{ '--letters': String(name.length) }}>
            {name}
          </span>
        </>
      ) : (
        <>
          <span className={styles['face']}>
            <CardFace game={game} card={card} colour={cityOf(game, card)?.colour} />
          </span>
          <span className={styles['label']} style={{ '--letters': String(names.card(card).length) }}>
            {names.card(card)}
          </span>
        </>
      )}
    </button>
  );
}

// Everything that this seat could do, each in its cell, in an order that stays. What cannot be done now is quiet and says why.
import { useMemo, useState } from 'react';
import { cellsOf, FULL, keptOrder, STEP, type Cell, type Order } from '../../../choices/cells.ts';
import { narrow } from '../../../choices/narrow.ts';
import type { Offer } from '../../../choices/offer.ts';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { longestWord } from '../../../panels/cards.ts';
import { Explained } from '../../../rules/Explained.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene, type Scene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';
import { digitsOf } from '../keys/digits.ts';
import { KEY_NAMES } from '../keys/keys.ts';
import { actionsLent } from './actionsLent.ts';
import { useCost } from './useCost.ts';
import type { Reasons } from './useReasons.ts';
import styles from './Grid.module.css';

/** The cells of this seat, in the order they had when the turn began. */
export function useCells({ facts, view, seat, offers, face }: Scene): Order {
  // A seat that is asked between the moves of another one finds its own order again.
  const [orders] = useState(() => new Map<number, Order>());
  return useMemo(() => {
    const beside = face.beside(view, seat);
    const cells = cellsOf({ facts, view, seat, offers, beside });
    const of = `${String(view.turnsDone)} ${view.seats[seat - 1]?.role ?? ''}`;
    const order = keptOrder(orders.get(seat), { of, cells });
    orders.set(seat, order);
    return order;
  }, [orders, facts, view, seat, offers, face]);
}

export interface GridProps {
  readonly cells: readonly Cell[];
  /** For so many cells it is laid out. Beside answers it goes by what it holds, and the digits are those of the answers. */
  readonly room?: number;
  readonly reasons: Reasons;
  /** Something else stands in its place: it only keeps the room. */
  readonly covered?: 'yes' | 'no';
}

export function Grid({ cells, room, reasons, covered = 'no' }: GridProps) {
  const words = useWords().table.actions;
  const digits = digitsOf(room === undefined ? [] : cells);
  // A question with more than one answer has no answer that a key gives by itself.
  const { view, seat, opponent, teams } = useScene();
  const left = actionsLent({ view, teams })?.left ?? opponent?.turn?.actions ?? 0;
  const isLent = view.waitsFor === seat && left > 0;
  const isBusy = cells.some(
    ({ key, group, offers }) =>
      offers.length > 0 &&
      (group === 'actions' || (group === 'abilities' && isLent) || (group === 'steps' && key !== STEP)),
  );
  return (
    <div
      className={styles['grid']}
      role="group"
      aria-label={words.title}
      data-covered={covered}
      data-cells={room === undefined ? 'beside' : sizeOf(room)}
    >
      {cells.map((cell) => (
        <GridCell
          key={cell.key}
          cell={cell}
          digit={digits.get(cell.key)}
          // While there is something left to do, nothing tempts anybody to end the turn by accident.
          weight={cell.key === STEP && cell.offers.length > 0 && !isBusy ? 'main' : 'usual'}
          reasons={reasons}
          covered={covered}
        />
      ))}
    </div>
  );
}

/** Up to so many cells there is room for their names beside their pictures, in two rows. */
const SOME = 12;
/** From here on the cells are narrower. */
const MANY = 14;
/** A word of so many letters is written in narrow ones beside a picture. */
const LONG = 10;

function sizeOf(count: number): 'few' | 'some' | 'usual' | 'many' {
  if (count <= FULL) return 'few';
  if (count <= SOME) return 'some';
  return count <= MANY ? 'usual' : 'many';
}

interface GridCellProps {
  readonly cell: Cell;
  readonly digit: string | undefined;
  readonly weight: 'main' | 'usual';
  readonly reasons: Reasons;
  readonly covered: 'yes' | 'no';
}

function GridCell({ cell: { key, group, kinds, offers }, digit, weight, reasons, covered }: GridCellProps) {
  const { game, say } = useScene();
  const { play, selection } = useDeeds();
  const { reader, table } = useWords();
  const cost = useCost()(offers);
  const [first] = kinds;
  if (first === undefined) return undefined;
  const offered = kinds.filter((kind) => offers.some((offer) => offer.kind === kind));
  const name = kinds.length > 1 ? key : first.name;
  const isQuiet = offers.length === 0;
  const [only] = offered;
  const press = (): void => {
    if (isQuiet) reasons.tell(first.name);
    else if (offered.length > 1 || only === undefined) selection.cell(key);
    else begin(only.name, offers, play, selection.action);
  };
  const label = kinds.length > 1 ? say.kindShort(game, name) : say.kindLabel(game, name);
  const short = say.kindShort(game, name);
  // Who speaks to their device says what stands there.
  const named = label.toLowerCase().includes(short.toLowerCase()) ? label : reader.about(short, label);
  const full = cost === undefined ? named : `${named} (${cost})`;
  const longest = longestWord(short);
  // A key that goes on never ends a turn in which there is something left to do.
  const [shortcut, cap] = weight === 'main' ? [KEY_NAMES.go, '␣'] : [digit, digit];
  return (
    <Explained what={{ kind: group === 'events' ? 'event' : 'action', id: first.name }}>
      <button
        type="button"
        className={styles['cell']}
        data-group={group}
        data-spends={first.spends}
        data-weight={weight}
        data-step={key === STEP ? 'yes' : 'no'}
        data-cost={cost === undefined ? undefined : costMark(offers)}
        data-cap={cap}
        data-long={longest < LONG ? undefined : 'yes'}
        aria-label={isQuiet ? reader.about(named, table.actions.notNow) : full}
        aria-description={isQuiet ? reasons.of(first.name) : undefined}
        aria-disabled={isQuiet ? 'true' : undefined}
        aria-keyshortcuts={isQuiet ? undefined : shortcut}
        {...tourOf(
          covered === 'yes' ? 'hidden' : isQuiet ? 'quiet' : 'open',
          kinds.length > 1 ? `cell:${key}` : `kind:${name}`,
        )}
        onClick={press}
        onPointerEnter={isQuiet ? ({ pointerType }) => reasons.rest(first.name, pointerType) : undefined}
        onPointerLeave={isQuiet ? reasons.leave : undefined}
        onFocus={
          isQuiet ? ({ target }) => target.matches(':focus-visible') && reasons.tell(first.name) : undefined
        }
        onBlur={isQuiet ? reasons.leave : undefined}
      >
        <KindIcon kind={first.name} size={20} />
        <span className={styles['label']} style={{ '--longest': String(longest) }}>
          {short}
        </span>
      </button>
    </Explained>
  );
}

/** A quiet cell is no place to point at, and one that is covered is no place at all. */
function tourOf(state: 'open' | 'quiet' | 'hidden', tour: string): Readonly<Record<string, string>> {
  if (state === 'hidden') return {};
  return state === 'quiet' ? { 'data-quiet': tour } : { 'data-tour': tour };
}

/** How many actions it takes, or how many at most. */
function costMark(offers: readonly Offer[]): string {
  return `×${String(Math.max(...offers.map(({ price }) => price?.actions ?? 0)))}`;
}

/** What needs no answer is played at once. */
export function begin(
  kind: string,
  offers: readonly Offer[],
  play: (commands: readonly string[]) => void,
  choose: (kind: string) => void,
): void {
  const { complete } = narrow(offers.filter((offer) => offer.kind.name === kind));
  if (complete === undefined) choose(kind);
  else play([complete.words]);
}

// The five dishes with their cubes, and the arrows that lead from one to another and to the research lines.
import { cubesIn, DISHES, type Dish } from '@cordon/protocol/laboratory';
import { Glyph } from '../icons/Glyph.tsx';
import { KindIcon } from '../icons/KindIcon.tsx';
import { useScene } from '../scene/scene.ts';
import { spotOf, useBench } from './bench.ts';
import { heapOf, MOST, piecesOf } from './heap.ts';
import { RADIUS, type Arrow } from './layout.ts';
import { Piece } from './Pieces.tsx';
import { useCarry } from './useCarry.ts';
import { arrowsFrom } from './usable.ts';
import { useFollowing } from './useFollowing.ts';
import { usePulse } from './usePulse.ts';
import styles from './dishes.module.css';

/** Where cubes may lie within the glass. */
const INNER = RADIUS - 8;

export function Dishes() {
  const { layout, usable, held, following } = useBench();
  const { carried, begin } = useCarry();
  const from = carried?.dish ?? held;
  const lit = (arrow: Arrow): boolean =>
    usable.has(`arrow ${arrow.id}`) && (from === undefined || from === arrow.from);
  const leads = (arrow: Arrow): boolean =>
    following?.from === arrow.from && (following.to ?? following.research) === arrow.to;
  return (
    <>
      <svg
        className={styles['drawing']}
        viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
        focusable="false"
        aria-hidden="true"
      >
        <defs>
          <marker
            id="lab-head"
            viewBox="0 0 8 8"
            refX="5"
            refY="4"
            markerWidth="4.4"
            markerHeight="4.4"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
          </marker>
        </defs>
        {layout.arrows.map((arrow) => (
          <path
            key={arrow.id}
            className={styles['arrow']}
            d={arrow.path}
            data-lit={lit(arrow) ? 'yes' : 'no'}
            data-leads={leads(arrow) ? 'yes' : 'no'}
            markerEnd="url(#lab-head)"
          />
        ))}
        {DISHES.map((dish) => (
          <Glass key={dish} dish={dish} />
        ))}
      </svg>
      {layout.arrows.map((arrow) => (
        <Knob key={arrow.id} arrow={arrow} lit={lit(arrow) ? 'yes' : 'no'} />
      ))}
      {DISHES.map((dish) => (
        <DishButton key={dish} dish={dish} from={from} onBegin={begin} />
      ))}
      {carried === undefined ? undefined : <Carried {...carried} />}
    </>
  );
}

function Glass({ dish }: { readonly dish: Dish }) {
  const { lab, layout, following } = useBench();
  const [x, y] = layout.dishes[dish];
  const here = piecesOf(lab.dishes[dish]);
  const pulse = usePulse(here.length);
  const coming = following?.to === dish ? piecesOf(following.moved).concat(piecesOf(following.added)) : [];
  const isMany = here.length + coming.length > MOST;
  const { cubes, size } = heapOf(isMany ? [] : [...here, ...coming], INNER);
  // What is lost was in the dish that is emptied; of each colour the last cubes go.
  const leaving = new Map(Object.entries(following?.from === dish ? (following.lost ?? {}) : {}));
  const counts = lab.dishes[dish];
  const stageOf = (index: number, colour: string, nth: number): 'here' | 'ghost' | 'leaving' => {
    if (index >= here.length) return 'ghost';
    return nth >= (counts[colour] ?? 0) - (leaving.get(colour) ?? 0) ? 'leaving' : 'here';
  };
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      {pulse === 'yes' ? <circle className={styles['pulse']} r={RADIUS} /> : undefined}
      <circle className={styles['shadow']} cx={1.5} cy={3} r={RADIUS} />
      <circle className={styles['glass']} r={RADIUS} />
      <circle className={styles['rim']} r={RADIUS - 4.5} />
      <path className={styles['gleam']} d="M-29-16A33 33 0 0 1-8-32" />
      {isMany ? (
        <Many dish={dish} />
      ) : (
        cubes.map(({ key, colour, at }, index) => (
          <Piece
            key={key}
            colour={colour}
            x={at[0]}
            y={at[1] - 2}
            size={size}
            stage={stageOf(index, colour, Number(key.split(' ')[1]))}
          />
        ))
      )}
    </g>
  );
}

/** A dish with more cubes than anybody counts: one of each colour, and how many there are. */
function Many({ dish }: { readonly dish: Dish }) {
  const { lab } = useBench();
  const colours = cubesIn(lab.dishes[dish]);
  return colours.map(({ colour, count }, index) => {
    const y = (index - (colours.length - 1) / 2) * 15 - 2;
    return (
      <g key={colour}>
        <Piece colour={colour} x={-11} y={y} size={13} />
        <text className={styles['number']} x={2} y={y + 5}>
          ×{count}
        </text>
      </g>
    );
  });
}

function Knob({ arrow, lit }: { readonly arrow: Arrow; readonly lit: 'yes' | 'no' }) {
  const bench = useBench();
  const { say, game } = useScene();
  const key = `arrow ${arrow.id}`;
  // Growing can lose the game, so it is known before anybody points at it.
  const offers = arrow.process === 'grow' && lit === 'yes' ? bench.usable.get(key) : undefined;
  const isDeadly = useFollowing(offers?.[0])?.loses === 'yes';
  const [x, y] = arrow.knob;
  const style = { '--x': String(x), '--y': String(y) };
  if (lit === 'no')
    return (
      <span className={styles['knob']} style={style} data-lit="no" aria-hidden="true">
        <KindIcon kind={arrow.process} size={12} />
      </span>
    );
  const the = (type: 'dish' | 'research', id: string): string => say.theThing(game, type, id);
  const to = arrow.process === 'apply' ? the('research', arrow.to) : the('dish', arrow.to);
  const does = bench.words.arrow[arrow.process]?.(the('dish', arrow.from), to) ?? arrow.process;
  const label = isDeadly ? `${does}. ${bench.words.loses}` : does;
  return (
    <button
      type="button"
      className={styles['knob']}
      style={style}
      aria-label={label}
      title={label}
      data-tour={`lab:${arrow.id}`}
      data-deadly={isDeadly ? 'yes' : 'no'}
      onClick={() => bench.press(key)}
      {...spotOf(bench, key)}
    >
      {isDeadly ? <Glyph name="warning" size={18} /> : <KindIcon kind={arrow.process} size={18} />}
    </button>
  );
}

interface DishButtonProps {
  readonly dish: Dish;
  /** The dish whose cubes are on their way. */
  readonly from: string | undefined;
  readonly onBegin: ReturnType<typeof useCarry>['begin'];
}

function DishButton({ dish, from, onBegin }: DishButtonProps) {
  const bench = useBench();
  const { say, game } = useScene();
  const { lab, layout, words, usable, held, hold, press } = bench;
  const [x, y] = layout.dishes[dish];
  const key = `dish ${dish}`;
  const arrow = from === undefined ? undefined : `arrow ${from} ${dish}`;
  const isGoal = arrow !== undefined && usable.has(arrow);
  const mayLeave = arrowsFrom(usable, dish).length > 0;
  const name = say.thingName(game, 'dish', dish);
  const click = (): void => {
    if (isGoal) press(arrow);
    else if (usable.has(key)) press(key);
    else if (mayLeave) hold(held === dish ? undefined : dish);
    else hold(undefined);
  };
  const { 'data-lit': _, onPointerEnter, onFocus, ...spot } = spotOf(bench, key);
  const point = (): void => {
    if (isGoal) bench.pointAt(usable.get(arrow));
    else onPointerEnter();
  };
  return (
    <button
      type="button"
      className={styles['dish']}
      style={{ '--x': String(x), '--y': String(y) }}
      aria-label={words.about(name, words.cubes(lab.dishes[dish]))}
      aria-pressed={mayLeave ? held === dish : undefined}
      data-drop={dish}
      data-state={held === dish ? 'held' : isGoal || usable.has(key) ? 'goal' : mayLeave ? 'ready' : 'still'}
      data-tour={`lab:${dish}`}
      onClick={click}
      onPointerDown={mayLeave ? (event) => onBegin(event, dish) : undefined}
      {...spot}
      onPointerEnter={point}
      onFocus={() => {
        onFocus();
        point();
      }}
    >
      <span className={styles['name']}>{name}</span>
    </button>
  );
}

/** What is dragged follows the pointer. */
function Carried({ dish, x, y }: { readonly dish: Dish; readonly x: number; readonly y: number }) {
  const { lab } = useBench();
  const { cubes, size } = heapOf(piecesOf(lab.dishes[dish]).slice(0, MOST), INNER);
  return (
    <svg className={styles['carried']} style={{ left: x, top: y }} viewBox="-42 -42 84 84" aria-hidden="true">
      {cubes.map(({ key, colour, at }) => (
        <Piece key={key} colour={colour} x={at[0]} y={at[1]} size={size} />
      ))}
    </svg>
  );
}

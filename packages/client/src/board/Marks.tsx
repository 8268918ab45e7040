// Everything on the map that changes with the game, from the lines up to the waves.
import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { factsOf } from '../games/games.ts';
import { useWords } from '../words/context.tsx';
import { Blocks } from './Blocks.tsx';
import { Cities } from './Cities.tsx';
import { isAnyLit } from './cityState.ts';
import type { Seen } from './driver.ts';
import { Ghosts, Waves } from './later.ts';
import { Leaders } from './Leaders.tsx';
import type { Measure } from './lettering.ts';
import { LitLine, Lines } from './Lines.tsx';
import { marksAt } from './marks.ts';
import { Names } from './Names.tsx';
import type { Placed } from './occupied.ts';
import { Pawns } from './Pawns.tsx';
import type { BoardProps } from './props.ts';
import { LitRegion } from './Regions.tsx';
import { layerOf } from './registry.ts';
import { usePlacement } from './usePlacement.ts';
import styles from './board.module.css';

const NO_REGION = { name: [], cities: [] };

export interface MarksProps extends BoardProps {
  readonly seen: Seen;
  readonly measure: Measure;
  /** The stop that the tab key finds. */
  readonly present: string | undefined;
  /** Is told where everything lies. */
  readonly placed: RefObject<Placed | undefined>;
}

export function Marks(props: MarksProps) {
  const {
    game,
    view,
    drawing,
    seats,
    names,
    lit,
    chosen,
    ghosts,
    flash,
    describe,
    motion,
    threats,
    under,
    added,
    seen,
    measure,
    present,
    placed,
  } = props;
  const { scale, frame } = seen;
  const { board } = useWords();
  const { OnLines, InRegions, AtCities, dotted } = layerOf(game);
  const placement = usePlacement({ game, view, drawing, seats, names, measure, scale, frame, added });
  useLayoutEffect(() => {
    const active = seats.find(({ turn }) => turn === 'yes')?.seat;
    const turn = view.seats.find(({ seat }) => seat === active)?.city;
    placed.current = { placement, mark: marksAt(scale, frame).mark, turn };
  }, [placed, placement, scale, frame, seats, view]);
  const dottedLines = useMemo(() => new Set(dotted?.(view)), [dotted, view]);
  const stopOf = (key: string) => (key === present ? 'yes' : 'no');
  const describeRegion = (region: string) => {
    const { name, cities: around } = factsOf(game).regions.find(({ id }) => id === region) ?? NO_REGION;
    return board.region(name.map(names).join('–'), around.map(names));
  };
  return (
    <svg className={styles.map} width={drawing.width} height={drawing.height}>
      {[...lit.regions].map((id) => (
        <LitRegion
          key={id}
          id={id}
          drawing={drawing}
          description={describeRegion(id)}
          stop={stopOf(`region:${id}`)}
        />
      ))}
      <Lines drawing={drawing} dotted={dottedLines} dim={isAnyLit(lit) ? 'yes' : 'no'} />
      {OnLines !== undefined && <OnLines view={view} drawing={drawing} />}
      {drawing.lines
        .filter(({ id }) => lit.lines.has(id))
        .map((line) => (
          <LitLine
            key={line.id}
            line={line}
            description={board.line(names(line.ends[0]), names(line.ends[1]))}
            stop={stopOf(`line:${line.id}`)}
          />
        ))}
      {InRegions !== undefined && <InRegions view={view} drawing={drawing} />}
      {ghosts.length > 0 && (
        <Ghosts drawing={drawing} ghosts={ghosts} motion={motion} seen={seen} placement={placement} />
      )}
      <Leaders drawing={drawing} placement={placement} />
      {AtCities !== undefined && <AtCities view={view} drawing={drawing} placement={placement} />}
      {added !== undefined && <added.AtCities view={view} drawing={drawing} placement={placement} />}
      {under}
      <Cities
        game={game}
        view={view}
        drawing={drawing}
        lit={lit}
        chosen={chosen}
        describe={describe}
        threats={threats}
        motion={motion}
        present={present}
      />
      <Blocks view={view} drawing={drawing} lit={lit} motion={motion} placement={placement} />
      <Names view={view} drawing={drawing} lit={lit} chosen={chosen} placement={placement} />
      <Pawns view={view} drawing={drawing} seats={seats} placement={placement} motion={motion} />
      {flash.length > 0 && <Waves drawing={drawing} flash={flash} motion={motion} />}
    </svg>
  );
}

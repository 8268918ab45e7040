// Everything on the map that changes with the game, from the lines up to the waves.
import { useMemo } from 'react';
import { cityOf, factsOf } from '../games/games.ts';
import { useWords } from '../words/context.tsx';
import { City } from './City.tsx';
import { CubeBlock } from './CubeBlock.tsx';
import type { Seen } from './driver.ts';
import { Ghosts } from './Ghosts.tsx';
import { Leaders } from './Leaders.tsx';
import type { Measure } from './lettering.ts';
import { LitLine, Lines } from './Lines.tsx';
import { Name } from './Name.tsx';
import { Pawns } from './Pawns.tsx';
import { FULL } from './placement/place.ts';
import type { BoardProps } from './props.ts';
import { LitRegion } from './Regions.tsx';
import { layerOf } from './registry.ts';
import { usePlacement } from './usePlacement.ts';
import { Waves } from './Waves.tsx';
import styles from './board.module.css';

const NO_REGION = { name: [], cities: [] };

export interface MarksProps extends BoardProps {
  readonly seen: Seen;
  readonly measure: Measure;
  /** The stop that the tab key finds. */
  readonly present: string | undefined;
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
    seen: { scale, frame },
    measure,
    present,
  } = props;
  const { board } = useWords();
  const { OnLines, InRegions, AtCities, dotted } = layerOf(game);
  const placement = usePlacement({ game, view, drawing, seats, names, measure, scale, frame });
  const dottedLines = useMemo(() => new Set(dotted?.(view)), [dotted, view]);
  const anyLit = lit.cities.size + lit.regions.size + lit.lines.size > 0;
  const litOf = (city: string) => (lit.cities.has(city) ? 'yes' : anyLit ? 'dim' : 'no');
  const fullAt = (city: string) =>
    Object.values(view.cubes[city] ?? {}).some((count) => count >= FULL) ? 'yes' : 'no';
  const threatAt = (city: string) => {
    const chance = threats?.get(city);
    if (chance === undefined) return { threat: 'no', title: undefined, description: describe(city) } as const;
    const title = board.threat(chance);
    return {
      threat: chance >= 1 ? 'sure' : 'likely',
      title,
      description: `${describe(city)} ${title}.`,
    } as const;
  };
  const stopOf = (key: string) => (key === present ? 'yes' : 'no');
  const describeRegion = (region: string) => {
    const { name, cities: around } = factsOf(game).regions.find(({ id }) => id === region) ?? NO_REGION;
    return board.region(name.map(names).join('–'), around.map(names));
  };
  const cities = Object.entries(drawing.cities);
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
      <Lines drawing={drawing} dotted={dottedLines} dim={anyLit ? 'yes' : 'no'} />
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
      <Ghosts drawing={drawing} ghosts={ghosts} motion={motion} />
      <Leaders drawing={drawing} placement={placement} />
      {AtCities !== undefined && <AtCities view={view} drawing={drawing} placement={placement} />}
      {cities.map(([id, place]) => (
        <City
          key={id}
          id={id}
          at={place.at}
          colour={cityOf(game, id)?.colour ?? ''}
          full={fullAt(id)}
          {...threatAt(id)}
          lit={litOf(id)}
          chosen={chosen === id ? 'yes' : 'no'}
          stop={stopOf(`city:${id}`)}
          motion={motion}
        />
      ))}
      {cities.map(([id, place]) => (
        <CubeBlock
          key={id}
          city={id}
          at={place.at}
          spot={placement.get(id)?.block}
          full={fullAt(id)}
          dim={litOf(id) === 'dim' ? 'yes' : 'no'}
          motion={motion}
        />
      ))}
      {cities.map(([id, place]) => {
        const spot = placement.get(id)?.name;
        return spot === undefined ? undefined : (
          <Name
            key={id}
            city={id}
            at={place.at}
            x={spot.x}
            y={spot.y}
            anchor={spot.anchor}
            lines={spot.lines}
            strong={lit.cities.has(id) || chosen === id ? 'lit' : fullAt(id) === 'yes' ? 'danger' : 'no'}
            chosen={chosen === id ? 'yes' : 'no'}
            dim={litOf(id) === 'dim' ? 'yes' : 'no'}
          />
        );
      })}
      <Pawns view={view} drawing={drawing} seats={seats} placement={placement} motion={motion} />
      <Waves drawing={drawing} flash={flash} motion={motion} />
    </svg>
  );
}

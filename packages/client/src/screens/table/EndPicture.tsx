// The picture of an ending: the sun comes up behind the world and those who kept it, or goes down behind waves of outbreaks.
import { roleColour } from '../../faces/roleColours.ts';
import { RolePortrait } from '../../icons/RolePortrait.tsx';
import { around, rays } from '../../icons/shapes.ts';
import { symbolOf } from '../../icons/symbols.ts';
import { diseaseStyle } from '../../panels/CardChip.tsx';
import { useScene } from '../../scene/scene.ts';
import { winnersAmong } from './endTitle.ts';
import styles from './EndPicture.module.css';

const [WIDE, HIGH] = [520, 176];
/** Where the sun stands, and the middle of the world below it. */
const SUN = [WIDE / 2, 98] as const;
const WORLD = { x: WIDE / 2, y: 420, radius: 320 } as const;
/** Places along the edge of the world, in degrees from its top. */
const WAVES = [-38, -17, 9, 31] as const;
const CUBES = [-44, -33, -24, -11, -4, 4, 15, 24, 37, 45] as const;
const RINGS = [10, 20, 31] as const;
const MERIDIANS = [80, 190, 290] as const;

function onEdge(degrees: number, above = 0): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  const radius = WORLD.radius + above;
  return [WORLD.x + radius * Math.sin(angle), WORLD.y - radius * Math.cos(angle)];
}

export interface EndPictureProps {
  readonly won: 'yes' | 'no';
}

export function EndPicture({ won }: EndPictureProps) {
  const { view, face } = useScene();
  const winners = winnersAmong(view);
  const shown = view.seats.filter(({ seat }) => winners.length === 0 || winners.includes(seat));
  return (
    <div className={styles['picture']} data-won={won} aria-hidden="true">
      <svg
        viewBox={`0 0 ${String(WIDE)} ${String(HIGH)}`}
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
      >
        <rect className={styles['sky']} width={WIDE} height={HIGH} />
        {won === 'yes' ? (
          <path className={styles['rays']} d={rays(...SUN, 62, 420, around(24, 7.5))} />
        ) : (
          <g className={styles['clouds']}>
            <path d="M-20 46h190c18 0 18 14 0 14H60c-16 0-16 12 0 12H-20ZM540 34H330c-18 0-18 13 0 13h96c16 0 16 13 0 13h-40c-14 0-14 11 0 11h154Z" />
          </g>
        )}
        <circle className={styles['sun']} cx={SUN[0]} cy={SUN[1]} r={won === 'yes' ? 50 : 44} />
        <circle className={styles['world']} cx={WORLD.x} cy={WORLD.y} r={WORLD.radius} />
        <g className={styles['lines']}>
          {MERIDIANS.map((across) => (
            <ellipse key={across} cx={WORLD.x} cy={WORLD.y} rx={across} ry={WORLD.radius} />
          ))}
          {[30, 66].map((below) => (
            <circle key={below} cx={WORLD.x} cy={WORLD.y} r={WORLD.radius - below} />
          ))}
        </g>
        {won === 'yes' ? undefined : <Outbreaks />}
      </svg>
      <ul className={styles['team']}>
        {shown.map(({ seat, role }) => (
          <li key={seat} style={{ '--role': roleColour(face, role) }}>
            <RolePortrait role={role} size="100%" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Waves around their cities, and cubes everywhere. */
function Outbreaks() {
  const { facts } = useScene();
  const colourOf = (index: number): string => facts.colours[index % facts.colours.length] ?? '';
  return (
    <>
      {WAVES.map((degrees, index) => {
        const [x, y] = onEdge(degrees);
        return (
          <g key={degrees} className={styles['wave']} style={diseaseStyle(colourOf(index))}>
            {RINGS.map((radius) => (
              <circle key={radius} cx={x} cy={y} r={radius} />
            ))}
          </g>
        );
      })}
      {CUBES.map((degrees, index) => {
        const [x, y] = onEdge(degrees, 5 + (index % 3) * 3);
        const place = `translate(${String(Math.round(x))} ${String(Math.round(y))}) rotate(${String(degrees)})`;
        return (
          <g
            key={degrees}
            className={styles['cube']}
            style={diseaseStyle(colourOf(index + 1))}
            transform={place}
          >
            <rect x={-8} y={-8} width={16} height={16} rx={2} />
            <path d={symbolOf(colourOf(index + 1))} transform="translate(-5.4 -5.4) scale(.45)" />
          </g>
        );
      })}
    </>
  );
}

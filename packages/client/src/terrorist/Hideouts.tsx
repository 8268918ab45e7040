// Rings at the cities in which the Bio-Terrorist may be for all that everybody has seen, and the button that hides them.
import { memo, use } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import { Tool } from '../board/Toolbar.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/context.tsx';
import { opponentWords } from './words.ts';
import styles from './hideouts.module.css';

/** Outside of all other rings of a city, in units of its disc. */
const RADIUS = 17;
/** While he may be nearly anywhere, rings are faint. */
const MANY = 16;
/** A hood. */
const PICTURE =
  'M12 4C8 4 5.5 7 5.5 11.500V20H18.500V11.500C18.500 7 16 4 12 4ZM8.800 11.500H15.200V14.500H8.800Z';

export interface HideoutsProps {
  readonly cities: readonly string[];
  readonly drawing: MapDrawing;
}

export const Hideouts = memo(function Hideouts({ cities, drawing }: HideoutsProps) {
  const shown = useSettings((state) => state.hideouts);
  if (shown === 'off') return undefined;
  return (
    <g data-many={cities.length > MANY ? 'yes' : 'no'} aria-hidden="true">
      {cities.map((city) => {
        const at = drawing.cities[city]?.at;
        return at === undefined ? undefined : (
          <g key={city} transform={`translate(${String(at[0])} ${String(at[1])})`} data-hideout={city}>
            <circle className={styles['ring']} r={RADIUS} pathLength={24} />
          </g>
        );
      })}
    </g>
  );
});

const toggle = (): void =>
  settings.setState(({ hideouts }) => ({ hideouts: hideouts === 'on' ? 'off' : 'on' }));

export function HideoutsTool() {
  const words = use(opponentWords(useWords().language));
  const shown = useSettings((state) => state.hideouts);
  return <Tool label={words.hideouts} path={PICTURE} pressed={shown === 'on'} onClick={toggle} />;
}

// The stations of teams on the map: a house with the mark of its team.
import { use } from 'react';
import { teamsShown } from '@cordon/protocol/team';
import type { BadgesProps } from '../board/layer.ts';
import { useWords } from '../words/context.tsx';
import { CrestMark } from './Crest.tsx';
import { teamStyle } from './crests.ts';
import { teamWords } from './words.ts';
import styles from './teamStations.module.css';

export function TeamStations({ view, drawing, placement }: BadgesProps) {
  const words = use(teamWords(useWords().language));
  return teamsShown(view)?.teams.map(({ team, station = '' }) => {
    const badge = `team-station-${String(team)}`;
    const [place, spot] = [drawing.cities[station], placement.get(station)?.badges[badge]];
    if (place === undefined || spot === undefined) return undefined;
    return (
      <g
        key={team}
        className={styles['station']}
        style={teamStyle(team)}
        data-badge={badge}
        transform={`translate(${String(place.at[0])} ${String(place.at[1])})`}
      >
        <title>{`${words.station}, ${words.name(team)}`}</title>
        <g className={styles['mark']}>
          <g transform={`translate(${spot.x.toFixed(2)} ${spot.y.toFixed(2)})`}>
            <path className={styles['house']} d="M-11 10.5V-1.5L0-11.5 11-1.5V10.5Z" />
            <g transform="translate(0 2) scale(.66)">
              <CrestMark team={team} />
            </g>
          </g>
        </g>
      </g>
    );
  });
}

// The mark of a team, told apart by its shape, its number and its colour.
import { use } from 'react';
import { useWords } from '../words/context.tsx';
import { shapeOf, teamStyle } from './crests.ts';
import { teamWords } from './words.ts';
import styles from './crest.module.css';

export interface OfTeam {
  /** Counted from 1. */
  readonly team: number;
}

/** On a drawing of its own size, around the origin. */
export function CrestMark({ team }: OfTeam) {
  return (
    <g style={teamStyle(team)} data-crest={team}>
      <path className={styles['shape']} d={shapeOf(team)} />
      <text className={styles['number']} y={4.6}>
        {team}
      </text>
    </g>
  );
}

/** In a line of text. Its name is told where nothing beside it says it. */
export function Crest({ team, named = 'no' }: OfTeam & { readonly named?: 'yes' | 'no' }) {
  const words = use(teamWords(useWords().language));
  const said =
    named === 'yes' ? ({ role: 'img', 'aria-label': words.name(team) } as const) : { 'aria-hidden': true };
  return (
    <svg className={styles['crest']} viewBox="-12 -12 24 24" {...said}>
      <CrestMark team={team} />
    </svg>
  );
}

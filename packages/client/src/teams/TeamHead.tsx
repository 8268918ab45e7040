// One line above the players of a team: its mark, its awards, what it has come to; a press tells all of it.
import { use, useState } from 'react';
import type { TeamShown } from '@cordon/protocol/team';
import { FactIcon } from '../icons/FactIcon.tsx';
import { useScene } from '../scene/scene.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/context.tsx';
import { Crest } from './Crest.tsx';
import { teamStyle } from './crests.ts';
import { isOurs } from './ours.ts';
import { Standings } from './Standings.tsx';
import { teamWords } from './words.ts';
import styles from './teamHead.module.css';

export interface TeamHeadProps {
  readonly team: TeamShown;
}

export function TeamHead({ team: { team, awards, soFar, seats, prestige } }: TeamHeadProps) {
  const scene = useScene();
  const { teams, view } = scene;
  const { language, app } = useWords();
  const words = use(teamWords(language));
  const [open, setOpen] = useState<'yes' | 'no'>('no');
  const hasTurn = teams?.active === team && view.ending === 'running' && view.waitsFor !== 0;
  const ours = isOurs(scene, seats);
  const sum = prestige ?? soFar;
  const text = [
    words.name(team),
    ...(ours ? [words.ours] : []),
    ...(hasTurn ? [`${words.hasTurn}, ${words.division(teams.division)}`] : []),
    words.awards(awards.length),
    ...(sum === undefined ? [] : [prestige === undefined ? words.soFar(sum.total) : words.worth(sum.total)]),
  ].join('. ');
  return (
    <>
      <button
        type="button"
        className={styles['head']}
        style={teamStyle(team)}
        data-team={team}
        data-turn={hasTurn ? 'yes' : 'no'}
        data-ours={ours ? 'yes' : 'no'}
        aria-haspopup="dialog"
        title={text}
        onClick={() => setOpen('yes')}
      >
        <span className="only-read">{`${text}.`}</span>
        <Crest team={team} />
        <b aria-hidden="true">{words.name(team)}</b>
        <span className={styles['counts']} aria-hidden="true">
          {hasTurn && teams.division !== undefined ? (
            <span className={styles['count']}>{words.division(teams.division)}</span>
          ) : undefined}
          {sum === undefined ? undefined : (
            <span className={styles['count']}>
              <FactIcon fact="prestigeCounted" size={14} />
              {sum.total}
            </span>
          )}
          <span className={styles['count']}>
            <FactIcon fact="awardTaken" size={14} />
            {awards.length}
          </span>
        </span>
      </button>
      <Sheet title={words.more} closeLabel={app.close} open={open} onClose={() => setOpen('no')}>
        <Standings />
      </Sheet>
    </>
  );
}

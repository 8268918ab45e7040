// How the teams ended: what the prestige of each came from, side by side, and who has won.
import { use } from 'react';
import { PRESTIGE_PARTS } from '@cordon/protocol/team';
import { useScene } from '../scene/scene.ts';
import { useWords } from '../words/context.tsx';
import { Crest } from './Crest.tsx';
import { isOurs } from './ours.ts';
import { teamWords } from './words.ts';
import styles from './prestigeTable.module.css';

export function PrestigeTable() {
  const scene = useScene();
  const { teams, view, names } = scene;
  const words = use(teamWords(useWords().language));
  const counted = (teams?.teams ?? []).flatMap(({ prestige, ...team }) =>
    prestige === undefined ? [] : [{ ...team, prestige, by: new Map(prestige.parts) }],
  );
  if (counted.length === 0) return undefined;
  const parts = PRESTIGE_PARTS.filter((part) => counted.some(({ by }) => by.has(part)));
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} data-tour="prestige">
        <caption className="only-read">{words.prestige.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.prestige.title}</th>
            {counted.map(({ team, seats }) => (
              <th key={team} scope="col" data-won={view.winners.includes(seats[0] ?? 0) ? 'yes' : 'no'}>
                <span className={styles['team']}>
                  <Crest team={team} /> {words.name(team)}
                </span>
                <small>{seats.map((seat) => names.seat(seat)).join(', ')}</small>
                {isOurs(scene, seats) ? <small>{words.ours}</small> : undefined}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-total="yes">
            <th scope="row">{words.prestige.total}</th>
            {counted.map(({ team, seats, prestige }) => {
              const won = view.winners.includes(seats[0] ?? 0);
              return (
                <td key={team} data-won={won ? 'yes' : 'no'}>
                  <b>{prestige.total}</b>
                  {won ? <small>{words.prestige.winner}</small> : undefined}
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">{words.goal}</th>
            {counted.map(({ team, goal }) => (
              <td key={team} className={styles['goal']}>
                {words.goalSays(goal?.word)}
              </td>
            ))}
          </tr>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{`${words.prestige.from} ${words.prestige.part[part]}`}</th>
              {counted.map(({ team, by }) => (
                <td key={team}>{by.get(part) ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

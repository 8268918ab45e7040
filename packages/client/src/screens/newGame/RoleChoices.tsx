// Roles dealt at random, or chosen seat by seat.
import type { GameFacts } from '../../games/facts.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { chosenRoles, poolsOf, withRole, type Setup } from './setup.ts';
import styles from './NewGameScreen.module.css';

export interface RoleChoicesProps {
  readonly setup: Setup;
  readonly facts: GameFacts;
  readonly say: GameWords;
  readonly onChange: (roles: Setup['roles']) => void;
}

const WAYS = ['random', 'chosen'] as const;

export function RoleChoices({ setup, facts, say, onChange }: RoleChoicesProps) {
  const words = useWords().newGame;
  const { game, roles, players } = setup;
  const all = poolsOf(setup, facts).roles;
  return (
    <div className={styles['seats']}>
      <Choice
        label={words.roles}
        about={words.rolesRandomAbout}
        values={WAYS}
        value={roles === 'random' ? 'random' : 'chosen'}
        nameOf={(way) => (way === 'random' ? words.rolesRandom : words.rolesChosen)}
        onChange={(way) => onChange(way === 'random' ? 'random' : chosenRoles([], players, all))}
      />
      {roles === 'random'
        ? undefined
        : roles.map((role, seat) => (
            <label key={seat} className={styles['seat']}>
              {words.seat(seat + 1)}
              <select value={role} onChange={(event) => onChange(withRole(roles, seat, event.target.value))}>
                {all.map((one) => (
                  <option key={one} value={one}>
                    {say.roleName(game, one)}
                  </option>
                ))}
              </select>
            </label>
          ))}
    </div>
  );
}

// What a team chooses in secret before the game: cards to pick from, and in words which teams have chosen.
import { use, useContext } from 'react';
import type { Offer } from '../choices/offer.ts';
import { roleColour } from '../faces/roleColours.ts';
import { FactIcon } from '../icons/FactIcon.tsx';
import { RolePortrait } from '../icons/RolePortrait.tsx';
import { ExplainContext } from '../rules/context.ts';
import { firstSentence } from '../rules/explain/firstSentence.ts';
import { lookUpIn } from '../rules/explain/lookUp.ts';
import { useExplanations } from '../rules/explain/useExplanations.ts';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import { useWords } from '../words/context.tsx';
import { Crest } from './Crest.tsx';
import { choosingIn, pickedBefore } from './choosing.ts';
import { teamWords } from './words.ts';
import styles from './secretChoice.module.css';

export interface SecretChoiceProps {
  /** The keys that press the first, the second, the third card. */
  readonly keys: readonly string[];
}

export function SecretChoice({ keys }: SecretChoiceProps) {
  const { offers, teams, view, names, seat } = useScene();
  const words = use(teamWords(useWords().language)).choice;
  if (teams === undefined) return undefined;
  const isGoal = offers.some(({ operands }) => operands['goal'] !== undefined);
  const picked = isGoal ? undefined : pickedBefore(teams, seat);
  return (
    <div className={styles['choice']} data-secret={offers.length > 0 ? 'mine' : 'others'}>
      <ul className={styles['teams']}>
        {choosingIn(teams, view.waitsFor).map(({ team, state }) => (
          <li key={team} data-state={state}>
            <Crest team={team} /> {words.team[state](team)}
          </li>
        ))}
      </ul>
      {offers.length === 0 ? undefined : (
        <>
          <p className={styles['about']}>
            <b>{isGoal ? words.goal : words.roles}</b> {isGoal ? words.aboutGoals : words.aboutRoles}{' '}
            {picked === undefined ? undefined : words.picked(names.who(picked.seat), names.role(picked.role))}
          </p>
          <ul className={styles['cards']} aria-label={isGoal ? words.goal : words.roles}>
            {offers.map((offer, index) => (
              <li key={offer.words}>
                {isGoal ? (
                  <GoalCard offer={offer} shortcut={keys[index]} />
                ) : (
                  <RoleCard offer={offer} shortcut={keys[index]} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface CardProps {
  readonly offer: Offer;
  readonly shortcut: string | undefined;
}

function RoleCard({ offer, shortcut }: CardProps) {
  const { face, names } = useScene();
  const { play } = useDeeds();
  const explanations = useExplanations(useContext(ExplainContext));
  const role = String(offer.operands['role']);
  const about =
    explanations === undefined
      ? ''
      : firstSentence(lookUpIn(explanations, { kind: 'role', id: role })?.text ?? '');
  return (
    <button
      type="button"
      className={styles['card']}
      style={{ '--role': roleColour(face, role) }}
      aria-keyshortcuts={shortcut}
      data-tour={`choice:${role}`}
      onClick={() => play([offer.words])}
    >
      <span className={styles['portrait']}>
        <RolePortrait role={role} size="100%" />
      </span>
      <span className={styles['text']}>
        <b>{names.role(role)}</b>
        <span>{about}</span>
      </span>
    </button>
  );
}

function GoalCard({ offer, shortcut }: CardProps) {
  const { speaker, say, view } = useScene();
  const { play } = useDeeds();
  return (
    <button
      type="button"
      className={styles['card']}
      aria-keyshortcuts={shortcut}
      data-tour={`choice:${String(offer.operands['goal'])}`}
      onClick={() => play([offer.words])}
    >
      <span className={styles['picture']}>
        <FactIcon fact="goalsDealt" size={32} />
      </span>
      <span className={styles['text']}>
        <b>{say.offerLabel(speaker, offer, view)}</b>
      </span>
    </button>
  );
}

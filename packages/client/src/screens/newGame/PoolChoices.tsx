// The roles and events that can come into play: each by its picture and a sentence, and each can be left out.
import { use, useDeferredValue, useMemo } from 'react';
import { boxOf } from '../../boxes/boxes.ts';
import { faceWith } from '../../boxes/face.ts';
import { boxesOf } from '../../boxes/load.ts';
import { roleColour } from '../../faces/roleColours.ts';
import { useNavigation } from '../../frame/navigation.ts';
import { availableWith } from '../../games/available.ts';
import type { GameFacts } from '../../games/facts.ts';
import { leaving, sourcesOf, type Pool, type Pools } from '../../games/pools.ts';
import { EventIcon } from '../../icons/EventIcon.tsx';
import { RolePortrait } from '../../icons/RolePortrait.tsx';
import { ExplainContext } from '../../rules/context.ts';
import { firstSentence } from '../../rules/explain/firstSentence.ts';
import { lookUpIn } from '../../rules/explain/lookUp.ts';
import { useExplanations } from '../../rules/explain/useExplanations.ts';
import { Explained } from '../../rules/Explained.tsx';
import { rulesPath } from '../../rules/path.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { gameNames } from '../../words/gameNames.ts';
import { poolsOf, type Setup } from './setup.ts';
import shared from './NewGameScreen.module.css';
import styles from './PoolChoices.module.css';

export interface PoolChoicesProps {
  readonly setup: Setup;
  readonly facts: GameFacts;
  readonly say: GameWords;
  readonly onChange: (leftOut: Pools) => void;
}

const KIND = { roles: 'role', events: 'event' } as const;
const PICTURE = { roles: 44, events: 28 };

export function PoolChoices({ setup, facts, say, onChange }: PoolChoicesProps) {
  const { newGame: words, reader, language } = useAllWords();
  const { game, leftOut } = setup;
  const pools = poolsOf(setup, facts);
  const all = availableWith(facts, setup.boxes, setup.challenges);
  // A box is listed once its words and pictures have come.
  const inUse = useDeferredValue(setup.boxes);
  const boxes = use(boxesOf(language, inUse));
  const face = faceWith(game, boxes);
  const { goTo } = useNavigation();
  // What was chosen so far is kept only within the page.
  const explaining = useMemo(
    () => ({
      language,
      game,
      boxes,
      onOpenRules: (book: string, section: string) => goTo(rulesPath(book, section)),
    }),
    [language, game, boxes, goTo],
  );
  const explanations = useExplanations(explaining);
  const nameOf = { roles: say.roleName, events: say.eventName };
  const title = { roles: words.roles, events: words.pool.events };
  const count = (pool: Pool): string => words.pool.count(pools[pool].length, all[pool].length);
  const leave = (pool: Pool, ids: readonly string[], how: 'out' | 'in'): void =>
    onChange({ ...leftOut, [pool]: leaving(leftOut[pool], ids, how) });
  /** The chosen challenge that doesn't use it. */
  const absentFor = (pool: Pool, id: string): string | undefined =>
    setup.challenges.find((one) => facts.choices.terms[one]?.leavesOut[pool].includes(id) === true);
  const aboutOf = (pool: Pool, id: string): string =>
    explanations === undefined
      ? ''
      : firstSentence(lookUpIn(explanations, { kind: KIND[pool], id })?.text ?? '');

  const thing = (pool: Pool, id: string) => {
    const isIn = pools[pool].includes(id);
    const challenge = absentFor(pool, id);
    return (
      <li key={id}>
        <Explained what={{ kind: KIND[pool], id }}>
          <button
            type="button"
            role="checkbox"
            aria-checked={isIn}
            className={styles['thing']}
            disabled={challenge !== undefined}
            style={pool === 'roles' ? { '--role': roleColour(face, id) } : undefined}
            onClick={() => leave(pool, [id], isIn ? 'out' : 'in')}
          >
            <span className={styles['picture']}>
              {pool === 'roles' ? (
                <RolePortrait role={id} size={PICTURE.roles} />
              ) : (
                <EventIcon event={id} size={PICTURE.events} />
              )}
            </span>
            <span className={styles['text']}>
              <b>{nameOf[pool](game, id)}</b>
              <span>
                {challenge === undefined
                  ? aboutOf(pool, id)
                  : words.pool.notIn(say.challenge(game, challenge).name)}
              </span>
            </span>
          </button>
        </Explained>
      </li>
    );
  };

  const sources = (pool: Pool) =>
    sourcesOf(facts, inUse, pool).map(({ box, ids }) => {
      const name = box === undefined ? gameNames[language](game) : (boxOf(box)?.name[language] ?? box);
      const isWhole = ids.every((id) => pools[pool].includes(id) || absentFor(pool, id) !== undefined);
      const turn = isWhole ? words.pool.none : words.pool.all;
      return (
        <div key={box ?? ''} className={styles['source']} role="group" aria-label={name}>
          <div className={styles['head']}>
            <p>{name}</p>
            <Button
              weight="quiet"
              size="small"
              aria-label={reader.about(turn, `${title[pool]}, ${name}`)}
              onClick={() => leave(pool, ids, isWhole ? 'out' : 'in')}
            >
              {turn}
            </Button>
          </div>
          <ul className={styles['things']}>{ids.map((id) => thing(pool, id))}</ul>
        </div>
      );
    });

  return (
    <ExplainContext value={explaining}>
      <div className={styles['pools']}>
        <fieldset className={styles['pool']}>
          <legend className={styles['title']}>
            {title.roles} <span role="status">{count('roles')}</span>
          </legend>
          <p className={shared['about']}>{words.pool.about}</p>
          {sources('roles')}
        </fieldset>
        <Fold
          className={styles['events']}
          title={
            <>
              {title.events} <span>{count('events')}</span>
            </>
          }
        >
          <fieldset className={styles['pool']}>
            <legend className="only-read">{title.events}</legend>
            {sources('events')}
          </fieldset>
        </Fold>
      </div>
    </ExplainContext>
  );
}

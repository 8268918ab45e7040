// The cards of a table that no rulebook prints, or that a table may replace: the usual ones, or those of somebody's own box, typed word by word.
import { use, useEffect, useId, useRef, useState } from 'react';
import { SequenceFace } from '../../laboratory/SequenceFace.tsx';
import { laboratoryWords } from '../../laboratory/words.ts';
import { DeckCards } from '../../teams/DeckCards.tsx';
import { isTeamDeck } from '../../teams/deckCards.ts';
import { teamWords } from '../../teams/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useAllWords } from '../../words/context.tsx';
import type { Deck } from './setup.ts';
import shared from './NewGameScreen.module.css';
import styles from './DeckChoices.module.css';

export interface DeckChoicesProps {
  readonly deck: Deck;
  /** As it was typed; undefined for the usual list. */
  readonly text: string | undefined;
  /** Why the engine refused it when the game was to begin. */
  readonly trouble: string;
  /** Whether somebody came here to type a list. */
  readonly wanted: 'yes' | 'no';
  /** Says why the engine would refuse it as it stands now. */
  readonly check: () => Promise<string>;
  /** The name of a disease. */
  readonly colour: (id: string) => string;
  readonly onChange: (text: string | undefined) => void;
}

/** What can be drawn; whether it is a card is for the engine to say. */
const DRAWABLE = /^(?:[bykrg]\d){1,5}-[bykrp]{1,5}$/u;

/** Milliseconds after the last key: a word that is half typed is not yet wrong. */
const PAUSE = 500;

/** What is wrong with what was typed, once somebody has stopped typing. */
function useCheck(text: string | undefined, check: DeckChoicesProps['check']): string {
  const [found, setFound] = useState({ text, wrong: '' });
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    if (text === undefined) return undefined;
    let isOld = false;
    const timer = setTimeout(async () => {
      const wrong = await latest.current();
      if (!isOld) setFound({ text, wrong });
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text]);
  return text === undefined ? '' : found.wrong;
}

export function DeckChoices({
  deck: { name, usual, cards },
  text,
  trouble: refused,
  wanted,
  check,
  colour,
  onChange,
}: DeckChoicesProps) {
  const found = useCheck(text, check);
  const trouble = refused === '' ? found : refused;
  const { newGame, language } = useAllWords();
  const laboratory = use(laboratoryWords(language));
  const teams = use(teamWords(language));
  const words = newGame.deck;
  const told = isTeamDeck(name)
    ? teams.decks[name]
    : { title: laboratory.deck.title, about: laboratory.deck.reconstructed, how: words.how };
  const id = useId();
  const refusal = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refused !== '') refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  useEffect(() => {
    if (wanted === 'yes') field.current?.focus();
  }, [wanted]);
  return (
    <section className={styles['deck']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={shared['label']}>
        {told.title}
      </h2>
      <p className={shared['about']}>{told.about}</p>
      {isTeamDeck(name) ? (
        <Fold className={shared['more']} title={words.seen(cards.length)}>
          <div className={shared['inside']}>
            <DeckCards deck={name} cards={cards} colour={colour} />
          </div>
        </Fold>
      ) : (
        <ol className={styles['cards']}>
          {cards.map((card, index) => (
            <li key={index}>
              {DRAWABLE.test(card) ? (
                <SequenceFace card={card} words={laboratory} />
              ) : (
                <span className={styles['unknown']}>{card.slice(0, 12)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <Fold
        className={shared['more']}
        open={trouble !== '' || text !== undefined || wanted === 'yes' ? true : undefined}
        title={words.own}
      >
        <div className={shared['inside']}>
          <p id={`${id}-how`} className={shared['about']}>
            {told.how}
          </p>
          <label className={styles['field']}>
            <span>{words.field}</span>
            <textarea
              ref={field}
              rows={usual.length}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              aria-describedby={`${id}-how ${id}-trouble`}
              aria-invalid={trouble !== ''}
              value={text ?? usual.join('\n')}
              onChange={(event) => onChange(event.target.value)}
            />
          </label>
          <p ref={refusal} id={`${id}-trouble`} className={shared['trouble']} role="status">
            {trouble === '' ? undefined : trouble}
          </p>
          <Button size="small" disabled={text === undefined} onClick={() => onChange(undefined)}>
            {words.usual}
          </Button>
        </div>
      </Fold>
    </section>
  );
}

// A new game, choice by choice, each explained in a sentence.
import { lazy, Suspense, use, useDeferredValue, useEffect, useState } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { useNavigation } from '../../frame/navigation.ts';
import { RefusedError } from '../../channel/channel.ts';
import { onlineChannel, rename, useKnownAs } from '../../channel/onlineChannel.ts';
import { titleOf } from '../../boxes/boxes.ts';
import { wordsOf } from '../../boxes/load.ts';
import { availableWith } from '../../games/available.ts';
import { factsOf, GAMES } from '../../games/games.ts';
import { localChannel } from '../../local/localChannel.ts';
import { checkConfig } from '../../local/localRequests.ts';
import { begin, gather } from '../../tables/begin.ts';
import { keepPeople, PEOPLE } from '../../tables/people.ts';
import { settings } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useAllWords } from '../../words/context.tsx';
import { NameField } from '../lobby/NameForm.tsx';
import { BoxChoices } from './BoxChoices.tsx';
import { ChallengeChoices } from './ChallengeChoices.tsx';
import { GameChoices } from './GameChoices.tsx';
import { OptionChoices } from './OptionChoices.tsx';
import { PoolChoices } from './PoolChoices.tsx';
import { SeatChoices } from './SeatChoices.tsx';
import {
  askedFor,
  configOf,
  deckAsked,
  decksConfig,
  decksOf,
  mayHide,
  usualSetup,
  withBoxes,
  withDeck,
  withLeftOut,
  withPlayers,
  type Setup,
} from './setup.ts';
import { useRefusal } from '../../frame/useRefusal.ts';
import { useTitle } from '../../frame/useTitle.ts';
import styles from './NewGameScreen.module.css';

/** Draws pieces of the lab board, and knows what cards of teams say. */
const DeckChoices = lazy(async () => ({ default: (await import('./DeckChoices.tsx')).DeckChoices }));

const PLACES = ['local', 'online'] as const;
/** Why the table was refused, and the deck that is to blame, if one is. */
const NO_TROUBLE = { text: '', deck: '' };

/** What was chosen at which address, before somebody went to look something up. */
let kept: { readonly search: string; readonly setup: Setup } | undefined;

function firstSetup(): Setup {
  const { search } = location;
  const asked = kept?.search === search ? undefined : askedFor(search, GAMES);
  return asked ?? kept?.setup ?? usualSetup(GAMES[0]!, 'local');
}

function deckBlamed(error: unknown): string {
  const deck = error instanceof RefusedError ? error.params?.['deck'] : undefined;
  return typeof deck === 'string' ? deck : '';
}

export function NewGameScreen() {
  const { newGame: words, home, lobby, language } = useAllWords();
  useTitle(words.title);
  const { goTo } = useNavigation();
  const [setup, setSetup] = useState<Setup>(firstSetup);
  useEffect(() => {
    kept = { search: location.search, setup };
  }, [setup]);
  const { known } = useKnownAs();
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  const [busy, setBusy] = useState<'yes' | 'no'>('no');
  // What is shown stays until the words of another box have come.
  const say = use(wordsOf(language, { boxes: useDeferredValue(setup.boxes) }));
  const inWords = useRefusal({ game: setup.game, say });
  const facts = factsOf(setup.game);
  const { choices } = facts;
  const available = availableWith(facts, setup.boxes, setup.challenges);
  const change = (part: Partial<Setup>): void => setSetup({ ...setup, ...part });

  const start = async (): Promise<void> => {
    setBusy('yes');
    setTrouble(NO_TROUBLE);
    try {
      if (setup.place === 'local') {
        const table = await begin(await localChannel(), configOf(setup, facts), setup.sitters, setup.aids);
        keepPeople(table, setup.people);
        goTo(`/local/${table}`);
        return;
      }
      if (known !== 'guest') await rename(settings.getState().name);
      const { table } = await gather(await onlineChannel(), configOf(setup, facts), setup);
      goTo(`/t/${table}`);
    } catch (error) {
      setTrouble({ text: inWords(error), deck: deckBlamed(error) });
      setBusy('no');
    }
  };

  /** Why a deck can't be played with as it stands; nothing where it can. */
  const check = async (): Promise<string> => {
    try {
      await checkConfig(await localChannel(), decksConfig(setup, facts));
      return '';
    } catch (error) {
      return deckBlamed(error) === '' ? '' : inWords(error);
    }
  };

  return (
    <Frame width="wide">
      <h1 className={styles['title']}>{words.title}</h1>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <section className={styles['played']}>
          <GameChoices
            game={setup.game}
            onChange={(game) => setSetup(usualSetup(factsOf(game), setup.place))}
          />
          <BoxChoices
            setup={setup}
            facts={facts}
            onChange={(boxes) => setSetup(withBoxes(setup, boxes, facts))}
          />
          <ChallengeChoices setup={setup} facts={facts} say={say} onChange={setSetup} />
          <Suspense fallback={undefined}>
            {decksOf(setup, facts).map((deck) => (
              <DeckChoices
                key={deck.name}
                deck={deck}
                text={setup.decks[deck.name]}
                trouble={trouble.deck === deck.name ? trouble.text : ''}
                wanted={deckAsked(location.search) === deck.name ? 'yes' : 'no'}
                colour={say.colourName}
                check={check}
                onChange={(text) => {
                  setTrouble(NO_TROUBLE);
                  setSetup(withDeck(setup, deck.name, text));
                }}
              />
            ))}
          </Suspense>
        </section>
        <section className={styles['table']}>
          <Choice
            label={words.where}
            layout="row"
            about={words.places[setup.place].about}
            values={PLACES}
            value={setup.place}
            nameOf={(place) => words.places[place].name}
            onChange={(place) => {
              change({ place });
              // Who one is there decides whether a name is asked for.
              if (place === 'online') void onlineChannel();
            }}
          />
          <Choice
            label={words.players}
            layout="row"
            values={available.players.map(String)}
            value={String(setup.players)}
            nameOf={(count) => count}
            onChange={(count) => setSetup(withPlayers(setup, Number(count), facts))}
          />
          <Choice
            label={words.difficulty}
            layout="row"
            about={[
              say.epidemics(setup.epidemics).about,
              ...setup.challenges.map((one) => say.challenge(setup.game, one).level?.(setup.epidemics) ?? ''),
            ]
              .filter((sentence) => sentence !== '')
              .join(' ')}
            values={available.epidemics.map(String)}
            value={String(setup.epidemics)}
            nameOf={(count) => say.epidemics(Number(count)).name}
            onChange={(count) => change({ epidemics: Number(count) })}
          />
          <SeatChoices setup={setup} facts={facts} say={say} onChange={change} />
          {setup.place === 'local' &&
          mayHide(choices) &&
          setup.sitters.filter(({ kind }) => kind === 'me').length > 1 ? (
            <Choice
              label={words.hotSeat}
              about={words.hotSeatAbout}
              values={PEOPLE}
              value={setup.people}
              nameOf={(people) => (people === 'several' ? words.yes : words.no)}
              onChange={(people) => change({ people })}
            />
          ) : undefined}
          {setup.place === 'online' && known !== 'guest' ? <NameField label={lobby.name.ask} /> : undefined}
          <OptionChoices setup={setup} facts={facts} say={say} onChange={change} />
        </section>
        <section className={styles['pools']}>
          <PoolChoices
            setup={setup}
            facts={facts}
            say={say}
            onChange={(leftOut) => setSetup(withLeftOut(setup, leftOut, facts))}
          />
        </section>
        <div className={styles['foot']}>
          <p className={styles['summary']}>
            {[
              titleOf(language, setup),
              home.players(setup.players),
              say.epidemics(setup.epidemics).name,
              ...setup.challenges.map((one) => say.challenge(setup.game, one).name),
            ].join(' · ')}
          </p>
          <p className={styles['trouble']} role="alert">
            {trouble.text === '' ? undefined : `${words.refused} ${trouble.text}`}
          </p>
          <Button type="submit" weight="main" disabled={busy === 'yes'} className={styles['go']}>
            {setup.place === 'local' ? words.begin : words.gather}
          </Button>
        </div>
      </form>
    </Frame>
  );
}

// The table for the ear and for whoever likes it in text: headings, lists, buttons and a line for typed commands. Everything that
// can be done on the board can be done here.
import { lazy, Suspense, use, useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { once } from '../promises/once.ts';
import { Chat } from '../panels/Chat.tsx';
import { meanwhileOf } from '../panels/meanwhile.ts';
import { Proposals } from '../panels/Proposals.tsx';
import { useDeeds } from '../scene/deeds.ts';
import { Plan } from '../panels/Plan.tsx';
import { useScene } from '../scene/scene.ts';
import { settings } from '../settings/settings.ts';
import { isOn } from '../table/seats.ts';
import type { TableStore } from '../table/tableStore.ts';
import { Button } from '../ui/Button.tsx';
import { useAllWords } from '../words/context.tsx';
import { wordsOf } from '../boxes/load.ts';
import { LANGUAGES } from '../words/words.ts';
import { deckAnswer, effectsAnswer, isGathered, playersAnswer, whereAnswer } from './answers.ts';
import { Choices } from './Choices.tsx';
import { CommandLine } from './CommandLine.tsx';
import { Lines, Section } from './Section.tsx';
import { Story } from './Story.tsx';
import { useConversation } from './useConversation.ts';
import styles from './ReaderView.module.css';

/** Only tables with teams fetch it. */
const PrestigeTable = lazy(async () => ({
  default: (await import('../teams/PrestigeTable.tsx')).PrestigeTable,
}));

/** People may type in any language. */
const tonguesOf = once((played: string) => {
  const [game = '', boxes = '', challenges = ''] = played.split('|');
  const listed = (text: string): readonly string[] => text.split(' ').filter((one) => one !== '');
  return Promise.all(
    LANGUAGES.map((language) =>
      wordsOf(language, { game, boxes: listed(boxes), challenges: listed(challenges) }),
    ),
  );
});

export interface ReaderViewProps {
  readonly table: TableStore;
  readonly onSeat: (seat: number) => void;
  readonly menu: ReactNode;
}

export function ReaderView({ table, onSeat, menu }: ReaderViewProps) {
  const scene = useScene();
  const words = useAllWords();
  const conversation = useConversation(
    use(
      tonguesOf(
        [scene.game, scene.view.config.boxes?.join(' ') ?? '', scene.view.config.challenges.join(' ')].join(
          '|',
        ),
      ),
    ),
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever came by the link stands nowhere now.
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <main className={styles['reader']}>
      <header className={styles['head']}>
        <h1 ref={title} tabIndex={-1} className={styles['name']}>
          {words.reader.title}
        </h1>
        <Button size="small" onClick={() => settings.setState({ reader: 'off' })}>
          {words.reader.close}
        </Button>
        {menu}
      </header>
      <Situation />
      {scene.teams?.teams.some(({ prestige }) => prestige !== undefined) === true ? (
        <Section title={words.table.end.result}>
          <Suspense fallback={undefined}>
            <PrestigeTable />
          </Suspense>
        </Section>
      ) : undefined}
      <Others />
      <Section title={words.reader.command}>
        <CommandLine conversation={conversation} />
      </Section>
      <Section title={words.reader.choices} area="side">
        <Choices />
      </Section>
      {scene.seat === 0 ? undefined : (
        <Section title={words.reader.hand}>
          <p>{scene.say.describeHand(scene.speaker, scene.view, scene.seat)}</p>
        </Section>
      )}
      {scene.say.describePlaces(scene.speaker, scene.view).map(({ title: name, lines }) => (
        <Section key={name} title={name}>
          <Lines lines={lines} />
        </Section>
      ))}
      <Players onSeat={onSeat} />
      {isGathered(scene) ? (
        <Section title={words.reader.infections}>
          <Lines lines={deckAnswer(scene, words)} />
        </Section>
      ) : undefined}
      <Together table={table} />
      <Section title={words.reader.log}>
        <Story />
      </Section>
    </main>
  );
}

function Situation() {
  const scene = useScene();
  const { say, speaker, view, past, seat, model } = scene;
  const words = useAllWords();
  const { undo, look, selection } = useDeeds();
  const { mode } = useStore(selection.store);
  return (
    <Section title={words.reader.situation}>
      {past === undefined ? undefined : (
        <p className={styles['past']}>
          {words.table.log.looking(past)}{' '}
          <Button weight="main" size="small" onClick={() => look(undefined)}>
            {words.table.log.backToNow}
          </Button>
        </p>
      )}
      <Lines
        lines={[
          ...whereAnswer(scene),
          say.describeTracks(speaker, view),
          ...effectsAnswer(scene, words),
          say.describeThreats(speaker, view),
        ]}
      />
      {seat === 0 || past !== undefined || !isOn(model.info) ? undefined : (
        <div className={styles['tools']}>
          <Button size="small" onClick={undo}>
            {words.table.actions.undo}
          </Button>
          <Button
            size="small"
            aria-pressed={mode === 'plan'}
            onClick={() => selection.setMode(mode === 'plan' ? 'play' : 'plan')}
          >
            {words.table.actions.plan}
          </Button>
        </div>
      )}
      {mode === 'plan' && past === undefined ? <Plan /> : undefined}
    </Section>
  );
}

/** What others did since the last turn of whoever reads. */
function Others() {
  const meanwhile = meanwhileOf(useScene());
  const words = useAllWords().story;
  if (meanwhile === undefined) return undefined;
  return (
    <Section title={words.meanwhile}>
      <Lines lines={meanwhile.turns.map(({ text }) => text)} />
    </Section>
  );
}

function Players({ onSeat }: Pick<ReaderViewProps, 'onSeat'>) {
  const scene = useScene();
  const { say, speaker, view, mine, names, seat: looking } = scene;
  const words = useAllWords();
  const lines = playersAnswer(scene, words);
  return (
    <Section title={words.reader.players}>
      <ul className={styles['lines']}>
        {view.seats.map(({ seat }, index) => (
          <li key={seat}>
            {lines[index]} {seat === looking ? undefined : say.describeHand(speaker, view, seat)}
            {mine.includes(seat) && mine.length > 1 && seat !== looking ? (
              <>
                {' '}
                <Button weight="quiet" size="small" onClick={() => onSeat(seat)}>
                  {words.reader.asSeat(names.seat(seat))}
                </Button>
              </>
            ) : undefined}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is there only where several people play. */
function Together({ table }: Pick<ReaderViewProps, 'table'>) {
  const { model, mine } = useScene();
  const words = useAllWords().table;
  const people = (model.info?.seats ?? []).filter(({ person }) => person !== undefined).length;
  if (people <= mine.length && (model.info?.proposals ?? []).length === 0) return undefined;
  return (
    <>
      <div className={styles['section']} data-area="main">
        <div className={styles['title']} aria-hidden="true">
          {words.proposals.title}
        </div>
        <Proposals table={table} />
      </div>
      <div className={styles['section']} data-area="main">
        <div className={styles['title']} aria-hidden="true">
          {words.chat.title}
        </div>
        <Chat onSay={(text, from) => void table.say(text, from)} />
      </div>
    </>
  );
}

// Before the game: who comes, who sits where, and the link by which friends find the table. Also for those who may not see the board.
import { use } from 'react';
import { useStore } from 'zustand';
import { Frame } from '../../frame/Frame.tsx';
import { useTitle } from '../../frame/useTitle.ts';
import { availableWith } from '../../games/available.ts';
import { factsOf, GAME_IDS } from '../../games/games.ts';
import { Talk } from '../../panels/Talk.tsx';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Tags } from '../../ui/Tags.tsx';
import { useAllWords } from '../../words/context.tsx';
import { boxOf } from '../../boxes/boxes.ts';
import { wordsOf } from '../../boxes/load.ts';
import { speakerOf } from '../../words/game/speaker.ts';
import { longDate } from '../../words/longDate.ts';
import { StopReason } from '../table/Stopped.tsx';
import { RefusalToast } from '../table/RefusalToast.tsx';
import { Links } from './Links.tsx';
import { hasOwnCards, tellingOptions } from './played.ts';
import { SeatList } from './SeatList.tsx';
import styles from './Lobby.module.css';

const AIDS = ['infectionPanel', 'hints'] as const;

export interface LobbyProps {
  readonly table: TableStore;
  readonly place: 'local' | 'online';
}

export function Lobby({ table, place }: LobbyProps) {
  const { home, lobby: words, table: others, deals, reader, language } = useAllWords();
  const { model } = useStore(table);
  const { info } = model;
  const say = use(wordsOf(language, info?.config ?? { game: GAME_IDS[0] }));
  const isGathering = info?.status === 'gathering';
  const title =
    info === undefined
      ? undefined
      : reader.about(say.gameName(info.config.game), isGathering ? words.title : words.running);
  useTitle(title);
  if (info === undefined) return undefined;
  const { config } = info;
  const isFull = info.seats.every(({ person, bot }) => person !== undefined || bot !== undefined);
  const isPrivate = config.options['hands'] === 'private';
  const isHost = info.you.host === 'yes';
  const mayStart = isGathering && info.stopped === undefined && (info.you.seats.length > 0 || isHost);
  const all = availableWith(factsOf(config.game), config.boxes ?? [], config.challenges);
  const leftOut = [
    ...all.roles.filter((id) => !config.pool.includes(id)).map((id) => say.roleName(config.game, id)),
    ...all.events.filter((id) => !config.events.includes(id)).map((id) => say.eventName(config.game, id)),
  ];
  const speaker = speakerOf({ language, game: config.game, seats: [], you: info.you.seats });
  return (
    <Frame>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']}>
        {info.stopped === undefined ? (isGathering ? words.text : words.runningText) : undefined}{' '}
        {words.host(info.host.name)}{' '}
        {AIDS.filter((aid) => info.aids[aid] === 'no')
          .map((aid) => words.without[aid])
          .join(' ')}
      </p>
      {leftOut.length === 0 ? undefined : (
        <p className={styles['text']}>{words.leftOut(leftOut.join(', '))}</p>
      )}
      {hasOwnCards(config, factsOf(config.game)) ? (
        <p className={styles['text']}>{words.ownCards}</p>
      ) : undefined}
      {info.stopped === undefined ? undefined : (
        <div className={styles['text']} role="status">
          <p>{others.stopped.text(model.move)}</p>
          <StopReason stopped={info.stopped} move={model.move} say={say} speaker={speaker} />
        </div>
      )}
      {info.day === undefined ? undefined : (
        <p className={styles['text']}>{deals.gathering(longDate(info.day, language))}</p>
      )}
      <div className={styles['parts']}>
        <Tags
          texts={[
            home.players(config.players),
            deals.epidemics(config.epidemics),
            ...(config.boxes ?? []).map((box) => boxOf(box)?.name[language] ?? box),
            ...config.challenges.map((challenge) => say.challenge(config.game, challenge).name),
            ...tellingOptions(config, factsOf(config.game)).map(({ name }) =>
              reader.about(
                say.option(config.game, name).name,
                say.optionValue(config.game, name, config.options[name]!).name,
              ),
            ),
          ]}
        />
        {place === 'online' && isHost ? <Links table={table} /> : undefined}
        <SeatList table={table} say={say} place={place} />
        {isPrivate && info.seats.some(({ bot }) => bot !== undefined) ? (
          <p className={styles['note']}>{words.silentBots}</p>
        ) : undefined}
        {mayStart ? (
          <div className={styles['start']}>
            <Button weight="main" disabled={!isFull} onClick={() => void table.start()}>
              {words.start}
            </Button>
            {isFull ? undefined : <p>{words.startWhen}</p>}
          </div>
        ) : undefined}
        {place === 'online' ? (
          <>
            {isHost ? undefined : <Links table={table} />}
            <section className={styles['talk']} aria-label={others.chat.title}>
              <h2>{others.chat.title}</h2>
              <Talk model={model} onSay={(text) => void table.say(text)} />
            </section>
          </>
        ) : undefined}
        {info.seedHash === undefined ? undefined : (
          <dl className={styles['hash']}>
            <dt>{words.hash}</dt>
            <dd>{info.seedHash}</dd>
            <dd className={styles['about']}>{words.hashAbout}</dd>
          </dl>
        )}
      </div>
      <RefusalToast table={table} say={say} speaker={speaker} />
    </Frame>
  );
}

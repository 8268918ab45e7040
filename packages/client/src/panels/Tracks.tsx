// How near the end is: outbreaks, infection rate, cards, cubes and goals, always in sight, each with its name below.
import { memo } from 'react';
import { CARDS_PER_TURN } from '../games/games.ts';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { useScene } from '../scene/scene.ts';
import { comesLater } from '../ui/Later.tsx';
import { useWords } from '../words/context.tsx';
import { diseaseStyle } from './CardChip.tsx';
import { Goals } from './Goals.tsx';
import { useNewcomer } from './newcomer.ts';
import styles from './Tracks.module.css';

/** From here on a colour or a track is about to end the game. */
const FEW_CUBES = 5;
const FEW_TURNS = 3;
const FEW_OUTBREAKS = 2;

/** Only a challenge has one. */
const Strain = comesLater(async () => (await import('./Strain.tsx')).Strain);

const levelOf = (isLow: boolean): 'low' | 'usual' => (isLow ? 'low' : 'usual');

export interface TracksProps {
  /** Whether there is room for more than a word below a number. */
  readonly room: 'wide' | 'narrow';
}

export const Tracks = memo(function Tracks({ room }: TracksProps) {
  const { view, facts, face, names } = useScene();
  const words = useWords().table.tracks;
  const newcomer = useNewcomer(view.turnsDone);
  const hasStrain = face.strain(view) !== undefined;
  const labels = words.labels[newcomer === 'yes' && room === 'wide' && !hasStrain ? 'full' : 'short'];
  const most = facts.outbreakLimit;
  const turns = Math.floor(view.playerDeck.size / CARDS_PER_TURN);
  return (
    <section className={styles['tracks']} aria-label={words.title} data-tour="tracks">
      <div
        className={styles['track']}
        data-level={levelOf(most - view.outbreaks <= FEW_OUTBREAKS)}
        role="img"
        aria-label={words.outbreaksOf(view.outbreaks, most)}
        title={words.outbreaksOf(view.outbreaks, most)}
      >
        <span className={styles['value']}>
          <Glyph name="outbreak" size={20} />
          <span className={styles['number']}>
            {view.outbreaks}
            <small>/{most}</small>
          </span>
          <span className={styles['pips']} aria-hidden="true">
            {Array.from({ length: most }, (_, pip) => (
              <i key={pip} data-on={pip < view.outbreaks ? 'yes' : 'no'} />
            ))}
          </span>
        </span>
        <span className={styles['label']}>{labels.outbreaks(most)}</span>
      </div>
      <div
        className={styles['track']}
        role="img"
        aria-label={words.rateIs(view.rate)}
        title={words.rateIs(view.rate)}
      >
        <span className={styles['value']}>
          <Glyph name="infection-rate" size={20} />
          <span className={styles['rates']} aria-hidden="true">
            {facts.rates.map((rate, space) => (
              <b key={space} data-on={space + 1 === view.rateSpace ? 'yes' : 'no'}>
                {rate}
              </b>
            ))}
          </span>
        </span>
        <span className={styles['label']}>{labels.rate}</span>
      </div>
      <div
        className={styles['track']}
        data-level={levelOf(turns <= FEW_TURNS)}
        role="img"
        aria-label={words.cardsLeft(view.playerDeck.size, turns)}
        title={words.cardsLeft(view.playerDeck.size, turns)}
      >
        <span className={styles['value']}>
          <Glyph name="deck" size={20} />
          <span className={styles['number']}>
            {view.playerDeck.size}
            <small className={styles['turns']}> · {words.turnsLeft(turns)}</small>
          </span>
        </span>
        <span className={styles['label']}>{labels.cards}</span>
      </div>
      <div className={`${styles['track'] ?? ''} ${styles['second'] ?? ''}`}>
        <ul className={`${styles['value'] ?? ''} ${styles['supply'] ?? ''}`}>
          {Object.entries(view.supply).map(([colour, left]) => (
            <li
              key={colour}
              data-level={levelOf(left <= FEW_CUBES)}
              title={words.supply(names.colour(colour), left)}
              style={diseaseStyle(colour)}
            >
              <DiseaseSymbol colour={colour} size={18} />
              <span className={styles['number']} aria-hidden="true">
                {left}
              </span>
              <span className="only-read">{words.supply(names.colour(colour), left)}</span>
            </li>
          ))}
        </ul>
        <span className={styles['label']} aria-hidden="true">
          {labels.supply}
        </span>
      </div>
      <Goals label={labels.goal[face.goal]} />
      {hasStrain ? <Strain /> : undefined}
    </section>
  );
});

// Who sits where in a game on this device: oneself or a bot.
import type { GameFacts } from '../../games/facts.ts';
import { PARTNERS } from '../../games/games.ts';
import type { Sitter } from '../../tables/begin.ts';
import { useWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { laysOpen, type Setup } from './setup.ts';
import styles from './NewGameScreen.module.css';

export interface SeatChoicesProps {
  readonly setup: Setup;
  readonly facts: GameFacts;
  readonly say: GameWords;
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

export function SeatChoices({ setup, facts, say, onChange }: SeatChoicesProps) {
  const words = useWords().newGame;
  const { sitters } = setup;
  const chosen = new Set(sitters.flatMap((sitter) => (sitter.kind === 'bot' ? sitter.bot : [])));
  const choose = (seat: number, value: string): void =>
    onChange(sitters.with(seat, value === '' ? { kind: 'me' } : { kind: 'bot', bot: value }));
  return (
    <fieldset className={styles['seats']}>
      <legend className={styles['label']}>{words.seats}</legend>
      <p className={styles['about']}>{words.seatsAbout}</p>
      {sitters.map((sitter, seat) => (
        <label key={seat} className={styles['seat']}>
          {words.seat(seat + 1)}
          <select
            value={sitter.kind === 'me' ? '' : sitter.bot}
            onChange={(event) => choose(seat, event.target.value)}
          >
            <option value="">{words.me}</option>
            {PARTNERS.map((bot) => (
              <option key={bot} value={bot}>
                {say.botName(bot)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {[...chosen].map((bot) => (
        <p key={bot} className={styles['about']}>
          <b>{say.botName(bot)}</b> {say.botAbout(bot)}
        </p>
      ))}
      {laysOpen(setup, facts) ? <p className={styles['about']}>{words.openHands}</p> : undefined}
    </fieldset>
  );
}

// Who sits where, in which role: oneself or a bot, dealt or chosen.
import { use, useDeferredValue } from 'react';
import { faceWith } from '../../boxes/face.ts';
import { boxesOf } from '../../boxes/load.ts';
import { roleColour } from '../../faces/roleColours.ts';
import { availableWith } from '../../games/available.ts';
import type { GameFacts } from '../../games/facts.ts';
import { PARTNERS } from '../../games/games.ts';
import { RolePortrait } from '../../icons/RolePortrait.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { speakerOf } from '../../words/game/speaker.ts';
import { chosenRoles, laysOpen, opponentsOf, poolsOf, withRole, type Setup } from './setup.ts';
import styles from './NewGameScreen.module.css';

export interface SeatChoicesProps {
  readonly setup: Setup;
  readonly facts: GameFacts;
  readonly say: GameWords;
  readonly onChange: (part: Partial<Setup>) => void;
}

const WAYS = ['random', 'chosen'] as const;

export function SeatChoices({ setup, facts, say, onChange }: SeatChoicesProps) {
  const { newGame: words, lobby, reader } = useAllWords();
  const { game, sitters, roles, players, place, boxes, challenges } = setup;
  const { addedSeats: added, sides } = availableWith(facts, boxes, challenges);
  const opponents = opponentsOf(setup, facts);
  const dealt = players - opponents.length;
  const face = faceWith(game, use(boxesOf(say.language, useDeferredValue(boxes))));
  /** Within a sentence. */
  const nameIn = (role: string): string =>
    say.who(speakerOf({ language: say.language, game, seats: [{ seat: 1, role }], you: [] }), 1);
  const pool = poolsOf(setup, facts).roles;
  const sit = (seat: number, bot: string): void =>
    onChange({ sitters: sitters.with(seat, bot === '' ? { kind: 'me' } : { kind: 'bot', bot }) });
  const isLocal = place === 'local';
  return (
    <>
      <Choice
        label={words.roles}
        layout="row"
        values={WAYS}
        value={roles === 'random' ? 'random' : 'chosen'}
        nameOf={(way) => (way === 'random' ? words.rolesRandom : words.rolesChosen)}
        onChange={(way) => onChange({ roles: way === 'random' ? 'random' : chosenRoles([], dealt, pool) })}
      />
      {isLocal || roles !== 'random' || opponents.length > 0 ? (
        <fieldset className={styles['seats']}>
          <legend className={styles['label']}>{words.seats}</legend>
          {isLocal ? (
            <p className={styles['about']}>
              {added.length === 0 ? words.seatsAbout : words.decides(added.map(nameIn).join(', '))}
            </p>
          ) : undefined}
          {sitters.map((sitter, seat) => (
            <div key={seat} className={styles['seat']}>
              <span aria-hidden="true">
                {words.seat(seat + 1)}
                {sides[seat] === undefined ? undefined : (
                  <small className={styles['side']}>{words.side(sides[seat])}</small>
                )}
              </span>
              {isLocal ? (
                <select
                  aria-label={[
                    words.seat(seat + 1),
                    ...(sides[seat] === undefined ? [] : [words.side(sides[seat])]),
                  ].join(', ')}
                  value={sitter.kind === 'me' ? '' : sitter.bot}
                  onChange={(event) => sit(seat, event.target.value)}
                >
                  <option value="">{words.me}</option>
                  {PARTNERS.map((bot) => (
                    <option key={bot} value={bot}>
                      {say.botName(bot)}
                    </option>
                  ))}
                </select>
              ) : undefined}
              {seat >= dealt ? (
                <span
                  className={styles['opponent']}
                  style={{ '--role': roleColour(face, opponents[seat - dealt] ?? '') }}
                >
                  <RolePortrait role={opponents[seat - dealt] ?? ''} size={32} />
                  {say.roleName(game, opponents[seat - dealt] ?? '')}
                </span>
              ) : roles === 'random' ? undefined : (
                <select
                  aria-label={words.seatRole(seat + 1)}
                  value={roles[seat]}
                  onChange={(event) => onChange({ roles: withRole(roles, seat, event.target.value) })}
                >
                  {pool.map((one) => (
                    <option key={one} value={one}>
                      {say.roleName(game, one)}
                    </option>
                  ))}
                </select>
              )}
            </div>
          ))}
          {added.map((role) => (
            <div key={role} className={styles['seat']} style={{ '--role': roleColour(face, role) }}>
              <RolePortrait role={role} size={32} />
              <span>{reader.about(say.roleName(game, role), lobby.decided(1))}</span>
            </div>
          ))}
          {isLocal ? (
            <ul className={styles['bots']}>
              {PARTNERS.map((bot) => (
                <li key={bot} className={styles['about']}>
                  <b>{say.botName(bot)}</b> {say.botAbout(bot)}
                </li>
              ))}
            </ul>
          ) : undefined}
          {laysOpen(setup, facts) ? <p className={styles['about']}>{words.openHands}</p> : undefined}
        </fieldset>
      ) : undefined}
    </>
  );
}

// Everything that is known of the teams: stations, Goal cards, awards and Bonus cards, and what is left to be taken.
import { use } from 'react';
import { bonusWorth, type TeamShown } from '@cordon/protocol/team';
import { FactIcon } from '../icons/FactIcon.tsx';
import { useScene } from '../scene/scene.ts';
import { Fold } from '../ui/Fold.tsx';
import { useWords } from '../words/context.tsx';
import { awardWorths } from './awards.ts';
import { Crest } from './Crest.tsx';
import { DeckCards } from './DeckCards.tsx';
import { teamStyle } from './crests.ts';
import { isOurs } from './ours.ts';
import { teamWords } from './words.ts';
import styles from './standings.module.css';

/** What may be on a Goal card that lies face down, or come with an epidemic. */
const DECKS = ['goals', 'bonus'] as const;

export function Standings() {
  const { teams, view, names } = useScene();
  const words = use(teamWords(useWords().language));
  if (teams === undefined) return undefined;
  return (
    <div className={styles['standings']}>
      {teams.teams.map((team) => (
        <Standing key={team.team} team={team} />
      ))}
      {teams.awardsLeft.length === 0 ? undefined : (
        <section>
          <h3 className={styles['title']}>{words.awardsLeft}</h3>
          <Awards awards={teams.awardsLeft} />
        </section>
      )}
      {DECKS.map((deck) => {
        const cards = view.config.decks?.[deck] ?? [];
        return cards.length === 0 ? undefined : (
          <Fold key={deck} title={words.decks[deck].title}>
            <p className={styles['about']}>{words.decks[deck].about}</p>
            <DeckCards deck={deck} cards={cards} colour={names.colour} />
          </Fold>
        );
      })}
    </div>
  );
}

function Standing({ team: { team, seats, station, awards, goal, soFar } }: { readonly team: TeamShown }) {
  const scene = useScene();
  const { names, view, teams } = scene;
  const words = use(teamWords(useWords().language));
  const cards = seats
    .flatMap((seat) => view.seats[seat - 1]?.hand ?? [])
    .map((card) => teams?.bonusCards[card])
    .filter((word) => bonusWorth(word) !== undefined);
  return (
    <section className={styles['team']} style={teamStyle(team)}>
      <h3 className={styles['title']}>
        <Crest team={team} /> {words.name(team)}
        {isOurs(scene, seats) ? <em>{words.ours}</em> : undefined}
        <small>{seats.map((seat) => names.seat(seat)).join(', ')}</small>
      </h3>
      <dl className={styles['facts']}>
        <dt>{words.station}</dt>
        <dd>{station === undefined ? words.notPlaced : names.city(station)}</dd>
        <dt>{words.goal}</dt>
        <dd>{words.goalSays(goal?.word)}</dd>
        <dt>{words.awardsHeld}</dt>
        <dd>{awards.length === 0 ? words.none : <Awards awards={awards} />}</dd>
        {cards.length === 0 ? undefined : (
          <>
            <dt>{words.bonusCards}</dt>
            <dd>
              <ul>
                {cards.map((word, index) => (
                  <li key={index}>{words.bonus(word ?? '', names.colour)}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {soFar === undefined ? undefined : (
          <>
            <dt>{words.prestige.soFar}</dt>
            <dd>
              <b>{soFar.total}</b>
              {soFar.parts.length === 0
                ? undefined
                : ` = ${soFar.parts.map(([part, prestige]) => `${String(prestige)} (${words.prestige.part[part]})`).join(' + ')}`}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** Special ones with the prestige that is printed on them. */
function Awards({ awards }: { readonly awards: readonly string[] }) {
  const { names, view } = useScene();
  const words = use(teamWords(useWords().language));
  const worths = awardWorths(view);
  return (
    <ul className={styles['awards']}>
      {awards.map((award) => (
        <li key={award}>
          <FactIcon fact="awardTaken" size={16} />
          {words.award(award, names.colour)}
          {worths[award] === undefined ? undefined : <small>{words.worth(worths[award])}</small>}
        </li>
      ))}
    </ul>
  );
}

// One's own cards, grouped by colour with the way that is left to a cure; each can be chosen.
import { handLimitOf } from '@cordon/protocol/telling';
import { roleColour } from '../faces/roleColours.ts';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { RolePortrait } from '../icons/RolePortrait.tsx';
import { handIn } from '../scene/opponent.ts';
import { useScene } from '../scene/scene.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import { groupHand, longestWord, type HandGroup } from './cards.ts';
import { diseaseStyle } from './CardChip.tsx';
import { CardFace } from './CardFace.tsx';
import styles from './Hand.module.css';

/** So many cards leave no room for words between the last of them and their number, or for all of them in one row of a phone. */
const MANY = 6;

export interface HandProps {
  readonly seat: number;
  /** Beside another hand, each says whose it is. */
  readonly named?: 'yes' | 'no';
  readonly chosen: string | undefined;
  /** Cards with which something can be done now. */
  readonly usable: ReadonlySet<string>;
  readonly onCard: (card: string) => void;
}

/** How many cards lie side by side: all of them, or two in a column. */
const widthOf = ({ length }: readonly string[]) => ({
  '--cards': String(length),
  '--columns': String(Math.ceil(length / 2)),
});

export function Hand({ seat, named = 'no', chosen, usable, onCard }: HandProps) {
  const scene = useScene();
  const { view, facts, face, names } = scene;
  const words = useWords().table.hand;
  const own = view.seats[seat - 1];
  if (own === undefined) return undefined;
  const { cards: known, size } = handIn(scene, seat);
  const groups = groupHand(facts, known);
  const beside = face.beside(view, seat);
  const limit = handLimitOf(view, seat);
  return (
    <Panel
      title={words.of(names.seat(seat))}
      titled="only-read"
      tour="hand"
      className={styles['panel'] ?? ''}
    >
      <div className={styles['owner']} data-named={named} style={{ '--role': roleColour(face, own.role) }}>
        {named === 'no' ? undefined : (
          <>
            <RolePortrait role={own.role} size="1.5rem" />
            <span className={styles['whose']} aria-hidden="true">
              {names.role(own.role)}
            </span>
          </>
        )}
        {limit === undefined ? undefined : (
          <p className={styles['count']} data-level={size > limit ? 'over' : 'usual'}>
            <span aria-hidden="true">
              {size}/{limit}
            </span>
            <span className="only-read">{words.limit(size, limit)}</span>
          </p>
        )}
      </div>
      {groups.length + beside.length === 0 ? <p className={styles['empty']}>{words.empty}</p> : undefined}
      <div
        className={styles['groups']}
        data-many={size >= MANY ? 'yes' : size === MANY - 1 ? 'nearly' : 'no'}
      >
        {groups.map((group) => (
          <Group
            key={group.colour ?? ''}
            seat={seat}
            group={group}
            chosen={chosen}
            usable={usable}
            onCard={onCard}
          />
        ))}
        {beside.length === 0 ? undefined : (
          <div className={styles['group']} style={widthOf(beside)}>
            <p className={styles['progress']}>{words.beside}</p>
            <Cards cards={beside} colour={undefined} chosen={chosen} usable={usable} onCard={onCard} />
          </div>
        )}
      </div>
    </Panel>
  );
}

function Group({
  seat,
  group: { colour, cards },
  ...rest
}: Omit<HandProps, 'named'> & { readonly group: HandGroup }) {
  const { view, face, names, opponent } = useScene();
  const words = useWords().table.hand;
  // Infection cards bring nobody a cure.
  const isCounted = colour !== undefined && opponent?.seat !== seat;
  const needed = isCounted ? face.needed(view, seat, colour) : 0;
  return (
    <div
      className={styles['group']}
      style={{ ...diseaseStyle(colour), ...widthOf(cards), '--needed': String(needed) }}
    >
      {colour === undefined ? (
        <p className={styles['progress']} title={words.events}>
          <span className={styles['mark']} aria-hidden="true">
            <Glyph name="star" size={14} />
            {cards.length}
          </span>
          <span className={styles['word']}>{words.events}</span>
        </p>
      ) : (
        <p
          className={styles['progress']}
          data-towards={needed === 0 ? 'nothing' : 'goal'}
          data-full={needed > 0 && cards.length >= needed ? 'yes' : 'no'}
        >
          <DiseaseSymbol colour={colour} size={14} />
          <span aria-hidden="true">
            {needed > 0 ? `${String(cards.length)}/${String(needed)}` : cards.length}
          </span>
          <span className="only-read">
            {needed === 0
              ? words.count(names.colour(colour), cards.length)
              : cards.length >= needed
                ? words.enough[face.goal](names.colour(colour))
                : words.progress[face.goal](names.colour(colour), cards.length, needed)}
          </span>
        </p>
      )}
      <Cards cards={cards} colour={colour} {...rest} />
    </div>
  );
}

function Cards({
  cards,
  colour,
  chosen,
  usable,
  onCard,
}: Omit<HandProps, 'seat' | 'named'> & {
  readonly cards: readonly string[];
  readonly colour: string | undefined;
}) {
  const { view, game, face, names } = useScene();
  const words = useWords().table.hand;
  return (
    <ul className={styles['cards']}>
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className={styles['card']}
            data-kind={colour === undefined ? 'event' : 'city'}
            data-usable={usable.has(card) ? 'yes' : 'no'}
            aria-pressed={chosen === card}
            onClick={() => onCard(card)}
          >
            <CardFace game={game} card={card} colour={colour} />
            {face.countsFor(view, card).map((other) => (
              <span key={other} className={styles['also']} style={diseaseStyle(other)}>
                <DiseaseSymbol colour={other} size={14} />
                <span className="only-read">{words.alsoFor(names.colour(other))}</span>
              </span>
            ))}
            <span className={styles['name']} style={{ '--longest': String(longestWord(names.card(card))) }}>
              {names.card(card)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

// What the table may know about infections: the discard pile, the sets in the deck, and how near the next epidemic is.
import { memo } from 'react';
import { cityOf } from '../games/games.ts';
import { useScene } from '../scene/scene.ts';
import { Fold } from '../ui/Fold.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import { CardChip } from './CardChip.tsx';
import { infectionKnowledge, nextEpidemic, type KnownCards } from './knowledge.ts';
import styles from './Infection.module.css';

export const Infection = memo(function Infection() {
  const { view } = useScene();
  const words = useWords().table.infection;
  const epidemic = nextEpidemic(view);
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      <p className={styles['epidemic']}>
        {epidemic === undefined ? words.epidemicNone : words.epidemicWithin(epidemic.least, epidemic.most)}
      </p>
      <section>
        <h3 className={styles['title']}>{words.discard(view.infectionDiscard.length)}</h3>
        {view.infectionDiscard.length === 0 ? (
          <p className={styles['note']}>{words.discardEmpty}</p>
        ) : (
          <Cities cities={view.infectionDiscard.toReversed()} />
        )}
      </section>
      <section>
        <h3 className={styles['title']}>{words.deck(view.infectionDeck.size)}</h3>
        <ol className={styles['groups']}>
          {infectionKnowledge(view).map((group) => (
            <li key={group.first} className={styles['group']}>
              <GroupCards group={group} />
            </li>
          ))}
        </ol>
      </section>
      {view.infectionRemoved.length === 0 ? undefined : (
        <section>
          <h3 className={styles['title']}>{words.removed}</h3>
          <Cities cities={view.infectionRemoved} />
        </section>
      )}
    </Panel>
  );
});

function GroupCards({ group: { first, size, at, from } }: { readonly group: KnownCards }) {
  const words = useWords().table.infection;
  const isOpen = from.length > 0;
  return (
    <Fold
      className={styles['details']}
      open={first === 1 && size < 30}
      title={
        <span>
          {first === 1 ? <b>{words.top}</b> : undefined}
          {isOpen ? words.group(size) : words.ordered(size)}
        </span>
      }
    >
      {at.length === 0 ? undefined : (
        <ol className={styles['known']}>
          {at.map(({ place, card }) => (
            <li key={place}>
              <span className={styles['place']} title={words.known(place)}>
                {place}
              </span>
              <Cities cities={[card]} />
            </li>
          ))}
        </ol>
      )}
      {from.map(({ count, cards }) => (
        <div key={cards.join()}>
          {cards.length === count ? undefined : <p className={styles['note']}>{words.fromSet(count)}</p>}
          <Cities cities={cards} />
        </div>
      ))}
    </Fold>
  );
}

/** Cards of cities, and of the disease that has none. */
function Cities({ cities }: { readonly cities: readonly string[] }) {
  const { game, facts, names } = useScene();
  const colourOf = (card: string): string | undefined =>
    cityOf(game, card)?.colour ?? facts.addedColours[0]?.id;
  return (
    <ul className={styles['cities']}>
      {cities.map((city) => (
        <li key={city}>
          <CardChip card={city} name={names.card(city)} colour={colourOf(city)} />
        </li>
      ))}
    </ul>
  );
}

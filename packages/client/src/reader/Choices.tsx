// Every legal command as a button, kind by kind under headings; where a kind has many, they are folded away.
import { lazy, Suspense } from 'react';
import { actionsOf, type KindOffers } from '../choices/bar.ts';
import { Button } from '../ui/Button.tsx';
import { Fold } from '../ui/Fold.tsx';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import { useAllWords } from '../words/context.tsx';
import styles from './ReaderView.module.css';

/** Only tables with a laboratory fetch it. */
const Follows = lazy(async () => ({ default: (await import('../laboratory/Follows.tsx')).Follows }));

/** More than these are folded away. */
const OPEN = 10;
const GROUPS = ['steps', 'actions', 'abilities', 'events'] as const;

export function Choices() {
  const { facts, offers, seat } = useScene();
  const words = useAllWords().reader;
  if (offers.length === 0) return <p>{seat === 0 ? words.watching : words.nothingToDo}</p>;
  const grouped = actionsOf(facts, offers);
  return GROUPS.filter((group) => grouped[group].length > 0).map((group) => (
    <div key={group} className={styles['group']}>
      <h3 className={styles['subtitle']}>{words.groups[group]}</h3>
      {grouped[group].map((kind) => (
        <Kind key={kind.kind.name} kind={kind} />
      ))}
    </div>
  ));
}

function Kind({ kind: { kind, offers } }: { readonly kind: KindOffers }) {
  const { game, say } = useScene();
  const words = useAllWords().reader;
  const label = say.kindLabel(game, kind.name);
  if (offers.length === 1) return <Offers offers={offers} />;
  if (offers.length <= OPEN)
    return (
      <>
        <h4 className={styles['kind']}>{label}</h4>
        <Offers offers={offers} />
      </>
    );
  return (
    <Fold
      title={
        <h4 className={styles['kind']}>
          {label} <small>{words.choicesOf(offers.length)}</small>
        </h4>
      }
    >
      <Offers offers={offers} />
    </Fold>
  );
}

function Offers({ offers }: Pick<KindOffers, 'offers'>) {
  const { say, speaker, view } = useScene();
  const { play } = useDeeds();
  return (
    <ul className={styles['offers']}>
      {offers.map((offer) => (
        <li key={offer.words}>
          <Button onClick={() => play([offer.words])}>{say.offerLabel(speaker, offer, view)}</Button>
          {view.shows['laboratory'] === undefined ? undefined : (
            <Suspense fallback={undefined}>
              <Follows offer={offer} />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  );
}

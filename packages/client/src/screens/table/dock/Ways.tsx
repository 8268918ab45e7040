// A city was chosen: every way to get there and everything to do there, cheapest first.
import { useEffect, useState } from 'react';
import { withoutActions } from '../../../choices/things.ts';
import { waysTo, type Way } from '../../../choices/ways.ts';
import { wishesAt } from '../../../choices/wishes.ts';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds, type NotNow } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { StepHead } from './StepHead.tsx';
import styles from './Ways.module.css';

/** As many as a hurried reader compares. */
const MOST = 12;

export function Ways({ city }: { readonly city: string }) {
  const { offers, view, facts, names, say, speaker } = useScene();
  const { selection } = useDeeds();
  const words = useWords().table.actions;
  const ways = waysTo(city, offers, view, facts).slice(0, MOST);
  return (
    <div className={styles['ways']}>
      <StepHead
        title={names.city(city)}
        text={say.describeCity(speaker, view, city)}
        onBack={selection.clear}
      />
      {ways.length === 0 ? (
        <p className={styles['none']}>{words.noWay(names.city(city))}</p>
      ) : (
        <ul className={styles['list']}>
          {ways.map((way) => (
            <li key={way.commands.join('; ')}>
              <WayButton way={way} city={city} />
            </li>
          ))}
        </ul>
      )}
      <NotNowList city={city} />
    </div>
  );
}

/** What one might wish to do there, and why it cannot be done now. */
function NotNowList({ city }: { readonly city: string }) {
  const { offers, facts, view, seat, game, say } = useScene();
  const { whyNot } = useDeeds();
  const [all, setAll] = useState<readonly NotNow[]>([]);
  const isActing = view.waitsFor === seat && view.frames.at(-1)?.frame === 'actions';
  const isElsewhere = view.seats[seat - 1]?.city !== city;
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = await whyNot(wishesAt(city, offers, facts, seat));
      if (isWanted) setAll(found);
    };
    setAll([]);
    if (isActing && isElsewhere) void ask();
    return () => {
      isWanted = false;
    };
  }, [city, offers, facts, seat, whyNot, isActing, isElsewhere]);
  if (all.length === 0) return undefined;
  return (
    <ul className={styles['notNow']}>
      {all.map(({ offer, reason }) => (
        <li key={offer.words}>
          <KindIcon kind={offer.kind.name} size={18} />
          <b>{say.kindLabel(game, offer.kind.name)}</b> {reason}
        </li>
      ))}
    </ul>
  );
}

function WayButton({
  way: { commands, offers, actions, cards, via },
  city,
}: {
  readonly way: Way;
  readonly city: string;
}) {
  const { say, speaker, view, names } = useScene();
  const { play } = useDeeds();
  const words = useWords().table.actions;
  const [first] = offers;
  const isPath = commands.length > 1;
  // The label of a single command says what it discards; how many actions it takes stands beside it.
  const label =
    first === undefined ? commands.join(', ') : say.offerLabel(speaker, withoutActions(first), view);
  const costs = [
    ...(actions > 0 ? [words.steps(actions)] : []),
    ...(isPath && cards.length > 0 ? [words.discards(cards.map((card) => names.card(card)).join(', '))] : []),
    ...(isPath ? [words.atOnce] : []),
  ];
  return (
    <Button
      size="wide"
      icon={<KindIcon kind={first?.kind.name ?? ''} size={22} />}
      onClick={() => play(commands)}
    >
      <span className={styles['label']}>
        {isPath ? [...via, city].map((one) => names.city(one)).join(' → ') : label}
      </span>
      <span className={styles['cost']}>{costs.join(' · ')}</span>
    </Button>
  );
}

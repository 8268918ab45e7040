// A city was chosen: every way to get there and everything to do there, cheapest first.
import { waysTo, type Way } from '../../../choices/ways.ts';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../deeds.ts';
import { useScene } from '../scene.ts';
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
    </div>
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
  const label = first === undefined ? commands.join(', ') : say.offerLabel(speaker, first, view);
  // The label of a single command says what it discards.
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

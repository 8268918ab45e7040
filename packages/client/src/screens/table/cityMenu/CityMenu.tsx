// The menu beside a chosen city: every way to get there and everything to do there, cheapest first.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { withoutActions } from '../../../choices/things.ts';
import { waysTo, type Way } from '../../../choices/ways.ts';
import { wishesAt } from '../../../choices/wishes.ts';
import { cityOf } from '../../../games/games.ts';
import { Glyph } from '../../../icons/Glyph.tsx';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { CardChip } from '../../../panels/CardChip.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds, type NotNow } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { DIGITS } from '../keys/keys.ts';
import styles from './CityMenu.module.css';

/** As many as a hurried reader compares. */
const MOST = 12;

export function CityMenu({ city }: { readonly city: string }) {
  const { offers, view, facts, names, say, speaker } = useScene();
  const { selection } = useDeeds();
  const { app, table } = useWords();
  const words = table.actions;
  const ref = useRef<HTMLDivElement>(null);
  const ways = waysTo(city, offers, view, facts).slice(0, MOST);
  // Whoever chose the city by keys goes on with keys.
  useEffect(() => {
    const menu = ref.current;
    const now = document.activeElement;
    if (menu !== null && now?.matches('[data-stop]:focus-visible') === true)
      (menu.querySelector('button') ?? menu).focus({ preventScroll: true });
  }, [city]);
  const close = (): void => {
    const had = ref.current?.contains(document.activeElement) === true;
    selection.clear();
    if (had) placeOf(city)?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') close();
    else if (!walk(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={ref}
      className={styles['menu']}
      role="dialog"
      aria-label={names.city(city)}
      tabIndex={-1}
      data-tour="choices:city"
      data-table="yes"
      onKeyDown={press}
    >
      <div className={styles['head']}>
        <h3 className={styles['title']}>{names.city(city)}</h3>
        <p className="only-read">{say.describeCity(speaker, view, city)}</p>
      </div>
      {ways.length === 0 ? (
        <>
          <p className={styles['none']}>{words.noWay(names.city(city))}</p>
          <NotNowList city={city} />
        </>
      ) : (
        <ul className={styles['list']}>
          {ways.map((way, index) => (
            <li key={way.commands.join('; ')}>
              <WayButton way={way} city={city} digit={DIGITS[index]} />
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={styles['close']} aria-label={app.close} onClick={close}>
        <Glyph name="close" size={16} />
      </button>
    </div>
  );
}

function placeOf(city: string): SVGElement | null {
  return document.querySelector<SVGElement>(`[data-stop="city:${CSS.escape(city)}"]`);
}

/** Arrows go from way to way. */
function walk({ key, currentTarget }: KeyboardEvent<HTMLDivElement>): boolean {
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return false;
  const all = [...currentTarget.querySelectorAll('button')];
  const at = all.findIndex((one) => one === document.activeElement);
  all.at((at + by + all.length) % all.length)?.focus();
  return true;
}

/** How one might wish to get there, and why that cannot be done now. */
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
          <KindIcon kind={offer.kind.name} size={16} />
          <span>
            <b>{say.kindShort(game, offer.kind.name)}</b> {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}

function WayButton({
  way: { commands, offers, actions, cards, via },
  city,
  digit,
}: {
  readonly way: Way;
  readonly city: string;
  readonly digit: string | undefined;
}) {
  const { say, speaker, view, game, names } = useScene();
  const { play } = useDeeds();
  const words = useWords().table.actions;
  const [first] = offers;
  const isPath = commands.length > 1;
  // Where the city and what it costs is all that there is to say, the name of the action is enough.
  const isPlain =
    first !== undefined &&
    Object.values(first.operands)
      .flat()
      .every((value) => value === city || cards.includes(value));
  const label = isPlain
    ? say.kindShort(game, first.kind.name)
    : say.offerLabel(speaker, withoutActions(first!), view);
  const discarded = cards.length > 0 ? words.discards(cards.map((card) => names.card(card)).join(', ')) : '';
  const costs = [
    ...(actions > 0 ? [words.steps(actions)] : []),
    ...(isPath && discarded !== '' ? [discarded] : []),
  ];
  return (
    <button
      type="button"
      className={styles['way']}
      title={isPath ? words.atOnce : undefined}
      data-path={isPath ? 'yes' : 'no'}
      aria-keyshortcuts={digit}
      onClick={() => play(commands)}
    >
      <KindIcon kind={first?.kind.name ?? ''} size={20} />
      <span className={styles['label']}>
        {isPath ? [...via, city].map((one) => names.city(one)).join(' → ') : label}
      </span>{' '}
      {isPlain && discarded !== '' ? (
        <span className={styles['cards']}>
          <span className="only-read">{discarded}</span>
          <span aria-hidden="true">
            {cards.map((card) => (
              <CardChip key={card} card={card} name={names.card(card)} colour={cityOf(game, card)?.colour} />
            ))}
          </span>
        </span>
      ) : undefined}{' '}
      <span className={styles['cost']}>{costs.join(' · ')}</span>
    </button>
  );
}

// Cards of a deck side by side, the next to be drawn first: dragged, moved with keys or buttons, and put back together.
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Ordering } from '../../../choices/ordering.ts';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { standing } from '../../../table/standing.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { moveTo, stillOpen } from './arrange.ts';
import { PlacedSlot, Slot } from './Slot.tsx';
import { useDrag } from './useDrag.ts';
import styles from './Reorder.module.css';

interface Lifted {
  readonly card: string;
  /** Where everything goes back to if it is let go of. */
  readonly back: readonly string[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function Reorder({ ordering: { cards, placed, commands } }: { readonly ordering: Ordering }) {
  const { names } = useScene();
  const { play, announce } = useDeeds();
  const words = useWords().story.order;
  const how = useId();
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState(cards);
  const [lifted, setLifted] = useState<Lifted>();
  /** What has the focus after the cards have changed their places. */
  const [held, setHeld] = useState<string>();
  const order = stillOpen(wanted, cards);
  const all = placed + order.length;
  const placeIn = (next: readonly string[], card: string): number => placed + next.indexOf(card) + 1;
  const arrange = (card: string, next: readonly string[]): void => {
    setWanted(next);
    announce(words.moved(names.card(card), placeIn(next, card), all));
  };
  const { drag, begin, swallowsClick } = useDrag(list, order, arrange);
  const shown = drag?.order ?? order;
  useLayoutEffect(() => {
    if (held === undefined) return;
    const target = list.current?.querySelector<HTMLElement>(`[data-hold="${held}"]:not(:disabled)`);
    const card = list.current?.querySelector<HTMLElement>(`[data-hold="card ${held.split(' ')[1] ?? ''}"]`);
    (target ?? card)?.focus();
  }, [held, wanted]);

  const putDown = (card: string, next: readonly string[]): void => {
    setLifted(undefined);
    announce(words.put(names.card(card), placeIn(next, card), all));
  };
  const press = (card: string, by: 'pointer' | 'key'): void => {
    if (by === 'pointer' && swallowsClick()) return;
    setHeld(`card ${lifted?.card ?? card}`);
    if (lifted === undefined) {
      setLifted({ card, back: order });
      announce(words.lifted(names.card(card)));
      return;
    }
    // Another card is where the lifted one goes.
    const next = moveTo(order, lifted.card, order.indexOf(card));
    setWanted(next);
    putDown(lifted.card, next);
  };
  const onKey = (event: KeyboardEvent, card: string): void => {
    const step = STEPS[event.key];
    const isLifted = lifted?.card === card;
    if (event.key === 'Escape' && isLifted) {
      setWanted(lifted.back);
      putDown(card, lifted.back);
    } else if (step === undefined) return;
    else if (isLifted) arrange(card, moveTo(order, card, order.indexOf(card) + step));
    else {
      const next = order[order.indexOf(card) + step];
      if (next !== undefined) setHeld(`card ${next}`);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const shift = (card: string, step: -1 | 1): void => {
    setHeld(`${step < 0 ? 'earlier' : 'later'} ${card}`);
    arrange(card, moveTo(order, card, order.indexOf(card) + step));
  };
  return (
    <div className={styles['frame']} data-reorder="yes">
      <div className={styles['reorder']}>
        <p id={how} className="only-read">
          {words.how}
        </p>
        <ol ref={list} className={styles['slots']} data-count={all > 3 ? 'many' : 'few'}>
          <Placed count={placed} />
          {(drag?.base ?? order).map((card) => {
            const index = shown.indexOf(card);
            return (
              <Slot
                key={card}
                card={card}
                place={placed + index + 1}
                all={all}
                how={how}
                state={lifted?.card === card ? 'lifted' : drag?.card === card ? 'dragged' : 'still'}
                style={{
                  order: placed + index,
                  ...(drag?.card === card
                    ? { translate: `${String(drag.off.x)}px ${String(drag.off.y)}px` }
                    : {}),
                }}
                onPointerDown={(event) => begin(event, card)}
                onPress={(by) => press(card, by)}
                onKey={(event) => onKey(event, card)}
                onShift={(step) => shift(card, step)}
                isFirst={index === 0}
              />
            );
          })}
        </ol>
        <Button
          weight="main"
          aria-keyshortcuts="Space"
          onClick={(event) => {
            // The second press of a double click comes before the answer to the first.
            if (event.detail < 2) play(commands(order));
          }}
        >
          {words.keep}
        </Button>
      </div>
    </div>
  );
}

/** The cards that have their places already, as far as it was told which. */
function Placed({ count }: { readonly count: number }) {
  const { model } = useScene();
  if (count === 0) return undefined;
  const told = standing(model.entries).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.fact === 'reordered' ? [fact.card] : [])),
  );
  return told.slice(-count).map((card, index) => <PlacedSlot key={card} card={card} place={index + 1} />);
}

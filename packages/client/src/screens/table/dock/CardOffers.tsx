// A card was chosen: everything that can be done with it now.
import { offersWithCard } from '../../../choices/things.ts';
import { narrow } from '../../../choices/narrow.ts';
import type { Offer } from '../../../choices/offer.ts';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { heldBy } from '../../../scene/opponent.ts';
import { useScene } from '../../../scene/scene.ts';
import { DIGITS } from '../keys/keys.ts';
import { begin } from './Grid.tsx';
import styles from './Narrowing.module.css';

/** What the card is in all of these offers: “give Paris to …”. */
function operandOf(offers: readonly Offer[], card: string): string | undefined {
  const names = Object.keys(offers[0]?.kind.operands ?? {});
  return names.find((name) => offers.every(({ operands }) => operands[name] === card));
}

export function CardOffers({ card }: { readonly card: string }) {
  const scene = useScene();
  const { offers, names, game, say, speaker, view } = scene;
  const { play, selection } = useDeeds();
  const words = useWords().table.actions;
  const kinds = Map.groupBy(
    offersWithCard(card, offers, heldBy(scene, scene.seat)),
    (offer: Offer) => offer.kind.name,
  );
  if (kinds.size === 0) return <p className={styles['none']}>{words.nothingWith(names.card(card))}</p>;
  return (
    <ul className={styles['options']}>
      {[...kinds].map(([kind, some], index) => {
        const { complete } = narrow(some);
        return (
          <li key={kind}>
            <Button
              size="small"
              aria-keyshortcuts={DIGITS[index]}
              icon={<KindIcon kind={kind} size={20} />}
              onClick={() => {
                begin(kind, some, play, selection.action);
                const operand = complete === undefined ? operandOf(some, card) : undefined;
                if (operand !== undefined) selection.answer(kind, operand, card);
              }}
            >
              {complete === undefined ? say.kindLabel(game, kind) : say.offerLabel(speaker, complete, view)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

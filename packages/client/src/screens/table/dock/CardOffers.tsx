// A card was chosen: everything that can be done with it now.
import { offersWithCard } from '../../../choices/things.ts';
import { narrow } from '../../../choices/narrow.ts';
import type { Offer } from '../../../choices/offer.ts';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { StepHead } from './StepHead.tsx';
import styles from './Ways.module.css';

export function CardOffers({ card }: { readonly card: string }) {
  const { offers, names, game, say, speaker, view } = useScene();
  const { play, selection } = useDeeds();
  const words = useWords().table.actions;
  const kinds = Map.groupBy(offersWithCard(card, offers), (offer: Offer) => offer.kind.name);
  return (
    <div className={styles['ways']}>
      <StepHead title={names.card(card)} text="" onBack={selection.clear} />
      {kinds.size === 0 ? (
        <p className={styles['none']}>{words.nothingWith(names.card(card))}</p>
      ) : (
        <ul className={styles['list']}>
          {[...kinds].map(([kind, some]) => {
            const { complete } = narrow(some);
            return (
              <li key={kind}>
                <Button
                  size="wide"
                  icon={<KindIcon kind={kind} size={22} />}
                  onClick={() => (complete === undefined ? selection.action(kind) : play([complete.words]))}
                >
                  {complete === undefined
                    ? say.kindLabel(game, kind)
                    : say.offerLabel(speaker, complete, view)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

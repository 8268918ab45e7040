// Which cube it is to be: asked at the dish or the line it is about, with a cube for each answer.
import type { Offer } from '../choices/offer.ts';
import { KindIcon } from '../icons/KindIcon.tsx';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import type { Selection } from '../scene/selection.ts';
import { useBench } from './bench.ts';
import { cubesAsked } from './cubesAsked.ts';
import { Piece } from './Pieces.tsx';
import { named } from './usable.ts';
import styles from './colours.module.css';

export function Colours({ selection }: { readonly selection: Selection }) {
  const { layout } = useBench();
  const { view, offers } = useScene();
  const asked = cubesAsked(view, offers, selection, layout);
  if (asked === undefined) return undefined;
  const [x, y] = asked.at;
  return (
    <div className={styles['colours']} style={{ '--x': String(x), '--y': String(y) }} data-tour="lab:cubes">
      {asked.cubes.map((offer) => (
        <Answer key={offer.words} offer={offer} />
      ))}
      {asked.enough === undefined ? undefined : <Answer offer={asked.enough} />}
    </div>
  );
}

function Answer({ offer }: { readonly offer: Offer }) {
  const { pointAt } = useBench();
  const { play } = useDeeds();
  const { say, speaker, view } = useScene();
  const label = say.offerLabel(speaker, offer, view);
  const colour = named(offer, 'colour');
  return (
    <button
      type="button"
      className={styles['colour']}
      aria-label={label}
      title={label}
      data-spot={offer.words}
      onClick={() => play([offer.words])}
      onPointerEnter={() => pointAt([offer])}
      onPointerLeave={() => pointAt(undefined)}
      onFocus={() => pointAt([offer])}
      onBlur={() => pointAt(undefined)}
    >
      {colour === undefined ? (
        <KindIcon kind={offer.kind.name} size={22} />
      ) : (
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <Piece colour={colour} x={0} y={0} size={17} />
        </svg>
      )}
    </button>
  );
}

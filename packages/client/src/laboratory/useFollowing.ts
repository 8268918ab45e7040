// What a command would lead to: asked of the table once for each board, and only where somebody points at it.
import { laboratoryShown } from '@cordon/protocol/laboratory';
import { useEffect, useState } from 'react';
import type { Offer } from '../choices/offer.ts';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import { differenceOf, type Difference } from './difference.ts';

interface Found {
  readonly of: Offer;
  readonly difference: Difference;
}

export function useFollowing(offer: Offer | undefined): Difference | undefined {
  const { view } = useScene();
  const { foresee } = useDeeds();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (offer === undefined) return undefined;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const after = await foresee(offer.words);
      if (!isCurrent || after === undefined) return;
      const [was, is] = [laboratoryShown(view), laboratoryShown(after)];
      if (was !== undefined && is !== undefined)
        setFound({ of: offer, difference: differenceOf(was, is, after.ending) });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [offer, view, foresee]);
  return found !== undefined && found.of === offer ? found.difference : undefined;
}

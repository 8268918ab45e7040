// What would follow from a command of the laboratory, in words: for those who don't see the preview.
import { use } from 'react';
import type { Offer } from '../choices/offer.ts';
import { useScene } from '../scene/scene.ts';
import { followingOf } from './following.ts';
import { placeOf } from './usable.ts';
import { useFollowing } from './useFollowing.ts';
import { laboratoryWords } from './words.ts';

export function Follows({ offer }: { readonly offer: Offer }) {
  const { say, names } = useScene();
  const words = use(laboratoryWords(say.language));
  const following = useFollowing(placeOf(offer) === undefined ? undefined : offer);
  return following === undefined ? undefined : ` ${words.follows(followingOf(following, names.card))}`;
}

// What only tables with the laboratory say, in French.
import type { ChallengePart } from '../../../box.ts';
import { commands } from './commands.ts';
import { things } from './things.ts';
import { banners, deeds, endings, facts, places, reasons, removals, waits } from './told.ts';

export const part = {
  challenge: {
    name: 'In vitro',
    short: 'Labo',
    about:
      'Les remèdes se développent au laboratoire\u00a0: les échantillons des villes traitées passent de coupelle en coupelle jusqu’à remplir une carte Séquence. Un remède demande alors trois cartes. Plus difficile, et différent.',
  },
  commands,
  things,
  facts,
  deeds,
  removals,
  waits,
  endings,
  banners,
  reasons,
  spoken: { places },
} satisfies ChallengePart;

// How the Bio-Terrorist is offered to a table, in French: his challenge and its options.
import { optionOf } from '../../../words/game/fr/shared/choices.ts';

export const challenge = {
  name: 'Le Bioterroriste',
  about:
    'L’un de vous joue contre les autres\u00a0: caché, des cartes Propagation en main et une maladie violette à lui. Il gagne si les autres perdent tant qu’il reste du violet sur le plateau. De trois à cinq.',
};

export const options = {
  capture: optionOf('Capture', 'Ce que coûte la capture du Bioterroriste.', {
    free: { name: 'Rien', about: 'Une capture ne prend pas d’action.' },
    action: { name: 'Une action', about: 'Une capture prend une action.' },
  }),
  sighting: optionOf('Vol charter', 'Où le Bioterroriste est aperçu quand il affrète un vol.', {
    departure: { name: 'Au départ', about: 'On annonce la ville qu’il quitte, et non sa destination.' },
    destination: { name: 'À l’arrivée', about: 'On annonce la ville où il atterrit.' },
  }),
  companion: optionOf(
    'Villes violettes',
    'Si la carte d’une ville qui a des cubes violets y amène aussi un cube violet.',
    {
      yes: { name: 'Oui', about: 'Un cube violet s’ajoute, comme dans le défi de la Mutation.' },
      no: { name: 'Non', about: 'Le violet ne vient que du Bioterroriste et des éclosions.' },
    },
  ),
};

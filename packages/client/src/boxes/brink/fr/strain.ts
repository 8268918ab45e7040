// What only tables with the Virulent Strain say, in French.
import type { View } from '@cordon/engine';
import { strainShown } from '@cordon/protocol/telling';
import { capital } from '../../../words/game/telling/names.ts';
import { optionOf } from '../../../words/game/fr/shared/choices.ts';
import type { FactWords } from '../../../words/game/parts.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { PartLike } from '../../box.ts';
import type { part as english } from '../en/strain.ts';

const facts: FactWords<
  'strainChosen' | 'strainActed' | 'strainBegan' | 'strainEnded' | 'diseaseReturned' | 'cubesLost'
> = {
  strainChosen: (talk, { colour, instead = [] }) =>
    instead.length === 0
      ? `La souche virulente est ${talk.disease(colour)}.`
      : `La souche virulente est ${talk.disease(colour)}, tirée au sort\u00a0: ${talk.list(instead.map(talk.disease))} ${instead.length > 1 ? 'avaient' : 'avait'} autant de cubes.`,
  strainActed: (talk, { card }) => `${talk.card(card)} prend effet.`,
  strainBegan: (talk, { card }) => `${talk.card(card)} est en vigueur à partir de maintenant.`,
  strainEnded: (talk, { card }) => `${talk.card(card)} n’est plus en vigueur.`,
  diseaseReturned: (talk, { colour }) =>
    `${capital(talk.disease(colour))} est de retour\u00a0: elle a un remède, mais n’est plus éradiquée.`,
  cubesLost: (talk, { colour, count }) =>
    `${talk.cubes(count, colour)} ${talk.count(count, 'quitte', 'quittent')} la réserve pour de bon.`,
};

const epidemics = {
  'chronic-effect': {
    name: 'Effet chronique',
    about:
      'Pendant la propagation, une carte de la souche met deux cubes dans une ville qui n’en a aucun de la souche.',
  },
  'complex-molecular-structure': {
    name: 'Structure moléculaire complexe',
    about: 'Le remède contre la souche demande une carte de sa couleur de plus.',
  },
  'government-interference': {
    name: 'Ingérence gouvernementale',
    about:
      'Aucun pion ne quitte une ville où il y a des cubes de la souche, sauf si le joueur dont c’est le tour y a traité la souche pendant ce tour.',
  },
  'hidden-pocket': {
    name: 'Souche cachée',
    about:
      'Si la souche est éradiquée, elle revient\u00a0: un cube dans chacune de ses villes dont la carte est dans la défausse Propagation.',
  },
  'rate-effect': {
    name: 'Effet d’entrainement',
    about: 'Si la propagation dévoile une carte de la souche, on dévoile une carte de plus à la fin.',
  },
  'slippery-slope': {
    name: 'Pente glissante',
    about: 'Chaque éclosion de la souche avance le marqueur d’éclosion de deux cases.',
  },
  'unacceptable-loss': {
    name: 'Perte inacceptable',
    about: 'Quatre cubes de la souche quittent la réserve pour de bon\u00a0; tous s’il y en a moins.',
  },
  'uncounted-populations': {
    name: 'Populations non recensées',
    about: 'Chaque ville avec exactement un cube de la souche en reçoit un autre.',
  },
};

const options = {
  interference: optionOf(
    'Ingérence gouvernementale',
    'Quels déplacements elle interdit hors d’une ville où sévit la souche.',
    {
      'every-move': {
        name: 'Tout déplacement',
        about: 'Aucun pion ne part, quoi ou qui que ce soit qui le déplace.',
      },
      'own-actions': {
        name: 'Ses propres actions',
        about:
          'Une lecture plus douce\u00a0: les événements et les actions des autres déplacent encore un pion.',
      },
    },
  ),
};

function strainIn(talk: Talk, view: View): readonly string[] {
  const strain = strainShown(view);
  if (strain?.colour === undefined) return [];
  const cards = strain.inForce.length === 0 ? '' : ` En vigueur\u00a0: ${talk.cards(strain.inForce)}.`;
  const asleep = strain.state === 'dormant' ? ' Elle est éradiquée\u00a0: ses cartes sont sans effet.' : '';
  return [`La souche virulente est ${talk.disease(strain.colour)}.${cards}${asleep}`];
}

export const part: PartLike<typeof english> = {
  challenge: {
    name: 'Souche virulente',
    about:
      'Chaque épidémie a son effet, et dès la première la maladie qui a le plus de cubes devient la souche virulente que toutes renforcent. Nettement plus difficile.',
  },
  options,
  epidemics,
  facts,
  spoken: { tracks: strainIn },
};

// The events of the base game, in French.
import { events as names } from '../../../../words/game/fr/base/names.ts';
import type { BaseTexts } from '../rules.ts';

export const events: BaseTexts['event'] = {
  airlift: {
    title: names.airlift,
    text: 'Déplacez un pion quelconque dans n’importe quelle autre ville. Cela ne coûte aucune autre carte.',
    points: [
      'Le propriétaire du pion doit être d’accord, sauf si c’est le vôtre.',
      'Ce qu’un rôle fait en arrivant se produit aussitôt : le Médecin retire les maladies guéries, la Spécialiste en mise en quarantaine protège.',
    ],
  },
  forecast: {
    title: names.forecast,
    text: 'Regardez les six premières cartes du paquet Propagation et remettez-les dessus dans l’ordre de votre choix.',
    points: [
      'Rien d’autre ne peut se passer tant que les cartes sont sorties.',
      'Vous voyez les cartes et pouvez en parler ; une table peut choisir que tous les voient.',
      'S’il reste moins de six cartes dans le paquet, vous classez celles-là.',
    ],
  },
  'government-grant': {
    title: names['government-grant'],
    text: 'Posez une station de recherche dans n’importe quelle ville, sans carte Ville et sans y être.',
    points: [
      'Pas dans une ville qui en a déjà une.',
      'Si les six sont sur le plateau, vous en choisissez une et la déplacez.',
    ],
  },
  'one-quiet-night': {
    title: names['one-quiet-night'],
    text: 'La prochaine phase de propagation est sautée : aucune carte Propagation n’est dévoilée.',
    points: [
      'Les épidémies n’en sont pas changées : leurs trois étapes ont lieu.',
      'Joué après la première carte Propagation d’un tour, il vaut pour le tour suivant.',
      'Tant qu’il est en attente, il ne peut pas être joué une seconde fois.',
    ],
  },
  'resilient-population': {
    title: names['resilient-population'],
    text: 'Retirez de la partie une carte de votre choix de la défausse Propagation. Cette ville ne sera plus jamais dévoilée.',
    points: [
      'C’est le seul événement jouable au milieu d’une épidémie, entre l’infection de la ville et le mélange ; il peut alors retirer la carte qui vient d’être piochée.',
      'La ville peut encore recevoir des cubes d’éclosions voisines.',
      'Si la défausse est vide, il ne peut pas être joué.',
    ],
  },
};

// The events of Iberia, in French.
import { events as names } from '../../../../words/game/fr/iberia/names.ts';
import type { IberiaTexts } from '../rules.ts';

export const events: IberiaTexts['event'] = {
  'good-season': {
    title: names['good-season'],
    text: 'À la prochaine phase de propagation, une seule carte est dévoilée, quelle que soit la vitesse, et elle vient du dessous du paquet Propagation. Sa ville est infectée normalement.',
    points: [
      'C’est une propagation ordinaire d’un cube, pas une épidémie.',
      'Il se joue jusqu’à la première carte Propagation du tour ; ensuite il vaut pour le tour suivant.',
    ],
  },
  'government-mobilization': {
    title: names['government-mobilization'],
    text: 'Tout de suite, chaque joueur peut se déplacer une fois gratuitement : le long d’une ligne, en train, ou en navire sans carte.',
    points: [
      'Le joueur dont c’est le tour commence, les autres suivent dans l’ordre des places ; chacun peut rester.',
      'Personne n’emmène de passager. Une Infirmière qui se déplace replace son jeton.',
    ],
  },
  'hospital-founding': {
    title: names['hospital-founding'],
    text: 'Posez un hôpital de la réserve, ou déplacez-en un du plateau, dans n’importe quelle ville de sa couleur. Aucune carte n’est défaussée et aucun pion n’a à s’y trouver.',
    points: [
      'Avec la Ruée de patients, c’est une construction : les cubes de sa couleur quittent la ville, et un hôpital venu de la réserve libère ses jetons.',
    ],
  },
  'mail-correspondence': {
    title: names['mail-correspondence'],
    text: 'Deux joueurs, où qu’ils soient, échangent une carte contre une autre, de n’importe quelle sorte.',
    points: [
      'Vous décidez quelles cartes ; vous n’avez pas à être l’un des deux.',
      'Les événements s’échangent aussi, mais pas celui-ci.',
    ],
  },
  'new-rails': {
    title: names['new-rails'],
    text: 'Posez deux rails sur des lignes pleines et libres, n’importe où sur le plateau.',
    points: [
      'Ils n’ont à toucher ni l’un l’autre, ni d’autres rails, ni un pion.',
      'S’il en reste moins en réserve, posez ceux-là.',
    ],
  },
  'one-more-day': {
    title: names['one-more-day'],
    text: 'Le joueur dont c’est le tour reçoit deux actions de plus pour ce tour.',
    points: ['Seulement tant que les actions du tour ne sont pas terminées.'],
  },
  'overseas-migration': {
    title: names['overseas-migration'],
    text: 'Retirez du plateau jusqu’à deux cubes, de n’importe quelles couleurs, d’une ville ou de deux.',
    points: ['Le Typhus ne le rend pas plus cher : aucune action n’est dépensée.'],
  },
  'purify-water': {
    title: names['purify-water'],
    text: 'Posez jusqu’à deux jetons Purification dans une région ou dans deux, n’importe où sur le plateau.',
    points: [
      'Ni carte, ni couleur, ni voisinage ne sont demandés. Ce n’est pas l’action Purifier l’eau : aucun rôle n’y change rien.',
    ],
  },
  'ring-railroads': {
    title: names['ring-railroads'],
    text: 'Posez trois rails, chacun sur une ligne pleine et libre entre deux ports.',
    points: [
      'Les lignes n’ont pas à se toucher.',
      'S’il reste moins de rails ou de lignes, posez-en autant que possible.',
    ],
  },
  'science-triumph': {
    title: names['science-triumph'],
    text: 'Choisissez une région. Jusqu’à un cube, de la couleur de votre choix, quitte chaque ville de son bord.',
    points: ['Ville par ville, vous pouvez aussi laisser les cubes où ils sont.'],
  },
  'second-chance': {
    title: names['second-chance'],
    text: 'Reprenez de la défausse Joueur, dans votre main, la carte de la ville où se trouve votre pion.',
    points: ['Seulement si cette carte y est. La limite de main vaut aussitôt.'],
  },
  'ships-arrive': {
    title: names['ships-arrive'],
    text: 'Choisissez un port. Un ou plusieurs pions s’y rendent, d’où qu’ils soient.',
    points: [
      'Chaque propriétaire doit être d’accord, et qui refuse reste où il est. Une Infirmière qui vient replace son jeton.',
    ],
  },
  'telegraph-message': {
    title: names['telegraph-message'],
    text: 'Un joueur donne une ou deux cartes Ville à un seul autre joueur, où qu’ils soient tous deux.',
    points: [
      'Vous décidez quelles cartes vont à qui ; vous n’avez pas à être l’un des deux.',
      'La limite de main du receveur vaut aussitôt.',
    ],
  },
  'travel-day-and-night': {
    title: names['travel-day-and-night'],
    text: 'Déplacez un pion dans n’importe quelle ville.',
    points: [
      'Son propriétaire doit être d’accord, sauf si c’est le vôtre.',
      'Avec l’Infirmière, son jeton suit ; mais une fois une carte Propagation dévoilée, il est trop tard pour empêcher son éclosion.',
    ],
  },
  'when-the-plans-were-good': {
    title: names['when-the-plans-were-good'],
    text: 'Prenez un événement de la défausse Joueur et jouez-le aussitôt.',
    points: [
      'Il ne peut pas se reprendre lui-même, et l’autre événement doit être jouable maintenant.',
      'Les deux finissent dans la défausse.',
    ],
  },
};

// Why something cannot be done, in French.
import type { reasons as english, refusals as englishRefusals } from '../../en/shared/refusals.ts';
import type { Reasons } from '../../parts.ts';
import { listed } from '@cordon/protocol/telling';

export const reasons: Readonly<Record<keyof typeof english, Reasons[string]>> = {
  'damaged-entry': ({ number }) => `L’entrée ${String(number('entry'))} de l’enregistrement est endommagée.`,
  'game-over': 'La partie est terminée.',
  'not-your-turn': ({ talk, number }) =>
    number('player') === 0
      ? 'Le jeu attend quelqu’un d’autre.'
      : `Le jeu attend ${talk.who(number('player'))}.`,
  'not-now': 'Ce n’est pas possible maintenant.',
  'no-action-left': 'Il ne reste plus d’action ce tour-ci.',
  'too-few-actions': 'Il ne reste pas assez d’actions pour cela.',
  'no-effect': 'Cela ne changerait rien.',
  'card-not-held': 'La carte nécessaire n’est pas en main.',
  'already-there': 'Le pion y est déjà.',
  'not-connected': 'Aucune ligne ne relie ces deux villes.',
  'no-cube': 'Il n’y a aucun cube à retirer ici.',
  'same-player': 'Il faut un autre joueur pour cela.',
  'not-together': 'Les deux pions doivent être dans la même ville.',
  'not-a-city-card': 'Il faut une carte Ville pour cela.',
  'wrong-city': 'Seule la carte de la ville où sont les pions convient.',
  'wrong-count': 'Ce n’est pas le bon nombre de cartes.',
  'no-pawn': 'Ce joueur n’a pas de pion.',
  grounded: 'Votre rôle ne se déplace pas ainsi.',
  bound: 'Aucun pion ne quitte cette ville avant que la souche y ait été traitée ce tour-ci.',
  'never-builds': 'Votre rôle ne construit pas de station de recherche.',
  'wrong-role': ({ talk, ids }) =>
    ids('roles').length === 0
      ? 'C’est la capacité d’un autre rôle.'
      : `Seul ${listed(ids('roles').map(talk.theRole), 'ou')} peut faire cela.`,
  'own-pawn': 'Cela vaut pour les pions des autres.',
  'not-an-event': 'Il faut une carte Événement pour cela.',
  'not-discarded': 'Cette carte n’est pas dans la défausse.',
  'already-pending': 'Son effet est déjà en cours.',
  'once-per-turn': 'Cela n’est possible qu’une fois par tour.',
  'give not-together': ({ talk, number }) =>
    `Vous devez être dans la même ville que ${talk.who(number('player'))}.`,
  'after-reveal': 'Une carte se révèle entre-temps\u00a0: jouez étape par étape.',
};

export const refusals: typeof englishRefusals = {
  'bad-message': 'Le serveur n’a pas compris cette page.',
  'too-large': 'C’est trop long pour être envoyé.',
  'too-fast': 'Doucement\u00a0: trop de demandes à la fois.',
  'too-many': 'Il y en a déjà trop.',
  'hello-first': 'Il faut d’abord ouvrir la connexion.',
  'unknown-protocol': 'Cette page et le serveur ne sont pas de la même version\u00a0: rechargez la page.',
  banned: 'L’administrateur de ce serveur ne vous laisse pas entrer.',
  'guest-needed': 'Choisissez d’abord un nom.',
  'unknown-table': 'Cette table n’existe pas, ou son lien n’est plus valable.',
  'not-allowed': 'Vous n’avez pas le droit de faire cela.',
  'not-your-seat': 'Cette place n’est pas la vôtre.',
  'not-gathering': 'La partie a déjà commencé.',
  'not-playing': 'Aucune partie n’est en cours ici.',
  'seat-taken': 'Cette place est déjà prise.',
  'seat-empty': 'Personne n’occupe cette place.',
  'seats-open': 'Il reste des places libres.',
  'no-such-seat': 'Cette place n’existe pas.',
  'no-such-bot': 'Ce robot n’existe pas.',
  unreadable:
    'Cette partie ne peut pas continuer\u00a0: son journal n’est plus lisible jusqu’au bout. On peut la revoir, l’enregistrer ou en partir.',
  'log-full': 'Cette partie est devenue trop longue pour continuer.',
  stale: 'Il s’est passé quelque chose entre-temps\u00a0: regardez de nouveau.',
  'bad-command': 'Ce n’est pas une commande.',
  'illegal-command': 'Les règles ne le permettent pas maintenant.',
  'nothing-to-undo':
    'Rien à annuler\u00a0: on ne revient pas sur une carte révélée ni sur la décision d’un autre joueur.',
  'no-such-move': 'Ce coup n’existe pas.',
  'no-such-proposal': 'Cette proposition n’est plus là.',
  'seed-secret':
    'La donne reste secrète jusqu’à la fin de la partie ; celle du jour, jusqu’à la fin du jour.',
  'hints-off': 'Cette table joue sans conseils.',
  'bad-configuration': 'On ne peut pas jouer ainsi.',
  'bad-save': 'Ce n’est pas une partie enregistrée, ou elle est abîmée.',
  'newer-save': 'Cette partie vient d’une version plus récente.',
  'bad-seed': 'Ce n’est pas le texte d’une donne.',
  'bad-address': 'Impossible d’envoyer des notifications à cette adresse.',
  'no-such-hook': 'Cette notification n’existe plus.',
  'no-such-day': 'Il n’y a pas encore de donne de ce jour.',
  'hooks-off': 'Ce serveur n’envoie pas de notifications.',
  cancelled: 'La demande a été retirée.',
  unavailable: 'Le serveur ne le peut pas maintenant\u00a0: réessayez dans un instant.',
  internal: 'Une erreur s’est produite sur le serveur.',
  lost: 'La connexion a été perdue avant la réponse.',
};

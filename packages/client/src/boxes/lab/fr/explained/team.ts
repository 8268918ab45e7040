// What explains team mode, in French.
import type { ExplainedPart } from '../../../box.ts';
import type { part } from '../../en/team.ts';

export const team: ExplainedPart<typeof part> = {
  points: [
    'Une équipe a six actions pour ses deux joueurs, partagées 4–2, 3–3 ou 2–4. Puis chacun pioche une carte, et l’équipe ne propage qu’une fois.',
    'Les équipes réussissent ensemble\u00a0: avec tous les remèdes, ou avec trois maladies guéries et éradiquées. Si elles perdent, personne ne gagne.',
    'Remèdes et éradications donnent des récompenses. Ce qu’elles valent dépend de la carte Objectif secrète de l’équipe.',
  ],
  commands: {
    'keep-goal': {
      text: 'Des deux cartes Objectif que reçoit votre équipe, gardez-en une. Les autres équipes ne les voient pas avant la fin.',
    },
    pick: {
      text: 'Votre équipe reçoit trois rôles\u00a0: le premier joueur en choisit un, le second un des deux autres. Ils sont montrés quand toutes les équipes ont choisi.',
    },
    'place-station': {
      text: 'Placez la station de votre équipe et vos deux pions dans une ville à au moins trois liaisons des stations des autres équipes.',
      points: [
        'La première équipe place en dernier. La station ne sert qu’à votre équipe et ne bouge jamais.',
      ],
    },
    divide: {
      text: 'Dites comment les six actions de l’équipe sont partagées. Tout sauf 3–3 demande l’accord de l’autre.',
    },
    'take-fourth': {
      text: 'Le premier joueur d’une équipe prend une quatrième action si le second accepte de n’en avoir que deux.',
    },
    'pay-structure': {
      text: 'Une Structure génétique similaire vaut une carte Ville du remède. On peut en utiliser plusieurs.',
    },
    respond: {
      text: 'Pour une action et une Équipe régionale d’intervention, volez vers une ville de la couleur de la carte et traitez-y une maladie.',
      points: ['La carte est toujours défaussée. Une ville sans cube est permise.'],
    },
    relieve: {
      text: 'Choisissez la maladie que l’Équipe régionale d’intervention traite là où elle est arrivée.',
    },
  },
};

// The rules of team mode in French.
import { heading, list, paragraph, these } from '../../../rules/pages/page.ts';
import type { SectionText } from '../../../rules/pages/page.ts';

export const team: SectionText = {
  title: 'Mode en équipe',
  blocks: [
    paragraph(
      'Quatre ou six joueurs forment deux ou trois équipes de deux, assis côte à côte. Les équipes sauvent le monde ensemble, et l’une d’elles, ou plusieurs, gagnent au prestige. Le mode se joue avec tous les défis, sauf In vitro, le mode solo et le Bioterroriste.',
    ),
    heading('Mise en place'),
    list(
      'Chaque équipe reçoit en secret une carte Objectif\u00a0; une table peut en distribuer deux, dont l’équipe garde une.',
      'Chaque équipe reçoit trois rôles, en garde deux et les montre quand toutes les équipes ont choisi.',
      'Chaque joueur reçoit deux cartes. On utilise deux événements par joueur\u00a0: à six, il faut aussi Au seuil de la catastrophe.',
      'Une carte Bonus va dans chaque pile du paquet Joueur, avec l’épidémie.',
      'La vitesse de propagation commence sur la troisième case et ne dépasse jamais 4.',
      'À partir de la droite de la première équipe, qui est tirée au sort, chaque équipe place sa station et ses deux pions dans une ville à au moins trois liaisons des autres stations d’équipe.',
    ),
    these('action', 'keep-goal', 'pick', 'place-station'),
    heading('Le tour d’une équipe'),
    list(
      'L’équipe a six actions\u00a0: 4–2, 3–3 ou 2–4. Le premier joueur agit, puis le second. Sans accord, c’est 3–3.',
      'Puis chacun des deux pioche une carte. On peut jouer des événements entre les deux.',
      'L’équipe ne fait qu’une propagation. Puis c’est le tour de l’équipe suivante.',
    ),
    these('action', 'divide', 'take-fourth'),
    heading('Ce qui change'),
    list(
      'Partager des connaissances avec une autre équipe coûte deux actions, une seule au sein de l’équipe.',
      'La station de recherche d’équipe ne sert qu’à son équipe, pour les navettes et les remèdes. Elle ne bouge jamais, et une station ordinaire peut être dans la même ville.',
      'À six joueurs, chaque remède demande une carte de moins.',
      'Les deux membres d’une équipe voient leurs cartes\u00a0; les autres équipes non, sauf si la table joue à mains ouvertes.',
      'Si le paquet Propagation est vide, sa défausse devient un nouveau paquet.',
    ),
    heading('Cartes Bonus'),
    paragraph(
      'Elles ne servent que pendant les actions de qui les a en main, comptent dans la limite de main et ne se partagent pas. Ce qui y est imprimé compte si elles sont en main quand les équipes réussissent.',
    ),
    these('action', 'respond', 'relieve', 'pay-structure'),
    heading('Récompenses'),
    list(
      'Ce qui est guéri ou éradiqué pendant le tour d’une équipe lui donne la récompense. Si c’est grâce à un événement, elle va à l’équipe qui l’a joué.',
      'Récompenses spéciales\u00a0: pour le premier remède, la première éradication et, avec ces défis, pour l’éradication de la souche virulente et de la mutation.',
      'Si la partie se termine parce qu’une équipe retire le dernier cube d’une maladie violette sans remède, cela vaut 4 de prestige.',
    ),
    heading('La fin'),
    list(
      'Les équipes réussissent quand les quatre maladies sont guéries, ou quand trois sont guéries et éradiquées.',
      'Avec Mutation ou Panique mondiale, elles réussissent quand les cinq sont guéries, ou quand quatre sont guéries et éradiquées.',
      'Elles y réussissent aussi tant qu’aucun cube violet n’est sur le plateau, dès que les quatre autres sont guéries ou que trois d’entre elles sont guéries et éradiquées.',
    ),
    paragraph(
      'Toutes les équipes montrent alors leurs cartes Objectif et comptent. Le plus de prestige gagne\u00a0; à égalité, la victoire est partagée. Si la partie est perdue comme dans le jeu de base, personne ne gagne.',
    ),
  ],
};

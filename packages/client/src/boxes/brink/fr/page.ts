// The rules of On the Brink in French.
import { all, heading, list, note, paragraph, steps, table, these } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';

export const page: BoxPage<'virulent-strain' | 'mutation' | 'bio-terrorist'> = {
  box: {
    title: 'Ce que la boîte ajoute',
    blocks: [
      paragraph(
        'Au seuil de la catastrophe agrandit le jeu de base\u00a0: six rôles, huit événements, un cinquième joueur, une septième épidémie et trois défis\u00a0: Souche virulente, Mutation et le Bioterroriste. Tout ce que cette page ne change pas reste comme dans le jeu de base.',
      ),
      list(
        'La boîte se combine avec In vitro.',
        'Sans défi, on gagne et on perd comme dans le jeu de base. La Souche virulente se combine avec chacun des deux autres\u00a0; la Mutation et le Bioterroriste s’excluent.',
      ),
    ],
  },
  setup: {
    title: 'Mise en place',
    blocks: [
      paragraph(
        'Les rôles sont distribués parmi ceux de toutes les boîtes utilisées\u00a0: sept du jeu de base et six de cette boîte, et quatre de plus avec In vitro. Les rôles que personne n’a restent disponibles\u00a0; Nouvelles fonctions peut les faire entrer en jeu.',
      ),
      paragraph(
        'Tous les événements sont mélangés et l’on en utilise deux par joueur. Les autres restent dans la boîte, sans qu’on sache lesquels.',
      ),
      table(
        'Cartes',
        ['Joueurs', 'Cartes en main', 'Événements'],
        ['2', '4', '4'],
        ['3', '3', '6'],
        ['4', '2', '8'],
        ['5', '2', '10'],
      ),
      table(
        'Difficulté',
        ['Partie', 'Épidémies'],
        ['Introduction', '4'],
        ['Standard', '5'],
        ['Héroïque', '6'],
        ['Légendaire', '7'],
      ),
      note(
        'La vitesse de propagation ne dépasse jamais 4\u00a0: la septième épidémie laisse le marqueur sur la dernière case.',
      ),
    ],
  },
  roles: {
    title: 'Rôles',
    blocks: [
      paragraph(
        'Ce qui se fait une fois par tour se fait une fois pendant votre propre tour, jamais pendant celui des autres.',
      ),
      all('role'),
    ],
  },
  events: {
    title: 'Événements',
    blocks: [
      paragraph(
        'Ils se jouent comme tous les événements\u00a0: par n’importe qui, à tout moment sauf entre la pioche d’une carte et sa résolution, sans action.',
      ),
      list(
        'Si un événement permet à un autre joueur de faire quelque chose, on lui demande d’abord. S’il refuse, la carte reste en main.',
        'Certains événements restent sur la table jusqu’à leur fin. Pendant ce temps, ils ne sont ni dans une main ni dans la défausse.',
        'Les événements qui concernent les actions d’un tour ne se jouent que pendant les actions.',
      ),
      all('event'),
    ],
  },
  'virulent-strain': {
    title: 'Défi\u00a0: Souche virulente',
    blocks: [
      paragraph(
        'Les épidémies ont un nom et un effet, et une maladie devient plus dangereuse que les autres\u00a0: la souche virulente. C’est nettement plus difficile que la même partie sans ce défi.',
      ),
      heading('Mise en place'),
      paragraph(
        'À la place des épidémies habituelles, on pioche sans les regarder autant de cartes Épidémie - Souche virulente et on les mélange au paquet, une par pile. Les autres restent dans la boîte, sans qu’on sache lesquelles.',
      ),
      heading('Une épidémie'),
      steps(
        'Accélération.',
        'Infection, avec toutes ses éclosions.',
        'À la première épidémie de la partie\u00a0: la maladie qui a le plus de cubes sur le plateau devient la souche virulente, pour toujours. Le sort départage les égalités. Une maladie guérie peut le devenir\u00a0; la violette seulement dans Panique mondiale.',
        'Si la carte agit une fois, elle agit maintenant.',
        'Intensification. Si la carte a un effet continu, il est en vigueur à partir de maintenant.',
      ),
      list(
        'Si deux épidémies sont piochées ensemble, l’effet de la première vaut déjà pour la seconde.',
        'Population résiliente peut être jouée avant l’Intensification, avant ou après ce que fait la carte.',
        'Les effets ne concernent que les cubes, les éclosions et les cartes de la souche. Toutes les cartes en vigueur s’ajoutent.',
        'Ce qui empêche de placer des cubes empêche aussi de placer ceux-ci. La partie est perdue s’il manque un cube dans la réserve.',
        'Tant que la souche est éradiquée, aucune carte n’a d’effet.',
      ),
      heading('Cartes à effet continu'),
      these(
        'card',
        'chronic-effect',
        'complex-molecular-structure',
        'government-interference',
        'rate-effect',
        'slippery-slope',
      ),
      heading('Cartes qui agissent une fois'),
      these('card', 'hidden-pocket', 'unacceptable-loss', 'uncounted-populations'),
    ],
  },
  mutation: {
    title: 'Défi\u00a0: Mutation',
    blocks: [
      paragraph(
        'Une cinquième maladie, la violette, n’a ni ville ni carte à elle. Elle apparaît là où personne ne regarde et grandit partout où on la laisse. C’est plus difficile que la même partie sans ce défi.',
      ),
      heading('Mise en place'),
      list(
        'Douze cubes violets forment une cinquième réserve. Aucun n’est sur le plateau au départ.',
        'Après les neuf premières infections, deux cartes Mutation vont dans la défausse Propagation\u00a0: la première épidémie les fait entrer dans le paquet.',
        'Après la distribution des mains, trois événements de mutation sont mélangés au paquet Joueur.',
      ),
      heading('Comment le violet se propage'),
      list(
        'Une carte Mutation dévoilée apporte un cube violet dans la ville de la carte du dessous.',
        'Pendant la propagation, la carte d’une ville avec des cubes violets en apporte un de plus, après le cube de sa couleur et tout ce qu’il entraîne.',
        'À l’étape Infection d’une épidémie, seule la couleur de la ville arrive.',
        'Pour le reste, la violette est une maladie comme les autres\u00a0: traitement, trois cubes au plus, éclosions, chaînes, rôles, éradication.',
      ),
      heading('Le remède violet et la victoire'),
      list(
        'Le remède violet demande autant de cartes que les autres, de toutes couleurs. L’une d’elles au moins doit être celle d’une ville qui a des cubes violets à ce moment.',
        'On gagne avec cinq remèdes, ou avec les quatre autres tant qu’aucun cube violet n’est sur le plateau, même s’il n’en est jamais venu.',
        'Sans remède, retirer le dernier cube violet n’éradique pas la maladie\u00a0: les cartes Mutation la ramènent.',
        'On perd aussi quand il faut un cube violet et qu’il n’y en a plus.',
      ),
      heading('Cartes Mutation'),
      these('card', 'mutation-1'),
      heading('Événements de mutation'),
      paragraph(
        'Qui en pioche un le résout aussitôt, avant une épidémie de la même pioche, puis le défausse. Il n’entre jamais dans une main et n’est pas remplacé. S’il y en a deux, le joueur qui les a piochés choisit l’ordre.',
      ),
      these('card', 'mutation-spreads', 'mutation-threatens', 'mutation-intensifies'),
    ],
  },
  'bio-terrorist': {
    title: 'Défi\u00a0: le Bioterroriste',
    blocks: [
      paragraph(
        'Un joueur, à la dernière place, joue contre les autres. Il se cache sur la même carte, tient des cartes Propagation et répand une maladie violette. De trois à cinq joueurs, lui compris.',
      ),
      heading('Mise en place'),
      list(
        'Les mains, les événements et le paquet Joueur sont ceux d’une partie sans lui. Il n’a ni cartes Joueur ni rôle de la réserve.',
        'Douze cubes violets forment une cinquième réserve. Il n’y a ni cartes Mutation ni événements de mutation.',
        'Après les neuf premières infections il prend deux cartes Propagation. Puis il choisit en secret la ville où il commence.',
      ),
      heading('Son tour'),
      paragraph(
        'Après chaque tour d’un joueur de l’équipe, il a exactement trois commandes\u00a0: jusqu’à deux actions, un trajet gratuit, et l’attente pour le reste. Pour les autres, un trajet caché et une attente se ressemblent.',
      ),
      these(
        'action',
        'draw-infection',
        'sneak',
        'fly-in',
        'fly-out',
        'infect-locally',
        'infect-remotely',
        'sabotage',
        'wait',
      ),
      heading('Caché, repéré, capturé'),
      list(
        'Dès qu’un pion de l’équipe et lui sont dans la même ville, il est repéré, quel que soit le tour, et son pion est sur le plateau. Quand il n’y reste plus de pion de l’équipe, il est de nouveau caché.',
        'Repéré, il peut piocher et se déplacer, mais ni infecter ni saboter.',
        'Le plateau peut montrer les villes où il peut être\u00a0: elles découlent de ce que tout le monde a vu.',
      ),
      these('action', 'capture', 'escape'),
      heading('Le violet'),
      list(
        'Une éclosion violette place un cube violet dans chaque ville reliée. Puis deux des trois cubes quittent la ville\u00a0: il en reste un.',
        'Le remède violet demande autant de cartes que les autres, de toutes couleurs. L’une d’elles au moins doit être celle d’une ville qui a des cubes violets à ce moment.',
        'S’il faut un cube violet et qu’il n’y en a plus, les autres perdent.',
      ),
      heading('Qui gagne'),
      list(
        'Les autres gagnent avec cinq remèdes, ou avec les quatre autres tant qu’aucun cube violet n’est sur le plateau.',
        'Il gagne s’ils perdent alors qu’au moins un cube violet est sur le plateau. S’il n’y en a aucun, tout le monde perd.',
      ),
    ],
  },
};

// What is said in the guided game in the laboratory, in French.
import type { LabTexts } from './texts.ts';

export const texts: LabTexts = {
  welcome: {
    title: 'Un laboratoire à côté de la carte',
    text: ({ city }) =>
      `Dans ce défi, les cartes ne suffisent plus : un remède se développe ici, avec des cubes prélevés sur la carte. Vous tenez les rôles de l’Expert aux opérations et de la Scientifique, qui partent d’${city('atlanta')}. Si le laboratoire est replié, touchez-le pour l’ouvrir.`,
  },
  line: {
    title: 'Ce que demande un remède',
    text: () =>
      'La carte Séquence de la recherche 1 montre une fiole bleue et quatre cercles bleus. Caractérisez la ligne avec une carte bleue, remplissez les quatre cercles de cubes bleus et testez le remède avec une autre carte bleue. Il ne coûtera plus que trois cartes bleues.',
  },
  move: {
    title: 'Les cubes viennent de la carte',
    text: ({ city }) =>
      `Il y a trois cubes bleus à ${city('washington')} : un bon endroit pour des prélèvements. Envoyez-y l’Expert aux opérations : choisissez la ville, puis la façon d’y aller.`,
  },
  sample: {
    title: 'Prélever un échantillon',
    text: ({ button }) =>
      `Choisissez « ${button('treat')} ». Le cube quitte la ville comme d’habitude, mais vous pouvez en garder un par traitement : placez-le dans la coupelle d’échantillons 1.`,
  },
  sampleAgain: {
    title: 'Encore un',
    text: ({ button }) =>
      `Deux échantillons suffiront pour quatre cercles, vous verrez. Choisissez encore « ${button('treat')} » et placez le cube dans la même coupelle. Elle accepte autant de cubes qu’on veut, de toutes les couleurs.`,
  },
  build: {
    title: 'Construire une station',
    text: ({ button }) =>
      `Les actions de laboratoire se font dans une station de recherche, n’importe laquelle. Choisissez « ${button('build')} » : l’Expert aux opérations n’a pas besoin de carte pour cela.`,
  },
  characterizeFree: {
    title: 'Une action de laboratoire offerte',
    text: ({ city, button }) =>
      `Construire une station offre aussitôt une action de laboratoire. Choisissez « ${button('characterize')} » sur la recherche 1 et posez une carte bleue, ${city('san-francisco')} ou ${city('essen')}. Cette ligne prépare maintenant le remède bleu.`,
  },
  characterize: {
    title: 'À quoi sert la ligne',
    text: ({ button }) =>
      `Choisissez « ${button('characterize')} » sur la recherche 1 et posez une carte bleue. Cette ligne prépare maintenant le remède bleu.`,
  },
  end: {
    title: 'Le tour finit comme toujours',
    text: ({ button }) =>
      `Deux cartes Joueur, deux cartes Propagation : là, rien ne change. Jusque-là, vous pouvez reprendre vos actions, celles du laboratoire aussi. Choisissez « ${button('end')} ».`,
  },
  centrifuge: {
    title: 'Centrifuger',
    text: ({ button, city }) =>
      `La Scientifique continue, à ${city('atlanta')}. Touchez la flèche de centrifugation, ou « ${button('lab')} » puis « ${button('centrifuge')} » : les cubes d’une couleur avancent, les autres seraient perdus. Les flèches utilisables s’allument ; pointez-en une pour voir ce qu’elle ferait.`,
  },
  grow: {
    title: 'Cultiver',
    text: ({ button }) =>
      `Choisissez « ${button('grow')} » : chaque cube est doublé avec la réserve, et deux en font quatre. Les cubes du laboratoire manquent à la réserve ; si elle ne suffit pas pour les doubler, la partie est perdue.`,
  },
  apply: {
    title: 'Remplir les cercles',
    text: ({ button }) =>
      `Choisissez « ${button('apply')} » : tous les cubes de la coupelle vont à la recherche 1, chacun sur un cercle de sa couleur. Les cercles gris prennent la couleur du remède. Ce qui ne trouve pas de place retourne à la réserve.`,
  },
  place: {
    title: 'Ouvrir la deuxième ligne',
    text: ({ button }) =>
      `Avec deux stations sur la carte, on peut développer un deuxième remède. Choisissez « ${button('sequence')} » pour piocher une carte Séquence. Ce qui a été vu ne peut plus être repris.`,
  },
  placeDrawn: {
    title: 'Ouvrir la deuxième ligne',
    text: () =>
      'Cette carte mène à un remède bleu ou jaune, et demande des cubes des deux couleurs. Ses deux cercles gris prennent la couleur du remède. Placez-la sur la recherche 2, qui est vide.',
  },
  endAgain: {
    title: 'Retour à l’Expert aux opérations',
    text: ({ button, city }) =>
      `Tout le monde travaille sur les deux mêmes lignes. L’une a rempli les cercles, l’autre peut tester le remède depuis sa station de ${city('washington')}. Choisissez « ${button('end')} ».`,
  },
  test: {
    title: 'Tester le remède',
    text: ({ button }) =>
      `Un seul cube sur la carte Séquence suffit pour tester. Choisissez « ${button('test')} » et posez une carte bleue. Un test retire aussi un cube bleu de la carte : choisissez la ville qui le perd.`,
  },
  sampleBlue: {
    title: 'Des échantillons pour la suite',
    text: ({ button }) =>
      `La recherche 2 demande des cubes jaunes et bleus. Commencez par un bleu : choisissez « ${button('treat')} » ici et placez le cube dans la coupelle d’échantillons 2.`,
  },
  sampleYellow: {
    title: 'Et maintenant un jaune',
    text: ({ city, button }) =>
      `Il y a des cubes jaunes à ${city('miami')}. Allez-y, choisissez « ${button('treat')} » et placez le cube dans la coupelle d’échantillons 2, lui aussi : on peut y mêler les couleurs.`,
  },
  endThird: {
    title: 'Prêt pour le remède',
    text: ({ button, city }) =>
      `La recherche 1 est complète : caractérisée, remplie, testée. Il faut trois cartes bleues dans une station, et deux suffisent à la Scientifique, qui attend à ${city('atlanta')}. Choisissez « ${button('end')} ».`,
  },
  cure: {
    title: 'Découvrir le remède',
    text: ({ button }) =>
      `La Scientifique a deux cartes bleues et une station. Choisissez « ${button('cure')} ». Ce n’est pas une action de laboratoire : cela coûte toujours une action.`,
  },
  closed: {
    title: 'La ligne est vidée',
    text: () =>
      'Le remède bleu est trouvé. Sa ligne est fermée : ses cartes sont défaussées, ses cubes retournent à la réserve, et une nouvelle carte Séquence y est posée. Une ligne se ferme aussi quand on caractérise sa maladie sur l’autre.',
  },
  uncured: {
    title: 'Pas de remède cette fois',
    text: () =>
      'La ligne n’est pas complète, ou la Scientifique n’a pas deux cartes bleues dans une station. Cela arrive ; ce qui est au laboratoire y reste pour les tours suivants. Il y a encore à essayer.',
  },
  separate: {
    title: 'Séparer',
    text: ({ button }) =>
      `Pour une carte à cercles de deux couleurs, il y a un autre chemin. Choisissez « ${button('separate')} » : un cube de chaque couleur avance, les autres seraient perdus. Ensuite, ils pourront croître, deux et deux.`,
  },
  discard: {
    title: 'Une meilleure carte ?',
    text: ({ button }) =>
      `La nouvelle carte de la recherche 1 a huit cercles. Choisissez « ${button('sequence')} » pour en chercher une plus facile.`,
  },
  discardDrawn: {
    title: 'Pas mieux',
    text: () =>
      'Quatre cercles bleus et quatre gris : cette carte a huit cercles aussi, l’échange n’en vaut pas la peine. Défaussez-la.',
  },
  swap: {
    title: 'Encore une fois',
    text: ({ button }) => `Il reste une action. Choisissez encore « ${button('sequence')} ».`,
  },
  swapDrawn: {
    title: 'Échanger la carte',
    text: () =>
      'Six cercles, pour un remède rouge ou jaune : échangez cette carte avec celle de la recherche 1, encore vide. Sur une ligne en cours, une carte avec la même fiole garde tous les cubes qui y trouvent place.',
  },
  finish: {
    title: 'Vous savez tout',
    text: () =>
      'Prélever, centrifuger ou séparer, cultiver, remplir ; caractériser, tester, découvrir : vous avez fait chaque action de laboratoire. Cette partie est à vous. Deux cubes attendent dans la coupelle de séparation, et la recherche 2 n’a pas encore de maladie.',
  },
};

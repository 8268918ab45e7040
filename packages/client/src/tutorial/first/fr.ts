// What is said in the guided first game, in French.
import type { FirstTexts } from './texts.ts';

export const texts: FirstTexts = {
  welcome: {
    title: 'Quatre maladies, une équipe',
    text: ({ city }) =>
      `Chaque cube sur la carte est un foyer dans une ville. Tout le monde joue contre les maladies, personne contre un autre. Ici, vous tenez les deux rôles, le Médecin et la Scientifique ; tous deux partent d’${city('atlanta')}.`,
  },
  goal: {
    title: 'Comment cela finit',
    text: () =>
      'Vous gagnez quand les quatre remèdes sont trouvés : ce sont les quatre fioles ici. Vous perdez à la huitième éclosion, quand une maladie n’a plus de cubes, ou quand il n’y a plus de cartes Joueur à piocher.',
  },
  hands: {
    title: 'Le chemin vers un remède',
    text: ({ city }) =>
      `Un remède coûte cinq cartes Ville d’une même couleur ; à la Scientifique, quatre suffisent. Elle en a trois bleues, et le Médecin tient la quatrième : ${city('atlanta')}.`,
  },
  share: {
    title: 'Donner une carte',
    text: ({ city, button }) =>
      `Une carte change de main dans la ville qu’elle nomme. Vous êtes tous deux à ${city('atlanta')}, et c’est au Médecin de jouer, avec quatre actions. Choisissez « ${button('give')} ».`,
  },
  threat: {
    title: 'Une ville à trois cubes',
    text: ({ city }) =>
      `L’anneau rouge avertit : ${city('miami')} porte trois cubes et n’en supporte pas plus. Le suivant serait une éclosion : chaque ville voisine reçoit alors un cube, et une voisine déjà pleine éclot à son tour.`,
  },
  move: {
    title: 'Aller au plus urgent',
    text: ({ city }) =>
      `Suivre une ligne jusqu’à la ville voisine coûte une action. Choisissez ${city('miami')} sur la carte, puis la façon d’y aller.`,
  },
  treat: {
    title: 'Traiter la maladie',
    text: ({ button }) =>
      `Une action retire un cube. Le Médecin fait mieux : il retire d’un coup tous les cubes d’une couleur. Choisissez « ${button('treat')} ».`,
  },
  onward: {
    title: 'Penser un tour plus loin',
    text: ({ city }) =>
      `Il y a deux cubes bleus à ${city('washington')}. Allez-y avec le Médecin, de la même façon. Vous verrez bientôt à quoi il y sert.`,
  },
  end: {
    title: 'Le tour finit quand vous le dites',
    text: ({ button }) =>
      `Jusque-là, chaque action peut être reprise. Choisissez maintenant « ${button('end')} » : deux cartes Joueur arrivent dans votre main.`,
  },
  drawn: {
    title: 'Deux nouvelles cartes',
    text: ({ city }) =>
      `${city('khartoum')} et ${city('jakarta')}. Une carte Ville permet aussi de voler vers sa ville : chaque vol coûte donc un morceau de remède. Personne ne garde plus de sept cartes. Quatre épidémies se cachent dans cette pioche.`,
  },
  infect: {
    title: 'Les maladies répondent',
    text: ({ button }) =>
      `À la fin de chaque tour, on révèle autant de cartes Propagation que le dit la vitesse de propagation : deux pour l’instant. Chacune pose un cube sur sa ville. Choisissez deux fois « ${button('infect')} ».`,
  },
  pass: {
    title: 'La défausse a de la mémoire',
    text: ({ city, button }) =>
      `${city('delhi')} et ${city('sydney')} ont un cube de plus. Leurs cartes sont dans la défausse, au panneau Propagation : retenez-les. « ${button('continue')} » ouvre le tour de la Scientifique.`,
  },
  cure: {
    title: 'Le premier remède',
    text: ({ city, button }) =>
      `La Scientifique a quatre cartes bleues, et ${city('atlanta')} a une station de recherche : un remède n’en demande pas plus. Choisissez « ${button('cure')} ».`,
  },
  cured: {
    title: 'Un sur quatre',
    text: () =>
      'Le remède bleu est trouvé. Les cubes restent et d’autres viendront encore, mais désormais une seule action de n’importe qui libère toute une ville du bleu.',
  },
  curedBeside: {
    title: 'Un sur quatre',
    text: ({ city }) =>
      `Le remède bleu est trouvé : désormais une seule action de n’importe qui libère toute une ville du bleu. Le Médecin n’en a même pas besoin : il est à ${city('washington')}, et les deux cubes ont disparu d’eux-mêmes.`,
  },
  uncured: {
    title: 'Pas de remède cette fois',
    text: () =>
      'La Scientifique n’a pas quatre cartes bleues dans une ville avec une station de recherche. Cela arrive ; les cartes se réunissent et se partagent aux tours suivants. Il reste à faire pour l’instant.',
  },
  chicago: {
    title: 'Employer le reste du tour',
    text: ({ city }) =>
      `${city('chicago')}, voisine d’${city('atlanta')}, a deux cubes bleus. Envoyez-y la Scientifique : choisissez la ville, puis la façon d’y aller.`,
  },
  treatCured: {
    title: 'Avec un remède, c’est facile',
    text: ({ button }) =>
      `Choisissez « ${button('treat')} » : les deux cubes partent en une action. Quand une maladie qui a son remède n’a plus aucun cube sur la carte, elle est éradiquée et ne revient jamais.`,
  },
  treatUncured: {
    title: 'Un cube à la fois',
    text: ({ button }) =>
      `Choisissez « ${button('treat')} » : sans remède et sans le Médecin, chaque action retire un cube.`,
  },
  endAgain: {
    title: 'Il peut rester des actions',
    text: ({ button }) =>
      `Employez ce qui vous reste comme il vous plaît, ou laissez-le. Puis choisissez « ${button('end')} » et voyez ce que cache la pioche.`,
  },
  epidemic: {
    title: 'Une épidémie',
    text: ({ city, button }) =>
      `Trois choses arrivent. Le marqueur de la vitesse avance d’une case. La carte du dessous de la pioche Propagation pose trois cubes sur sa ville : ${city('kolkata')}. Enfin, la défausse est mélangée et remise sur le dessus : choisissez « ${button('continue')} ».`,
  },
  infectAgain: {
    title: 'Toujours les mêmes villes',
    text: ({ button }) =>
      `Les prochaines cartes viennent de ce petit tas : rien que des villes déjà touchées. C’est ainsi que naissent les éclosions. Choisissez deux fois « ${button('infect')} ».`,
  },
  shielded: {
    title: 'Le Médecin monte la garde',
    text: ({ city }) =>
      `${city('moscow')} a reçu un cube, et ${city('washington')} a été tirée aussi, mais rien n’y a été posé : là où se tient le Médecin, une maladie qui a son remède ne peut plus se propager.`,
  },
  returned: {
    title: 'Elles reviennent bien',
    text: ({ city }) =>
      `${city('moscow')} et ${city('washington')} avaient été touchées au début, et le sont de nouveau. Le panneau Propagation montre quelles villes sont encore sur le dessus de la pioche.`,
  },
  finish: {
    title: 'Vous savez comment cela se joue',
    text: () =>
      'Agir, piocher, propager : c’est chaque tour. Allez là où un anneau rouge avertit, réunissez des cartes d’une couleur, trouvez les remèdes. Cette partie est à vous, et les boutons et les rôles s’expliquent quand on les pointe.',
  },
};

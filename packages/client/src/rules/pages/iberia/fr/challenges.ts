// The rules of Iberia in French: both challenges.
import { heading, list, note, paragraph, steps } from '../../page.ts';
import type { Challenges } from '../shape.ts';

export const challenges: Challenges = {
  'influx-of-patients': {
    title: 'Défi : Ruée de patients',
    blocks: [
      paragraph(
        'Les cubes sont des patients, et chaque hôpital du plateau attire ceux de sa couleur. Six jetons Purification sont en réserve au début ; les huit autres se trouvent par deux sous les quatre hôpitaux.',
      ),
      heading('Construire un hôpital'),
      list(
        'Tous les cubes de sa couleur dans sa ville retournent à la réserve ; les autres couleurs restent.',
        'S’il vient de la réserve, les deux jetons placés dessous rejoignent la réserve de jetons.',
        'S’il ne fait que se déplacer, la nouvelle ville est vidée aussi, mais aucun jeton n’est libéré.',
      ),
      heading('Déplacer les patients'),
      paragraph(
        'Après les actions de chaque tour, avant la pioche, chaque hôpital du plateau fait approcher d’un pas un patient de sa couleur.',
      ),
      steps(
        'Ce patient est le plus proche hors de la ville de l’hôpital, en comptant les lignes sans égard aux rails.',
        'Il prend le chemin le plus rapide. Un pas, c’est une ligne, ou un trajet sur autant de rails qui se suivent.',
        'Entre patients aussi proches, chemins aussi rapides, et pour l’ordre des hôpitaux, le joueur dont c’est le tour choisit.',
      ),
      list(
        'Les jetons Purification et Prévention n’arrêtent pas les patients. Aucun cube ne vient de la réserve.',
        'Les patients ne prennent pas de navire.',
        'Un quatrième cube dans une ville sans hôpital va à la réserve, et une éclosion s’y produit.',
        'Des événements peuvent être joués après chaque patient, avant que le suivant se déplace et avant la pioche.',
      ),
      heading('Quand un hôpital est débordé'),
      paragraph(
        'Au quatrième cube d’une couleur dans la ville d’un hôpital, tous les cubes de cette couleur la quittent. Le joueur dont c’est le tour envoie chacun d’eux dans une ville reliée ; plusieurs peuvent aller dans la même. Puis le marqueur Éclosion avance d’une case, et les éclosions qui en résultent suivent.',
      ),
      list(
        'Une carte qui causerait une éclosion dans la ville fait déborder l’hôpital à la place : le quatrième cube est d’abord posé. Un jeton peut encore l’écarter.',
        'Cela arrive avec toute couleur, pas seulement celle de l’hôpital, et les couleurs ne s’additionnent pas.',
        'L’hôpital reste, et la ville ne reçoit plus de cube des éclosions qui suivent.',
      ),
      note('Un hôpital débordé compte dans les huit éclosions.'),
    ],
  },
  'historical-diseases': {
    title: 'Défi : Maladies historiques',
    blocks: [
      paragraph(
        'Une à quatre de ces maladies sont en jeu ; la table choisit combien ou lesquelles. Toutes les autres règles restent. La mise en place n’en est pas changée, et la recherche ne met pas fin à un effet.',
      ),
      heading('Paludisme (noire)'),
      paragraph(
        'Pendant la phase de propagation, une ville sans cube noir reçoit de sa carte deux cubes noirs au lieu d’un. Chacun est écarté par son propre jeton. Épidémies et éclosions en posent autant que d’habitude, sauf si la table choisit que les éclosions noires en apportent deux aussi.',
      ),
      heading('Typhus (rouge)'),
      paragraph(
        'Là où une ville a plus d’un cube rouge, en traiter un coûte deux actions ; le dernier en coûte une. Deux cubes rouges demandent donc trois actions, trois en demandent cinq. Un traitement du Médecin de campagne en coûte deux au plus. Les événements n’en sont pas changés.',
      ),
      heading('Choléra (bleue)'),
      paragraph(
        'Une éclosion bleue apporte aussi un cube bleu à chaque ville située à deux lignes exactement qui n’a aucun cube d’aucune couleur. Chaque éclosion bleue d’une chaîne le fait. Les rails ne raccourcissent pas le chemin ; un hôpital débordé n’a pas cet effet.',
      ),
      heading('Fièvre jaune (jaune)'),
      paragraph(
        'Quand un cube jaune est posé dans un port, chaque port relié à lui par une ligne reçoit aussi un cube jaune. Ces cubes-là n’en apportent pas d’autres. Si le premier est écarté, rien ne suit.',
      ),
      list(
        'Un tel cube dû dans un port qui a trois cubes jaunes y cause une éclosion.',
        'Une épidémie dans un port apporte ces cubes une fois ; les cubes d’éclosions jaunes qui tombent dans des ports en apportent aussi.',
        'La table peut limiter tout cela aux cartes dévoilées pendant la phase de propagation.',
      ),
      note('Les deux défis peuvent se jouer ensemble.'),
    ],
  },
};

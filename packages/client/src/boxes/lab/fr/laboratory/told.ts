// What happens in the laboratory, in French.
import type { View } from '@cordon/engine';
import { bannersOf, endingsOf } from '../../moments.ts';
import { cubesIn, DISHES, laboratoryShown, sequenceCard, type Cubes } from '@cordon/protocol/laboratory';
import { chooses } from '../../../../words/game/fr/shared/waits.ts';
import { doing } from '../../../../words/game/fr/shared/grammar.ts';
import type { PlaceSpoken } from '../../../../words/game/explained.ts';
import type { Talk } from '../../../../words/game/talk.ts';
import { capital } from '../../../../words/game/telling/names.ts';
import type {
  deeds as englishDeeds,
  facts as englishFacts,
  reasons as englishReasons,
  waits as englishWaits,
} from '../../en/laboratory/told.ts';
import { coloured, the, things } from './things.ts';

const dish = (id: string): string => the('dish', id);
const research = (id: string): string => the('research', id);

const cubes = (talk: Talk, counts: Cubes): string =>
  talk.list(cubesIn(counts).map(({ colour, count }) => `${String(count)} ${coloured(count, colour)}`));

const back = (talk: Talk, counts: Cubes): string =>
  cubesIn(counts).length === 0 ? '' : `, ${cubes(talk, counts)} à la réserve`;

const circlesOf = (talk: Talk, word: string): string =>
  talk.list(
    sequenceCard(word).circles.map(({ colour, count }) => `${String(count)} ${coloured(count, colour)}`),
  );

const card = (talk: Talk, word: string): string => {
  const count = sequenceCard(word).circles.reduce((all, one) => all + one.count, 0);
  return `la carte Séquence à ${talk.count(count, '# cercle', '# cercles')} (${circlesOf(talk, word)})`;
};

const VERBS = {
  centrifuge: ['centrifugez', 'centrifuge'],
  separate: ['séparez', 'sépare'],
  grow: ['cultivez', 'cultive'],
} as const;

export const facts: typeof englishFacts = {
  sampled: (talk, { seat, colour, dish: into }) =>
    `${talk.does(seat, 'placez', 'place')} un échantillon ${coloured(1, colour)} dans ${dish(into)}.`,
  characterized: (talk, { seat, research: line, card: city, colour }) =>
    `${talk.does(seat, 'caractérisez', 'caractérise')} ${talk.disease(colour)} sur ${research(line)} avec ${talk.card(city)}.`,
  processed(talk, { seat, process, from, to, moved, added, returned }) {
    const [you, other] = VERBS[process];
    const more = cubesIn(added).length === 0 ? '' : ` et ${cubes(talk, added)} de la réserve`;
    return `${talk.does(seat, you, other)} ${dish(from)}\u00a0: ${cubes(talk, moved)}${more} dans ${dish(to)}${back(talk, returned)}.`;
  },
  applied: (talk, { seat, from, research: line, filled, returned }) =>
    `${talk.does(seat, 'déplacez', 'déplace')} ${dish(from)} vers ${research(line)}\u00a0: ${cubes(talk, filled)} sur des cercles${back(talk, returned)}.`,
  tested: (talk, { seat, research: line, card: city }) =>
    `${talk.does(seat, 'testez', 'teste')} le remède de ${research(line)} avec ${talk.card(city)}.`,
  sequenceDrawn: (talk, { seat, card: drawn }) =>
    `${talk.does(seat, 'piochez', 'pioche')} ${card(talk, drawn)}.`,
  sequencePlaced: (talk, { research: line, card: placed }) =>
    `${capital(research(line))} a ${card(talk, placed)}.`,
  sequenceSwapped: (talk, { research: line, card: placed, kept, returned }) =>
    `${capital(research(line))} a maintenant ${card(talk, placed)}${cubesIn(kept).length === 0 ? '' : `\u00a0; ${cubes(talk, kept)} y ${cubesIn(kept).length === 1 && Object.values(kept)[0] === 1 ? 'reste' : 'restent'}`}${back(talk, returned)}.`,
  sequenceDropped: (talk, { card: dropped }) => `${capital(card(talk, dropped))} est défaussée.`,
  sequenceShuffled: () => 'Les cartes Séquence défaussées sont mélangées et forment une nouvelle pioche.',
  lineClosed: (talk, { research: line, returned }) =>
    `${capital(research(line))} est fermée et ses cartes sont défaussées${back(talk, returned)}.`,
};

export const deeds: typeof englishDeeds = {
  sampled: (talk, seat, told) =>
    `${doing(talk, seat, 'prélevez', 'prélève')} ${talk.count(told.length, 'un échantillon', '# échantillons')} (${talk.list(told.map(({ colour }) => coloured(1, colour)))})`,
  characterized: (talk, seat, told) =>
    `${doing(talk, seat, 'caractérisez', 'caractérise')} ${talk.list(told.map(({ colour }) => talk.disease(colour)))}`,
  processed: (talk, seat, told) =>
    `${doing(talk, seat, 'traitez', 'traite')} ${talk.list(told.map(({ from }) => dish(from)))}`,
  applied: (talk, seat, told) =>
    `${doing(talk, seat, 'remplissez', 'remplit')} des cercles sur ${talk.list([...new Set(told.map(({ research: line }) => research(line)))])}`,
  tested: (talk, seat, told) =>
    `${doing(talk, seat, 'testez', 'teste')} le remède de ${talk.list(told.map(({ research: line }) => research(line)))}`,
  sequenceDrawn: (talk, seat, told) =>
    `${doing(talk, seat, 'séquencez', 'séquence')} ${talk.count(told.length, 'une maladie', '# fois')}`,
};

export const removals = { test: 'Un remède est testé' };

export const waits: { readonly [Frame in keyof typeof englishWaits]: (typeof englishWaits)[Frame] } = {
  sample: (asked) => ({
    heading: 'Prélever un échantillon\u00a0?',
    sentence: chooses(
      asked,
      `une coupelle d’échantillons pour un cube ${coloured(1, asked.word('colour'))}, ou aucune`,
    ),
  }),
  filling: (asked) => ({
    heading: 'Cercles d’une maladie éradiquée',
    sentence: chooses(asked, 'les cubes qui les remplissent'),
  }),
  testing: (asked) => ({
    heading: 'Tester un remède',
    sentence: chooses(asked, `la ville qui perd un cube ${coloured(1, asked.word('colour'))}`),
  }),
  sequencing: (asked) => ({
    heading: 'Séquencer une maladie',
    sentence: chooses(asked, 'ce que devient la carte piochée'),
  }),
  closing: (asked) => ({
    heading: 'Moins de stations que de lignes',
    sentence: chooses(asked, 'la ligne de recherche qui est fermée'),
  }),
  'free-lab': (asked) => ({
    heading: 'Une action de laboratoire gratuite',
    sentence: chooses(asked, 'une action de laboratoire après la construction, ou aucune'),
  }),
};

export const endings = endingsOf(
  'Le laboratoire est à court de cubes\u00a0: la réserve n’en avait pas assez pour doubler un échantillon.',
);

export const banners = bannersOf('Une ligne de recherche est complète');

export const reasons: { readonly [Reason in keyof typeof englishReasons]: string } = {
  'not-characterized': 'Cette ligne n’est pas encore caractérisée.',
  'nothing-fits': 'Aucun cube de cette coupelle ne va sur un cercle de cette ligne.',
  'no-sequence': 'Il n’y a pas de carte Séquence sur cette ligne.',
  characterized: 'Cette ligne est déjà caractérisée.',
  'own-colour': 'La carte est déjà de cette couleur.',
  'characterize wrong-colour': 'Cette carte ne vaut pas pour cette maladie.',
  'no-vial-shown': 'La carte Séquence ne montre pas la fiole de cette maladie.',
  'no-lab-action': 'Seule une action de laboratoire est gratuite maintenant.',
  'line-incomplete': 'Aucune ligne de recherche de cette maladie n’est complète.',
  'no-such-filling': 'Aucun cube de cette couleur ne peut y aller maintenant.',
  'no-arrow': 'Aucune flèche ne mène là.',
  'empty-dish': 'Cette coupelle est vide.',
  'colour-not-in-dish': 'Il n’y a pas de cube de cette couleur dans la coupelle.',
  'no-sample-dish': 'Les échantillons vont dans une des deux coupelles d’échantillons.',
  'line-taken': 'Il y a déjà une carte Séquence sur cette ligne.',
  'too-few-stations': 'Il faut une station de recherche de plus.',
  tested: 'Cette ligne est déjà testée.',
  'no-cube-on-line': 'Il n’y a pas encore de cube sur la carte Séquence.',
  'cure-barred': 'Ce remède n’est pas prêt\u00a0: il manque quelque chose à sa ligne de recherche.',
  'test wrong-colour': 'Un test demande une carte de la couleur du remède.',
};

/** What each dish holds and what each line lacks, for the ear. */
export function places(talk: Talk, view: View): readonly PlaceSpoken[] {
  const lab = laboratoryShown(view);
  if (lab === undefined) return [];
  const dishes = DISHES.map((id) => {
    const here = lab.dishes[id];
    return `${things.dish[id].name}\u00a0: ${cubesIn(here).length === 0 ? 'vide' : cubes(talk, here)}.`;
  });
  const lines = lab.research.map(({ id, sequence, colour, characterized, tested, circles, isComplete }) => {
    const name = capital(research(id));
    if (sequence === undefined) return `${name}\u00a0: pas de carte Séquence.`;
    const vials = sequenceCard(sequence).vials.map((vial) => talk.disease(vial));
    if (colour === undefined)
      return `${name}\u00a0: non caractérisée. Cercles de sa carte\u00a0: ${circlesOf(talk, sequence)}. Remèdes possibles\u00a0: ${talk.list(vials)}.`;
    const missing: Record<string, number> = {};
    for (const one of circles)
      if (one.cube === undefined) missing[one.colour] = (missing[one.colour] ?? 0) + 1;
    const lacks = [
      ...cubesIn(missing).map((one) =>
        one.colour === 'grey'
          ? `${String(one.count)} ${coloured(one.count, colour)} pour les cercles gris`
          : `${String(one.count)} ${coloured(one.count, one.colour)}`,
      ),
      ...(tested === undefined ? ['un test'] : []),
    ];
    const begun = `${name}\u00a0: ${talk.disease(colour)}, caractérisée avec ${talk.card(characterized ?? '')}${tested === undefined ? '' : `, testée avec ${talk.card(tested)}`}.`;
    return isComplete ? `${begun} Elle est complète.` : `${begun} Il manque ${talk.list(lacks)}.`;
  });
  const { left, discard } = lab.deck;
  const deck = `${talk.count(left, '# carte Séquence', '# cartes Séquence')} dans la pioche, ${String(discard.length)} dans la défausse. Ces cartes sont reconstituées\u00a0: le livret ne les montre pas.`;
  return [{ title: 'Laboratoire', lines: [...dishes, ...lines, deck] }];
}

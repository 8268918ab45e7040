// What Iberia waits for, and how to answer.
import { formatWords, type Command } from '@cordon/engine';
import type { Asked, GameWords } from '../gameWords.ts';
import { counted, listed, patternOf, titleOf } from '../names.ts';
import { countsIn, wordsIn } from '@cordon/protocol/telling';

const FEW = 6;

/** The values of one operand in the answers of a kind, each once. */
function valuesOf(answers: readonly Command[], kind: Command['kind'], operand: string): string[] {
  const values = answers
    .filter((command) => command.kind === kind)
    .map((command) => String(Object.entries(command).find(([name]) => name === operand)?.[1]));
  return [...new Set(values)];
}

const wordIn = ({ frame }: Asked, name: string): string => {
  const value = frame[name];
  return typeof value === 'string' ? value : '';
};

const numberIn = ({ frame }: Asked, name: string): number => {
  const value = frame[name];
  return typeof value === 'number' ? value : 0;
};

/** “march” and where to: the cities by name, or how many there are. */
function oneOf({ answers }: Asked, kind: Command['kind'], operand: string, many: string): string {
  const values = valuesOf(answers, kind, operand);
  if (values.length <= FEW) return `“${kind}” ${listed(values, 'or')}`;
  return `“${kind}” and one of ${String(values.length)} ${many} (“legal ${kind}” lists them)`;
}

/** The answers as they are typed, or what they look like. */
function typed({ speech: { game }, answers }: Asked): string {
  if (answers.length <= FEW)
    return listed(
      answers.map((command) => `“${formatWords(game, command)}”`),
      'or',
    );
  const kinds = new Set(answers.map(({ kind }) => kind));
  return listed(
    [...kinds].map((kind) => `“${patternOf(game.kindsByName.get(kind)?.phrase ?? kind)}”`),
    'or',
  );
}

function startWords({ view, answers }: Asked): string {
  const cities = valuesOf(answers, 'start', 'city');
  const { hand } = view.seats[view.waitsFor - 1]!;
  return cities.every((city) => hand.includes(city))
    ? `where does the pawn start? In a city of the hand: “start” ${listed(cities, 'or')}`
    : 'where does the pawn start? There is no city card in the hand, so anywhere: “start” and any city';
}

function paymentWords(asked: Asked): string {
  const { speech, view, answers } = asked;
  const tokens = countsIn(view.shows['tokens']);
  const regions = valuesOf(answers, 'pay', 'region').map(
    (region) => `${speech.region(region)} with ${counted(tokens[region] ?? 0, 'token')}`,
  );
  return `which region’s token keeps the ${wordIn(asked, 'colour')} cube away from ${speech.city(wordIn(asked, 'city'))}? “pay” ${listed(regions, 'or')}`;
}

function chainWords(asked: Asked): string {
  const reached = valuesOf(asked.answers, 'spread-to', 'city');
  if (reached.length > 0) {
    const from = asked.speech.city(wordIn(asked, 'spreading'));
    return `the tokens may not do for all cities around ${from}; which is next? “spread-to” ${listed(reached, 'or')}`;
  }
  const waiting = valuesOf(asked.answers, 'outbreak', 'city');
  return `${counted(waiting.length, 'outbreak')} to come; which is next? “outbreak” ${listed(waiting, 'or')}`;
}

function patientWords(asked: Asked): string {
  const colours = valuesOf(asked.answers, 'admit', 'colour');
  if (colours.length > 0) return `which hospital draws its patient first? “admit” ${listed(colours, 'or')}`;
  const colour = wordIn(asked, 'current');
  const hospital = wordsIn(asked.view.shows['hospitals'])[colour] ?? '';
  return `which ${colour} patient moves towards the hospital in ${asked.speech.city(hospital)}? ${typed(asked)}`;
}

function overflowWords(asked: Asked): string {
  const [city, colour] = [wordIn(asked, 'city'), wordIn(asked, 'colour')];
  const left = asked.view.cubes[city]?.[colour] ?? 0;
  const cities = valuesOf(asked.answers, 'evacuate', 'to');
  const whom =
    left === 1 ? 'the last patient to send away' : `${counted(left, 'patient')} to send away one by one`;
  return `the ${colour} hospital in ${asked.speech.city(city)} overflows; ${whom}: “evacuate” ${listed(cities, 'or')}`;
}

function triumphWords(asked: Asked): string {
  const [city = ''] = valuesOf(asked.answers, 'leave', 'city');
  return `Science Triumph, now ${asked.speech.city(city)}: ${typed(asked)}`;
}

export const waitsOfIberia: GameWords['waits'] = {
  'start-cities': startWords,
  prevention: ({ speech, answers }) =>
    `where does the prevention token go? “prevent” ${listed(valuesOf(answers, 'prevent', 'region').map(speech.region), 'or')}`,
  payment: paymentWords,
  chain: chainWords,
  study: ({ speech, answers }) =>
    `the new order of the player cards: “order” and the card to be drawn next: ${listed(valuesOf(answers, 'order', 'card').map(speech.card), 'or')}`,
  'laying-rails': (asked) =>
    `${counted(numberIn(asked, 'left'), 'rail')} to lay: ${oneOf(asked, 'lay', 'line', 'lines')}`,
  mobilization: (asked) => `a free move: ${oneOf(asked, 'march', 'to', 'cities')}, or “stay”`,
  reply: (asked) =>
    `which card does ${asked.speech.who(numberIn(asked, 'player'))} send back for ${asked.speech.card(wordIn(asked, 'card'))}? ${oneOf(asked, 'reply', 'card', 'cards')}`,
  'second-card': (asked) =>
    `a second card from ${asked.speech.who(numberIn(asked, 'giver'))} to ${asked.speech.who(numberIn(asked, 'player'))}? ${oneOf(asked, 'wire', 'card', 'cards')}, or “enough”`,
  'second-token': () => 'a second token? “pour” and any region, or “enough”',
  migration: (asked) => `may a second cube leave? ${typed(asked)}`,
  triumph: triumphWords,
  arrival: (asked) =>
    `who else comes to ${asked.speech.city(wordIn(asked, 'city'))}? “bring” ${listed(valuesOf(asked.answers, 'bring', 'pawn'), 'or')}, or “enough”`,
  recall: (asked) => `${titleOf(wordIn(asked, 'card'))} is played again; how? ${typed(asked)}`,
  patients: patientWords,
  overflow: overflowWords,
};

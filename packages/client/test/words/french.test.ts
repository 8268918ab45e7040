// Sentences about seats and commands on a French page.
import { expect, test } from 'vitest';
import { inPoints } from '../../src/words/fr/points.ts';
import { offerLine } from '../../src/reader/answers.ts';
import { table as french } from '../../src/words/fr/table.ts';
import { EngineTable } from '../support/engineTable.ts';

const ROLES = ['politician', 'nurse'];

/** At a table where bots hold the seats, on a server. */
function ofBots(): EngineTable {
  const table = new EngineTable({ game: 'iberia', players: 2, roles: ROLES }, 'bots', [1]);
  const info = table.model.info!;
  table.model = {
    ...table.model,
    info: {
      ...info,
      seats: info.seats.map(({ seat }) => ({ seat, bot: 'fast' })),
      you: { ...info.you, seats: [] },
    },
  };
  return table;
}

test('roles have their article, whoever plays them', () => {
  const { names, say, speaker, view } = ofBots().scene('fr', 1);
  expect([1, 2].map(names.who)).toEqual(['le Politicien', 'l’Infirmière']);
  expect([1, 2].map(names.seat)).toEqual(['Politicien', 'Infirmière']);
  expect(say.waitsFor(speaker, view).sentence).toMatch(/^(?:Le Politicien|L’Infirmière) choisit/u);
  expect(french.log.hinted(names.who(1))).toBe('Un conseil à l’intention du Politicien.');
  expect(french.curtain.title(names.who(2))).toBe('Passez l’appareil à l’Infirmière');
  expect(french.log.tookBack(names.who(2))).toBe('L’Infirmière reprend un coup.');
});

test('what can be done is listed without the English words', () => {
  const scene = new EngineTable({ game: 'base', players: 2 }, 'listed').scene('fr');
  for (const offer of scene.offers)
    expect(offerLine(scene, offer)).toBe(scene.say.offerLabel(scene.speaker, offer, scene.view));
});

test.each([
  ['−0,4', '−0,4 point'],
  ['+1,9', '+1,9 point'],
  ['0,0', '0,0 point'],
  ['+2,0', '+2,0 points'],
  ['−12,3', '−12,3 points'],
])('counts points as French does: %s', (points, told) => {
  expect(inPoints(points)).toBe(told);
});

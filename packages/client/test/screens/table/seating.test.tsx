// Private hands at one device: nobody sees, in the page or in what is said, the hand of somebody else.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { toldOf } from '../../../src/announce/told.ts';
import { Curtain } from '../../../src/screens/table/Curtain.tsx';
import { seatingOf } from '../../../src/screens/table/seating.ts';
import { sceneOf } from '../../../src/screens/table/useScene.ts';
import { privateTo } from '../../../src/table/private.ts';
import { WordsContext } from '../../../src/words/context.tsx';
import { words } from '../../../src/words/en/index.ts';
import { gameWords } from '../../../src/words/game/index.ts';
import { chanceFrom } from '../../choices/positions.ts';
import { EngineTable } from '../../support/engineTable.ts';

const PRIVATE = { game: 'base', players: 3, options: { hands: 'private' } };
const OPEN = { game: 'base', players: 3, options: { hands: 'open' } };
const nobody = { people: 'several', wish: undefined, present: undefined } as const;

test('a table is covered for whoever it waits for, until they say so', () => {
  const { model, waitsFor } = new EngineTable(PRIVATE, 'curtain');
  const covered = { seat: waitsFor, covered: 'yes', secret: 'yes', company: [waitsFor] };
  expect(seatingOf(model, nobody)).toEqual(covered);
  expect(seatingOf(model, { ...nobody, present: waitsFor })).toMatchObject({ seat: waitsFor, covered: 'no' });
  const other = waitsFor === 1 ? 2 : 1;
  expect(seatingOf(model, { ...nobody, present: other })).toMatchObject({ seat: waitsFor, covered: 'yes' });
});

test('it is not covered for one person, for open hands, for one seat, or when the game is over', () => {
  const { model } = new EngineTable(PRIVATE, 'curtain');
  expect(seatingOf(model, { ...nobody, people: 'one' }).covered).toBe('no');
  expect(seatingOf(new EngineTable(OPEN, 'curtain').model, nobody).covered).toBe('no');
  expect(seatingOf(new EngineTable(PRIVATE, 'curtain', [2]).model, nobody).covered).toBe('no');
  const over = { ...model, info: { ...model.info!, status: 'over' as const } };
  expect(seatingOf(over, nobody).covered).toBe('no');
});

test('who asks for another seat has to hand the device over; after the next move the game decides again', () => {
  const table = new EngineTable(PRIVATE, 'curtain');
  const { model, waitsFor } = table;
  const other = waitsFor === 1 ? 2 : 1;
  const wish = { seat: other, waitsFor, position: model.position };
  expect(seatingOf(model, { people: 'several', wish, present: waitsFor })).toMatchObject({
    seat: other,
    covered: 'yes',
  });
  expect(seatingOf(model, { people: 'several', wish, present: other })).toMatchObject({
    seat: other,
    covered: 'no',
  });
  const drive = table.legal(waitsFor).find(({ words: text }) => text.startsWith('drive'))!;
  table.play(drive.seat, drive.words);
  expect(seatingOf(table.model, { people: 'several', wish, present: other })).toMatchObject({
    seat: waitsFor,
    covered: 'yes',
  });
});

test('in a whole game nothing that only another seat may know is shown or said', () => {
  const table = new EngineTable(PRIVATE, 'secret');
  const chance = chanceFrom(5);
  const say = gameWords('en');
  let hidden = 0;
  for (let move = 0; move < 120 && table.legal().length > 0; move++) {
    const all = table.legal();
    const { seat, words: text } = all[chance(all.length)]!;
    table.play(seat, text);
    for (const viewer of table.mine) {
      const model = privateTo(table.model, [viewer]);
      expect(model.boards.map((board) => board.seat)).toEqual([viewer]);
      const last = model.entries.at(-1);
      const whole = table.model.entries.at(-1);
      if (last?.entry !== 'played' || whole?.entry !== 'played') continue;
      for (const { audience } of last.facts) expect(audience?.includes(viewer) ?? true).toBe(true);
      const secrets = whole.facts.flatMap((fact) =>
        fact.fact === 'drewCard' && fact.seat !== viewer ? [fact.card] : [],
      );
      if (secrets.length === 0) continue;
      hidden++;
      const scene = sceneOf({ model, say, seat: viewer, past: undefined, place: 'local' })!;
      const told = toldOf(scene, { number: table.model.number - 1, asked: '' }, words.table);
      const known = told.map(({ text: one }) => one).join(' ');
      for (const card of secrets)
        expect(known).not.toMatch(new RegExp(`draws [^.]*${say.cardName('base', card)}`, 'u'));
      expect(last.command === undefined || last.seat === viewer).toBe(true);
    }
  }
  expect(hidden).toBeGreaterThan(5);
});

const AGAINST = { game: 'base', boxes: ['brink'], challenges: ['bio-terrorist'], players: 3 };
const BIO_TERRORIST = 3;

test('between sides the table is covered both ways, whatever hands are; between partners it never is', () => {
  for (const hands of ['open', 'private']) {
    const { model, waitsFor } = new EngineTable({ ...AGAINST, options: { hands } }, 'sides');
    expect(waitsFor).toBe(BIO_TERRORIST);
    expect(seatingOf(model, { ...nobody, present: 1 })).toMatchObject({
      seat: 3,
      covered: 'yes',
      company: [3],
    });
    const wish = { seat: 2, waitsFor, position: model.position };
    expect(seatingOf(model, { people: 'several', wish, present: 3 })).toMatchObject({
      seat: 2,
      covered: 'yes',
    });
    expect(seatingOf(model, { people: 'several', wish, present: 1 })).toMatchObject({
      seat: 2,
      covered: 'no',
      company: [1, 2],
    });
  }
});

test('one side alone at a device, and one person who plays both, need no curtain', () => {
  const team = new EngineTable({ ...AGAINST, options: { hands: 'private' } }, 'sides', [1, 2]);
  expect(seatingOf(team.model, nobody)).toMatchObject({ covered: 'no', secret: 'no' });
  const { model } = new EngineTable(AGAINST, 'sides');
  expect(seatingOf(model, { ...nobody, people: 'one' })).toMatchObject({ covered: 'no', company: [1, 2, 3] });
});

test('in a whole game against the Bio-Terrorist a device tells each side nothing that it may not know', () => {
  const table = new EngineTable({ ...AGAINST, options: { hands: 'private' } }, 'a device for two sides');
  const chance = chanceFrom(7);
  let hidden = 0;
  for (let move = 0; move < 200 && table.legal().length > 0; move++) {
    const all = table.legal();
    const { seat, words: text } = all[chance(all.length)]!;
    table.play(seat, text);
    for (const company of [[1, 2], [BIO_TERRORIST]]) {
      const model = privateTo(table.model, company);
      expect(model.boards.map((board) => board.seat)).toEqual(company);
      const [last, whole] = [model.entries.at(-1), table.model.entries.at(-1)];
      if (last?.entry !== 'played' || whole?.entry !== 'played') continue;
      for (const { audience = company } of last.facts)
        expect(audience.some((one) => company.includes(one))).toBe(true);
      if (last.facts.length === whole.facts.length) continue;
      hidden++;
      expect(last.command === undefined || company.includes(last.seat)).toBe(true);
    }
  }
  expect(hidden).toBeGreaterThan(20);
});

test('the curtain says whom to hand the device to, and nothing else of the table', () => {
  const page = renderToStaticMarkup(
    <Router ssrPath="/">
      <WordsContext value={words}>
        <Curtain name="the Medic" onShow={() => undefined} />
      </WordsContext>
    </Router>,
  );
  expect(page).toContain('Hand the device to the Medic');
  expect(page.match(/<button/gu)).toHaveLength(2);
});

// Typed questions get their answers in either language, and typed commands are what they say they are.
import { expect, test } from 'vitest';
import { factsOf } from '../../src/games/games.ts';
import { interpret, type Reply } from '../../src/reader/interpret.ts';
import { ASKS, askedIn } from '../../src/reader/vocabulary.ts';
import { words as english } from '../../src/words/en/index.ts';
import { words as french } from '../../src/words/fr/index.ts';
import { gameWords } from '../../src/words/game/index.ts';
import { EngineTable } from '../support/engineTable.ts';

const TWO = { game: 'base', players: 2, roles: ['medic', 'dispatcher'], options: { hands: 'open' } };
const tongues = [gameWords('en'), gameWords('fr')];

function ask(
  text: string,
  table = new EngineTable(TWO, 'ask'),
  pending?: Extract<Reply, { reply: 'confirm' }>,
): Reply {
  return interpret(text, { scene: table.scene('en'), tongues, words: english, pending: pending?.offer });
}

const said = (text: string, table?: EngineTable): string => ask(text, table).lines.join(' ');

test.each([
  ['where am i', 'où suis-je', /Atlanta/u],
  ['w', 'ou suis je', /actions left/u],
  ['city Sao Paulo', 'ville São Paulo', /^São Paulo, yellow/u],
  ['city st petersburg', 'ville Saint-Pétersbourg', /Petersburg, blue.*Next to it/u],
  ['hand', 'main', /holds/u],
  ['hand medic', 'main du médecin', /^The Medic holds/u],
  ['hand 2', 'main 2', /^The Dispatcher holds/u],
  ['legal treat', 'coups treat', /Treat|Nothing/u],
  ['threats', 'menaces', /./u],
  ['last', 'dernier', /Nothing has happened yet/u],
  ['tracks', 'pistes', /Outbreaks 0 of 8/u],
  ['players', 'joueurs', /Medic: 4 cards.*Dispatcher: 4 cards/u],
  ['deck', 'pioche', /player cards left.*epidemic.*Discard pile/u],
  ['help', 'aide', /where am i/u],
])('“%s” and “%s” are the same question', (one, other, expected) => {
  expect(said(one)).toMatch(expected);
  expect(said(other)).toBe(said(one));
});

test('where the table switched the infection panel off, the deck is counted and not known', () => {
  const table = new EngineTable(TWO, 'ask');
  table.model = {
    ...table.model,
    info: { ...table.model.info!, aids: { infectionPanel: 'no', hints: 'yes' } },
  };
  expect(said('deck', table)).toMatch(/player cards left/u);
  expect(said('deck', table)).toMatch(/without the infection panel/u);
  expect(said('deck', table)).not.toMatch(/Discard pile|epidemic/u);
});

test('no question is spelt like another', () => {
  for (const [name, spellings] of Object.entries(ASKS))
    for (const spelling of spellings) expect(askedIn(spelling), spelling).toEqual({ ask: name, rest: '' });
});

test('undo is asked for in either language', () => {
  expect(ask('undo').reply).toBe('undo');
  expect(ask('Annuler').reply).toBe('undo');
});

test('a city that is not there is told by those that come nearest, one that is unclear by all', () => {
  expect(said('city Chicgo')).toMatch(/There is no city “chicgo”.*Chicago/u);
  expect(said('city m')).toMatch(/begin like that.*Madrid.*Milan/u);
  expect(said('city')).toMatch(/Which city/u);
  expect(said('hand Zoe')).toMatch(/Nobody here.*1: Medic 2: Dispatcher/u);
});

test('whole commands are played, by ids or by names of either language', () => {
  for (const text of ['drive chicago', 'Drive Chicago', 'conduire Chicago', 'aller chicago']) {
    const reply = ask(text);
    expect([reply.reply, 'offer' in reply && reply.offer.words], text).toEqual(['play', 'drive chicago']);
  }
});

test.each([
  ['drive to chicago', 'drive chicago'],
  ['Go to the Chicago', 'drive chicago'],
  ['aller à Chicago', 'drive chicago'],
  ['fly direct to %', 'direct %'],
  ['vol direct vers %', 'direct %'],
])('little words that say nothing may be typed: “%s”', (typed, meant) => {
  const table = new EngineTable(TWO, 'ask');
  const card = table
    .scene('en')
    .offers.find(({ words }) => words.startsWith('direct '))!
    .words.slice(7);
  const reply = ask(typed.replace('%', card), table);
  expect([reply.reply, 'offer' in reply && reply.offer.words]).toEqual(['play', meant.replace('%', card)]);
});

test('a clear beginning is played once it is confirmed, by an empty line or by yes', () => {
  const table = new EngineTable(TWO, 'ask');
  const scene = table.scene('en');
  const reading = { scene, tongues, words: english };
  const first = interpret('drive chic', reading);
  expect(first.reply).toBe('confirm');
  if (first.reply !== 'confirm') return;
  expect(first.lines.join(' ')).toContain('Chicago');
  for (const yes of ['', 'yes', 'oui', 'Y'])
    expect(interpret(yes, { ...reading, pending: first.offer })).toMatchObject({
      reply: 'play',
      offer: first.offer,
    });
  expect(interpret('no', { ...reading, pending: first.offer }).reply).toBe('say');
  expect(interpret('yes', reading)).toMatchObject({ reply: 'say' });
});

test('what was to be confirmed and is not possible any more is not played', () => {
  const table = new EngineTable(TWO, 'ask');
  const first = ask('drive chic', table);
  if (first.reply !== 'confirm') throw new Error(first.reply);
  table.play(table.waitsFor, 'drive chicago');
  expect(ask('yes', table, first).reply).toBe('say');
});

test('an unclear beginning lists what begins like that, a slip the nearest; nothing is played', () => {
  expect(ask('drive').reply).toBe('say');
  expect(said('drive')).toMatch(/commands begin like that.*drive chicago/u);
  expect(ask('drove chicago').reply).toBe('say');
  expect(said('drove chicago')).toMatch(
    /Nothing you can do now is called “drove chicago”.*Nearest:.*drive chicago/u,
  );
});

test('legal says kinds with their number, and with a word everything that has it', () => {
  expect(said('legal')).toMatch(/You can do \d+ things/u);
  expect(said('legal chicago')).toContain('drive chicago');
  expect(said('legal zzz')).toMatch(/zzz/u);
});

test('whoever only watches is told so', () => {
  const table = new EngineTable(TWO, 'ask', [0]);
  expect(said('hand', table)).toBe(english.reader.watching);
  expect(said('undo', table)).toBe(english.reader.watching);
  expect(said('drive chicago', table)).toContain(english.reader.watching);
  expect(said('where am i', table)).toMatch(/./u);
});

test('answers come in the language of the page', () => {
  const scene = new EngineTable(TWO, 'ask').scene('fr');
  const lines = (text: string): string => interpret(text, { scene, tongues, words: french }).lines.join(' ');
  expect(lines('city chicago')).toMatch(/^Chicago, ville bleue/u);
  expect(lines('help')).toMatch(/où suis-je/u);
  expect(lines('drove chicago')).toMatch(/ne s’appelle/u);
});

test('a region is named in either language, in short, and with words of older versions', () => {
  const table = new EngineTable({ game: 'iberia', players: 2, roles: ['agronomist', 'sailor'] }, 'regions');
  while (table.waitsFor !== 1 || !table.legal(1).some(({ words }) => words === 'end')) {
    const { seat, words } = table.legal(table.waitsFor)[0]!;
    table.play(seat, words);
  }
  const offered = new Set(table.legal(1).map(({ words }) => words));
  const region = factsOf('iberia').regions.find(({ id }) => offered.has(`purify ${id}`))!;
  const spellings = [
    region.id,
    region.short,
    region.short.toUpperCase(),
    ...tongues.map((say) => say.regionName('iberia', region.id)),
  ];
  for (const text of spellings.flatMap((name) => [`purify ${name}`, `irrigate ${name}`])) {
    const reply = ask(text, table);
    expect('offer' in reply && reply.offer.words, text).toBe(`purify ${region.id}`);
  }
});

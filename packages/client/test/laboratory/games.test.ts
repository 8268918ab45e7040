// The lab board in real games: previews say what happens, every lab offer has a place, every sentence is whole.
import type { Fact } from '@cordon/engine';
import { laboratoryShown, unseenSequences, type Cubes } from '@cordon/protocol/laboratory';
import { describe, expect, it } from 'vitest';
import { laboratory as english } from '../../src/boxes/lab/en/laboratory/board.ts';
import { laboratory as french } from '../../src/boxes/lab/fr/laboratory/board.ts';
import { cellsOf } from '../../src/choices/cells.ts';
import { differenceOf } from '../../src/laboratory/difference.ts';
import { followingOf } from '../../src/laboratory/following.ts';
import { layoutOf } from '../../src/laboratory/layout.ts';
import { drawnIn, keyOf, placeOf, usableOf } from '../../src/laboratory/usable.ts';
import { EngineTable } from '../support/engineTable.ts';
import '../support/kits.ts';
import { LAB_TABLE, labPlayer } from '../support/labGames.ts';
import { wrongIn } from '../rules/typography.ts';

const COLOURS = ['black', 'red', 'yellow', 'blue'];

function* played(seed: string, moves: number) {
  const table = new EngineTable(LAB_TABLE, seed);
  const choose = labPlayer(seed);
  for (let move = 0; move < moves && table.waitsFor !== 0; move++) {
    const scene = table.scene('en');
    const offer = choose(scene.offers);
    const facts = table.play(offer.seat, offer.words);
    yield { scene, offer, facts, after: table.scene('en', scene.seat), table };
  }
}

const plain = (cubes: Cubes): Cubes =>
  Object.fromEntries(
    COLOURS.flatMap((colour) => ((cubes[colour] ?? 0) > 0 ? [[colour, cubes[colour]!]] : [])),
  );

/** From where, what is lost, to where, what moves, and what comes from the supply. */
function toldBy(fact: Fact): readonly unknown[] {
  if (fact.fact === 'processed')
    return [fact.from, plain(fact.returned), fact.to, plain(fact.moved), plain(fact.added)];
  if (fact.fact === 'applied')
    return [fact.from, plain(fact.returned), fact.research, plain(fact.filled), {}];
  // A sample comes from its city, whatever the supply has counted in between.
  return fact.fact === 'sampled' ? [undefined, {}, fact.dish, { [fact.colour]: 1 }, {}] : [];
}

describe('games with the laboratory', () => {
  it('a preview is what then happens', () => {
    const seen = new Set<string>();
    for (const seed of ['lab 1', 'lab 2', 'lab 3', 'lab 4'])
      for (const { scene, facts, after } of played(seed, 160)) {
        const [before, then] = [laboratoryShown(scene.view)!, laboratoryShown(after.view)!];
        const fact = facts.find(
          (one) => one.fact === 'processed' || one.fact === 'applied' || one.fact === 'sampled',
        );
        if (fact === undefined) continue;
        const { from, to, research, moved, added, lost } = differenceOf(before, then);
        seen.add(fact.fact === 'processed' ? fact.process : fact.fact);
        const shown = [from, plain(lost), to ?? research, plain(moved), plain(added)];
        expect(shown).toEqual(toldBy(fact));
      }
    expect([...seen].toSorted()).toEqual(['applied', 'centrifuge', 'grow', 'sampled', 'separate']);
  });

  it('every lab offer stands at a place of the board and in the cell of the laboratory', () => {
    const arrows = new Set(layoutOf('tall').arrows.map(({ id }) => `arrow ${id}`));
    const seen = new Set<string>();
    for (const { scene } of played('lab 5', 200)) {
      const { facts, view, seat, offers } = scene;
      const usable = usableOf(offers, { what: 'nothing' });
      for (const [key, some] of usable) {
        seen.add(key.split(' ')[0]!);
        expect(!key.startsWith('arrow') || arrows.has(key), key).toBe(true);
        for (const offer of some) expect(keyOf(placeOf(offer)!)).toBe(key);
      }
      const cells = cellsOf({ facts, view, seat, offers, beside: [] });
      const actions = offers.filter(
        (offer) => offer.kind.spends === 'action' && placeOf(offer) !== undefined,
      );
      const lab = cells.find(({ key }) => key === 'lab');
      expect(lab!.kinds).toHaveLength(7);
      expect(actions.filter((offer) => !lab!.offers.includes(offer))).toEqual([]);
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['arrow', 'card', 'characterize', 'deck', 'discard', 'dish', 'test']),
    );
  });

  it('the deck holds as many cards as nobody has seen', () => {
    for (const { after } of played('lab 6', 120)) {
      const lab = laboratoryShown(after.view)!;
      const all = after.view.config.decks!['sequence']!;
      expect(unseenSequences(all, lab, drawnIn(after.view))).toHaveLength(lab.deck.left);
    }
  });

  it('is told in whole sentences, for the eye and for the ear', () => {
    for (const { scene, after, facts, table } of played('lab 7', 120)) {
      for (const language of ['en', 'fr'] as const) {
        const { say, speaker, view } = table.scene(language);
        const [place] = say.describePlaces(speaker, view);
        expect(place!.lines).toHaveLength(8);
        const told = [...place!.lines, ...say.tell(speaker, facts), say.waitsFor(speaker, view).sentence];
        for (const line of told) {
          expect(line).not.toMatch(/undefined|NaN|\{|\}|  |research-|sample-\d|\bgrey circles circles/u);
          expect(wrongIn(language, line)).toEqual([]);
        }
        const following = followingOf(
          differenceOf(laboratoryShown(scene.view)!, laboratoryShown(after.view)!),
          scene.names.card,
        );
        const sentence = (language === 'en' ? english : french).follows(following);
        expect(sentence).toMatch(/^$|\.$/u);
        expect(wrongIn(language, sentence)).toEqual([]);
      }
    }
  });

  it('warns before growing more than the supply has', () => {
    const last = [...played('lab 7', 300)].at(-1)!;
    expect(last.offer.kind.name).toBe('grow');
    const { view } = last.after;
    const difference = differenceOf(laboratoryShown(last.scene.view)!, laboratoryShown(view)!, view.ending);
    expect(difference.loses).toBe('yes');
    for (const words of [english, french])
      expect(words.follows(followingOf(difference, last.scene.names.card))).toBe(words.loses);
    for (const language of ['en', 'fr'] as const) {
      const { say, speaker } = last.table.scene(language);
      const { heading, sentence } = say.ending('base', 'cubes', view);
      expect([heading, sentence]).toEqual(Object.values(say.waitsFor(speaker, view)));
      expect(sentence, 'what happened').toMatch(/laborato/u);
      expect(say.ending('base', 'cubes').sentence, 'the usual words').not.toMatch(/laborato/u);
      expect(say.ending('base', 'cubes', last.scene.view)).toEqual(say.ending('base', 'cubes'));
    }
  });

  it('a line that has just become complete is shown, and one that lacks something is not', () => {
    const { say, view } = new EngineTable(LAB_TABLE, 'lab 8').scene('en');
    const fact = { fact: 'tested', seat: 1, research: 'research-1', card: 'cairo' } as const;
    const laboratory = { research: [{ complete: true }, {}] };
    const complete = { ...view, shows: { ...view.shows, laboratory } };
    expect(say.banner('base', fact, view)).toBeUndefined();
    expect(say.banner('base', fact, complete)).toMatch(/complete/u);
    expect(say.banner('base', { ...fact, research: 'research-2' }, complete)).toBeUndefined();
  });
});

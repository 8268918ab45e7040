// Whole games of every kind, played by typing: by the words of the game, by names of either language, by beginnings.
import { expect, test } from 'vitest';
import { operandsInOrder } from '../../src/choices/phrase.ts';
import type { Offer } from '../../src/choices/offer.ts';
import { interpret } from '../../src/reader/interpret.ts';
import { namesFor } from '../../src/reader/names.ts';
import { askedIn } from '../../src/reader/vocabulary.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { words as english } from '../../src/words/en/index.ts';
import { gameWords } from '../../src/words/game/index.ts';
import { chanceFrom, tables, type Chance } from '../choices/positions.ts';
import { EngineTable } from '../support/engineTable.ts';

const tongues = [gameWords('en'), gameWords('fr')];

/** The words of an offer with some of its parts by name. */
function named(offer: Offer, scene: Scene, chance: Chance): string {
  const nameOf = namesFor(scene, tongues);
  return operandsInOrder(offer.kind).reduce((text, { operand, type }) => {
    const value = offer.operands[operand];
    const ids = value === undefined ? [] : typeof value === 'string' ? [value] : value;
    return ids.reduce((all, id) => {
      const names = nameOf(type, id);
      const name = names[chance(names.length)] ?? id;
      return all.replace(new RegExp(`(?<= )${id}(?= |$)`, 'u'), name);
    }, text);
  }, offer.words);
}

test.each(
  tables({}).map(
    (request, number) =>
      [`${request.game} ${(request.challenges ?? []).join(' ')}`, request, number] as const,
  ),
)('%s (table %#) is played to its end by typing', (_, request, number) => {
  const table = new EngineTable(request, `typed ${String(number)}`);
  const chance = chanceFrom(number + 3);
  let move = 0;
  for (; move < 600 && table.legal().length > 0; move++) {
    const all = table.legal();
    const { seat } = all[chance(all.length)]!;
    const scene = table.scene('en', seat);
    const offer = scene.offers[chance(scene.offers.length)]!;
    expect(askedIn(offer.words), offer.words).toBeUndefined();
    const text = chance(2) === 0 ? offer.words : named(offer, scene, chance);
    const reading = { scene, tongues, words: english };
    const reply = interpret(text, reading);
    const isClear = reply.reply === 'play' || reply.reply === 'confirm';
    // Two regions, or two seats, may have names that begin alike: then the words of the game decide.
    const settled = isClear ? reply : interpret(offer.words, reading);
    if (settled.reply !== 'play' && settled.reply !== 'confirm')
      throw new Error(`${text}: ${settled.lines.join(' ')}`);
    expect(settled.offer.words, text).toBe(offer.words);
    table.play(seat, settled.offer.words);
  }
  expect(move).toBeGreaterThan(20);
  expect(table.scene('en').view.ending).not.toBe('running');
});

// Two hands lie before one person where a seat is spoken for: what can be done with their cards, and how both seats are called.
import type { ConfigRequest } from '@cordon/engine';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Seats } from '../../../../src/panels/Seats.tsx';
import { DeedsContext, type Deeds } from '../../../../src/scene/deeds.ts';
import { SceneContext, type Scene } from '../../../../src/scene/scene.ts';
import { makeSelection } from '../../../../src/scene/selection.ts';
import { Dock } from '../../../../src/screens/table/dock/Dock.tsx';
import { Hands } from '../../../../src/screens/table/hands/Hands.tsx';
import { answeredByCard, handsOf, usableIn } from '../../../../src/screens/table/hands/beforeOne.ts';
import { seatingOf } from '../../../../src/screens/table/seating.ts';
import { WordsContext } from '../../../../src/words/context.tsx';
import { words as english } from '../../../../src/words/en/index.ts';
import { words as french } from '../../../../src/words/fr/index.ts';
import { EngineTable } from '../../../support/engineTable.ts';

const SOLO: ConfigRequest = {
  game: 'base',
  boxes: ['lab'],
  challenges: ['solo'],
  roles: ['medic'],
  options: { windows: 'possible', hands: 'private' },
};
const WORDS = { en: english, fr: french };
const NOTHING = { selection: { what: 'nothing' }, mode: 'play' } as const;

/** The CDC's first step. */
function atStep(seed = 'two hands'): EngineTable {
  const table = new EngineTable(SOLO, seed);
  table.play(1, 'end');
  while (table.waitsFor === 1) table.play(1, table.legal(1).at(-1)!.words);
  return table;
}

function shown(scene: Scene, element: ReactElement): string {
  const deeds = { selection: makeSelection() } as unknown as Deeds;
  return renderToStaticMarkup(
    <WordsContext value={WORDS[scene.say.language]}>
      <SceneContext value={scene}>
        <DeedsContext value={deeds}>{element}</DeedsContext>
      </SceneContext>
    </WordsContext>,
  );
}

describe('the CDC’s step', () => {
  const table = atStep();
  const scene = table.scene('en');

  it('shows both hands, the player’s first, whoever acts', () => {
    expect(scene.seat).toBe(2);
    expect(handsOf(scene)).toEqual([1, 2]);
    expect(handsOf({ ...scene, seat: 1 })).toEqual([1, 2]);
    expect(handsOf({ ...scene, seat: 0 })).toEqual([]);
    const html = shown(scene, <Hands shape="wide" onSeat={() => undefined} />);
    const all = [...scene.view.seats[0]!.hand, ...scene.view.seats[1]!.hand];
    expect([...html.matchAll(/data-usable=/gu)]).toHaveLength(all.length);
    const narrow = shown(scene, <Hands shape="phone" onSeat={() => undefined} />);
    expect([...narrow.matchAll(/data-usable=/gu)]).toHaveLength(scene.view.seats[1]!.hand.length);
    expect([
      ...narrow.matchAll(/aria-pressed="true"[^>]*><span class="only-read">See the hand of CDC</gu),
    ]).toHaveLength(1);
  });

  it('lets the cards of an exchange be picked from both hands', () => {
    const { hand } = scene.view.seats[1]!;
    const offered = scene.offers.filter(({ kind }) => kind.name === 'exchange');
    expect(offered.length).toBeGreaterThan(0);
    const [first] = offered;
    const asking = { what: 'action', kind: 'exchange', answers: [] } as const;
    expect(answeredByCard(String(first!.operands['card']), asking, scene.offers)).toBe('card');
    const theirs = usableIn(scene, 2, { selection: asking, mode: 'play' });
    expect([...theirs].every((card) => hand.includes(card))).toBe(true);
    const picked = { ...asking, answers: [{ operand: 'card', value: String(first!.operands['card']) }] };
    const others = new Set(offered.map(({ operands }) => operands['other']));
    expect(usableIn(scene, 1, { selection: picked, mode: 'play' })).toEqual(others);
  });

  it('offers an event of either hand', () => {
    const events = scene.view.seats.flatMap(({ seat, hand }) =>
      hand.filter((card) => scene.facts.choices.events.includes(card)).map((card) => [seat, card] as const),
    );
    for (const [seat, card] of events) expect(usableIn(scene, seat, NOTHING)).toContain(card);
  });

  it.each([
    ['en', 'no pawn', 'The CDC'],
    ['fr', 'sans pion', 'CDC'],
  ] as const)('says who is who (%s)', (language, noPawn, heading) => {
    const here = table.scene(language);
    const seats = shown(here, <Seats onSeat={() => undefined} />);
    expect(seats).toContain(noPawn);
    expect(seats).not.toContain('aria-pressed');
    expect(shown(here, <Dock />)).toContain(heading);
    expect(here.names.seat(2)).toBe('CDC');
    expect(here.say.whereAmI(here.speaker, here.view, 2)).toMatch(/no pawn|pas de pion/u);
  });

  it('is never covered, whoever else has sat at this device', () => {
    const at = { wish: undefined, present: undefined, people: 'several' } as const;
    expect(seatingOf(table.model, at)).toMatchObject({ seat: 2, covered: 'no', secret: 'no' });
  });

  it('is looked at from the other hand only until something happens', () => {
    const wish = { seat: 1, waitsFor: 2, position: table.model.position };
    const at = { wish, present: undefined, people: 'one' } as const;
    expect(seatingOf(table.model, at).seat).toBe(1);
    expect(seatingOf({ ...table.model, position: wish.position + 1 }, at).seat).toBe(2);
  });
});

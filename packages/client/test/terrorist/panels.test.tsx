// What is drawn of the Bio-Terrorist, for himself and for the others, in both languages.
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { boardSeats } from '../../src/screens/table/onBoard.ts';
import { cellsOf } from '../../src/choices/cells.ts';
import { offersWithCard } from '../../src/choices/things.ts';
import { SceneContext, type Scene } from '../../src/scene/scene.ts';
import { DeedsContext, type Deeds } from '../../src/scene/deeds.ts';
import { makeSelection } from '../../src/scene/selection.ts';
import { Seats } from '../../src/panels/Seats.tsx';
import { Badge } from '../../src/terrorist/Badge.tsx';
import { Figure } from '../../src/terrorist/Figure.tsx';
import { InfectionHand } from '../../src/terrorist/InfectionHand.tsx';
import { WordsContext } from '../../src/words/context.tsx';
import { words as english } from '../../src/words/en/index.ts';
import { words as french } from '../../src/words/fr/index.ts';
import type { Language } from '../../src/words/words.ts';
import { sceneAt, TERRORIST, terroristTable, untilHisTurn } from '../support/terroristTable.ts';

const WORDS = { en: english, fr: french };

async function drawn(scene: Scene, element: ReactElement): Promise<string> {
  const deeds = { selection: makeSelection() } as unknown as Deeds;
  const stream = await renderToReadableStream(
    <WordsContext value={WORDS[scene.say.language]}>
      <SceneContext value={scene}>
        <DeedsContext value={deeds}>{element}</DeedsContext>
      </SceneContext>
    </WordsContext>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

async function at(seat: number, language: Language = 'en', city = 'lima') {
  const table = terroristTable();
  untilHisTurn(table, city);
  return sceneAt(table, seat, { language });
}

const hand = (
  <InfectionHand seat={TERRORIST} chosen={undefined} usable={new Set()} onCard={() => undefined} />
);

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it('his hand says where he is, which command is asked for, and which cards he has', async () => {
    const scene = await at(TERRORIST, language);
    const html = await drawn(scene, hand);
    expect(html).toContain(scene.names.city('lima'));
    expect([...html.matchAll(/data-slot="(\w+)"/gu)].map(([, slot]) => slot)).toEqual([
      'now',
      'open',
      'open',
    ]);
    for (const card of scene.opponent!.hand.known) expect(html).toContain(scene.names.card(card));
    expect(html).not.toContain('1/5');
  });

  it('others see how many cards he has and in how many cities he may be, and nothing else', async () => {
    const his = await at(TERRORIST, language);
    const theirs = await at(1, language);
    const html = `${await drawn(theirs, <Badge />)}${await drawn(theirs, <Seats onSeat={() => undefined} />)}`;
    expect(html).toContain(String(theirs.opponent!.possible.length));
    expect(html).toContain(WORDS[language].table.seats.states.hidden);
    expect(html).not.toContain(his.names.city('lima'));
    const known = new Set(theirs.view.seats.flatMap((one) => one.hand));
    const secret = his.opponent!.hand.known.filter((card) => !known.has(card));
    expect(secret).not.toEqual([]);
    for (const card of secret) expect(html).not.toContain(his.names.card(card));
  });

  it('the badge of a captured one says where he is', async () => {
    const scene = await at(1, language);
    const opponent = { ...scene.opponent!, state: 'captured', city: 'lima' } as const;
    const html = await drawn({ ...scene, opponent }, <Badge />);
    expect(html).toContain('data-opponent="captured"');
    expect(html).toContain(scene.names.city('lima'));
  });

  it('the ear hears his place, his hand and his commands, others what is public', async () => {
    const [his, theirs] = [await at(TERRORIST, language), await at(1, language)];
    const told = ({ say, speaker, view }: Scene): string =>
      say
        .describePlaces(speaker, view)
        .flatMap(({ lines }) => lines)
        .join(' ');
    expect(told(his)).toContain(his.names.city('lima'));
    expect(told(his)).toMatch(/3 (?:of three|commandes sur trois)/u);
    expect(told(theirs)).not.toContain(his.names.city('lima'));
    expect(told(theirs)).toContain('47');
    expect(theirs.say.describeCity(theirs.speaker, theirs.view, 'lima')).toMatch(
      /may be here|peut être ici/u,
    );
  });
});

it('on the map he is no pawn of the team', async () => {
  const html = await drawn(await at(TERRORIST), <Figure state="captured" mine="no" />);
  expect(html).toContain('data-figure="captured"');
  expect(boardSeats(await at(TERRORIST)).map(({ mine }) => mine)).toEqual(['yes', 'yes', 'yes']);
  const alone = { ...(await at(TERRORIST)), own: [TERRORIST] };
  expect(boardSeats(alone).map(({ mine }) => mine)).toEqual(['no', 'no', 'yes']);
});

it('his grid has what he can do with his actions, waiting as its step, and nothing of the team', async () => {
  const scene = await at(TERRORIST);
  const cells = cellsOf({ ...scene, beside: [] });
  expect(cells.filter(({ group }) => group === 'abilities').map(({ key }) => key)).toEqual([
    'draw-infection',
    'sneak',
    'fly-in',
    'fly-out',
    'infect-locally',
    'infect-remotely',
    'sabotage',
    'escape',
  ]);
  expect(cells.filter(({ group }) => group === 'steps').map(({ kinds }) => kinds[0]!.name)).toEqual(['wait']);
  expect(cells.filter(({ group }) => group === 'actions')).toEqual([]);
  const team = await at(1);
  expect(
    cellsOf({ ...team, beside: [] }).flatMap(({ kinds }) => kinds.map(({ name }) => name)),
  ).not.toContain('sneak');
});

it('a card of his hand leads to what he can do with it', async () => {
  const { opponent, offers } = await at(TERRORIST);
  const [card = ''] = opponent!.hand.known;
  const kinds = offersWithCard(card, offers, 'infection').map(({ kind }) => kind.name);
  expect(kinds).toContain('fly-in');
  expect(offersWithCard(card, offers)).toEqual([]);
});

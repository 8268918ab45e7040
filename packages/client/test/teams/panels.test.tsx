// What is drawn of teams: for a member, for the others and for those who watch, in both languages.
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Seats } from '../../src/panels/Seats.tsx';
import { SeatsStrip } from '../../src/panels/SeatsStrip.tsx';
import { DeedsContext, type Deeds } from '../../src/scene/deeds.ts';
import { SceneContext, type Scene } from '../../src/scene/scene.ts';
import { makeSelection } from '../../src/scene/selection.ts';
import { actionsLent } from '../../src/screens/table/dock/actionsLent.ts';
import { Crest } from '../../src/teams/Crest.tsx';
import { PrestigeTable } from '../../src/teams/PrestigeTable.tsx';
import { SecretChoice } from '../../src/teams/SecretChoice.tsx';
import { Standings } from '../../src/teams/Standings.tsx';
import { TeamHead } from '../../src/teams/TeamHead.tsx';
import { WordsContext } from '../../src/words/context.tsx';
import { words as english } from '../../src/words/en/index.ts';
import { words as french } from '../../src/words/fr/index.ts';
import { teamScene, teamState } from '../support/teamTable.ts';

const WORDS = { en: english, fr: french };
const WON = 'team-won-by-one';
/** Nobody has chosen; the first has; both of team 1 have. */
const [NOBODY, ONE, BOTH] = [0, 1, 2];

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

const all = (html: string, pattern: RegExp): (string | undefined)[] =>
  [...html.matchAll(pattern)].map(([, found]) => found);
const choices = (html: string) => all(html, /data-tour="choice:([\w-]+)"/gu);
const states = (html: string) => all(html, /data-state="(\w+)"/gu);

describe('a secret choice', () => {
  it('lies before the member who is asked, and in front of nobody else', async () => {
    const state = teamState(WON, NOBODY);
    const asked = await teamScene(state, 1);
    const html = await drawn(asked, <SecretChoice keys={['1', '2', '3']} />);
    expect(choices(html)).toEqual(asked.teams!.teams[0]!.offered);
    expect(states(html)).toEqual(['choosing', 'waiting']);
    for (const seat of [0, 2, 3]) {
      const other = await drawn(await teamScene(state, seat), <SecretChoice keys={[]} />);
      expect(choices(other), `seat ${String(seat)}`).toEqual([]);
      expect(states(other)).toEqual(['choosing', 'waiting']);
    }
  });

  it('tells the second member what the first has picked, and offers the rest', async () => {
    const html = await drawn(await teamScene(teamState(WON, ONE), 2), <SecretChoice keys={[]} />);
    expect(choices(html)).toHaveLength(2);
    expect(html).toContain('Player 1 picked the Pilot.');
    const next = await drawn(await teamScene(teamState(WON, BOTH), 1), <SecretChoice keys={[]} />);
    expect(states(next)).toEqual(['chosen', 'choosing']);
    expect(next).not.toContain('picked');
  });

  it('shows players without roles by their numbers', async () => {
    const html = await drawn(
      await teamScene(teamState(WON, NOBODY), 1),
      <Seats onSeat={() => undefined} Head={TeamHead} />,
    );
    expect(html).toContain('Player 3');
    expect(html).not.toContain('Unchosen');
  });
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it('players stand under their teams, with the awards of each', async () => {
    const scene = await teamScene(teamState(WON, 150), 3, { language });
    const seats = <Seats onSeat={() => undefined} Head={TeamHead} />;
    const html = await drawn(scene, seats);
    expect(all(html, /data-team="(\d)"/gu)).toEqual(['1', '2']);
    expect(all(html, /data-crest="(\d)"/gu)).toEqual(['1', '2']);
    expect(all(html, /data-ours="(\w+)"/gu)).toEqual(['no', 'yes']);
    expect(all(html, /data-team="\d" data-turn="(\w+)"/gu)).toEqual(
      scene.teams!.teams.map(({ team }) => (team === scene.teams!.active ? 'yes' : 'no')),
    );
    const strip = await drawn(scene, <SeatsStrip onSeat={() => undefined} Crest={Crest} />);
    expect(all(strip, /data-crest="(\d)"/gu)).toEqual(['1', '2']);
  });

  it('a team sees its own Goal card and what it has come to, and of others that theirs lies face down', async () => {
    const scene = await teamScene(teamState(WON, 150), 3, { language });
    const html = await drawn(scene, <Standings />);
    const { teamWords } = await import('../../src/teams/words.ts');
    const words = await teamWords(language);
    expect(html.split(words.goalSays(undefined))).toHaveLength(2);
    expect(html).toContain(words.goalSays(scene.teams!.teams[1]!.goal!.word));
    expect(html.split(words.prestige.soFar)).toHaveLength(2);
    for (const award of scene.teams!.awardsLeft)
      expect(html).toContain(words.award(award, scene.names.colour));
    const watched = await drawn(await teamScene(teamState(WON, 150), 0, { language }), <Standings />);
    expect(watched.split(words.goalSays(undefined))).toHaveLength(3);
    expect(watched).not.toContain(words.prestige.soFar);
  });

  it('at the end a table says where prestige came from, and who wins', async () => {
    const state = teamState(WON);
    for (const seat of [0, 1, 4]) {
      const scene = await teamScene(state, seat, { language });
      const html = await drawn(scene, <PrestigeTable />);
      const { teamWords } = await import('../../src/teams/words.ts');
      const { prestige } = await teamWords(language);
      expect(all(html, /<b>(\d+)<\/b>/gu)).toEqual(
        scene.teams!.teams.map((team) => String(team.prestige!.total)),
      );
      expect(html.split(prestige.winner)).toHaveLength(2);
      expect(html).toContain(`scope="row">${prestige.from} ${prestige.part.cures}`);
    }
  });

  it('teams that share the win are both said to have won; a lost world counts nothing', async () => {
    const { teamWords } = await import('../../src/teams/words.ts');
    const { prestige } = await teamWords(language);
    const shared = await drawn(
      await teamScene(teamState('team-won-shared'), 0, { language }),
      <PrestigeTable />,
    );
    expect(shared.split(prestige.winner)).toHaveLength(3);
    expect(await drawn(await teamScene(teamState('team-cubes'), 1, { language }), <PrestigeTable />)).toBe(
      '',
    );
  });
});

describe('a Bonus card in hand', () => {
  it('is called by what it does, in both languages', async () => {
    const state = teamState(WON, 150);
    const ours = await teamScene(state, 4);
    const inFrench = await teamScene(state, 4, { language: 'fr' });
    const held = ours.view.seats[3]!.hand.filter((card) => ours.teams!.bonusCards[card] !== undefined);
    expect(held).toEqual(['bonus-6']);
    expect(held.map(ours.names.card)).toEqual(['Similar Structure']);
    expect(held.map(inFrench.names.card)).toEqual(['Structure similaire']);
    for (const language of ['en', 'fr'] as const) {
      const { names, teams } = await teamScene(state, 0, { language });
      const called = Object.keys(teams!.bonusCards).map(names.card);
      expect(new Set(called).size).toBe(5);
      expect(called.join()).not.toMatch(/rrt|sgs|bonus-/iu);
    }
  });
});

describe('the share of a member', () => {
  it('is three as long as nothing else is agreed on', async () => {
    const open = await teamScene(teamState(WON, 6), 1);
    expect(open.teams?.division).toBeUndefined();
    expect(actionsLent(open)).toEqual({ left: 3, usual: 3 });
  });

  it('is four for the first and two for the second once they have agreed on it', async () => {
    const first = await teamScene(teamState(WON, 10), 1);
    expect(first.teams?.division).toBe('4-2');
    expect(actionsLent(first)).toMatchObject({ usual: 4 });
    const second = await teamScene(teamState(WON, 12), 2);
    expect(actionsLent(second)).toEqual({ left: 2, usual: 2 });
  });
});

// What is played on a day: the game and its boxes, how many play, how hard it is.
import type { Answers } from '@cordon/protocol';
import { titleOf } from '../../../boxes/boxes.ts';
import { Tags } from '../../../ui/Tags.tsx';
import { useAllWords } from '../../../words/context.tsx';
import type { GameWords } from '../../../words/game/gameWords.ts';

export interface DailyPlayedProps {
  readonly config: Answers['daily']['config'];
  readonly say: GameWords;
}

export function DailyPlayed({ config, say }: DailyPlayedProps) {
  const { deals: words, home, language } = useAllWords();
  const { game, players, epidemics } = config;
  const challenges = config.challenges.map((challenge) => say.challenge(game, challenge).name);
  return (
    <>
      <h3>{titleOf(language, config)}</h3>
      <Tags texts={[home.players(players), words.epidemics(epidemics), ...challenges]} />
    </>
  );
}

// The rules of a game, under an address of their own.
import { Frame } from '../../frame/Frame.tsx';
import { useNavigation } from '../../frame/navigation.ts';
import { useTitle } from '../../frame/useTitle.ts';
import { GAMES } from '../../games/games.ts';
import { RulesScreen } from '../../rules/RulesScreen.tsx';
import { useWords } from '../../words/context.tsx';
import { gameNames } from '../../words/gameNames.ts';

export interface RulesRouteProps {
  readonly game: string | undefined;
  readonly section: string | undefined;
}

export function RulesRoute({ game, section }: RulesRouteProps) {
  const { language, home, reader } = useWords();
  const { goTo } = useNavigation();
  const known = GAMES.find(({ id }) => id === game) ?? GAMES[0]!;
  useTitle(reader.about(home.rules, gameNames[language](known.id)));
  return (
    <Frame>
      <RulesScreen
        language={language}
        game={known.id}
        section={section}
        onOpen={(other, part) => goTo(part === undefined ? `/rules/${other}` : `/rules/${other}/${part}`)}
      />
    </Frame>
  );
}

// The books of rules, under an address of their own.
import { Frame } from '../../frame/Frame.tsx';
import { useNavigation } from '../../frame/navigation.ts';
import { useTitle } from '../../frame/useTitle.ts';
import { GAME_BOOKS } from '../../rules/pages/load.ts';
import { BOX_BOOKS } from '../../boxes/books.ts';
import { RulesScreen } from '../../rules/RulesScreen.tsx';
import { useAllWords } from '../../words/context.tsx';

const BOOKS = [...GAME_BOOKS, ...BOX_BOOKS];

export interface RulesRouteProps {
  readonly book: string | undefined;
  readonly section: string | undefined;
}

export function RulesRoute({ book, section }: RulesRouteProps) {
  const { language, home, reader } = useAllWords();
  const { goTo } = useNavigation();
  const known = BOOKS.find(({ id }) => id === book) ?? BOOKS[0]!;
  useTitle(reader.about(home.rules, known.name[language]));
  return (
    <Frame>
      <RulesScreen
        language={language}
        books={BOOKS}
        book={known}
        section={section}
        onOpen={(other, part) => goTo(part === undefined ? `/rules/${other}` : `/rules/${other}/${part}`)}
      />
    </Frame>
  );
}

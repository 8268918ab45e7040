// Which bot plays a seat: the partners there are, the weakest first, each with what it does.
import { PARTNERS } from '../../games/games.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { Button } from '../../ui/Button.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';

export interface BotMenuProps {
  readonly say: GameWords;
  readonly label: string;
  /** The bot that plays the seat now. */
  readonly now?: string | undefined;
  readonly onBot: (bot: string) => void;
}

export function BotMenu({ say, label, now, onBot }: BotMenuProps) {
  const others = PARTNERS.filter((bot) => bot !== now);
  return (
    <MenuButton
      items={others.map((bot) => ({
        glyph: 'bot',
        text: say.botName(bot),
        about: say.botAbout(bot),
        onSelect: () => onBot(bot),
      }))}
    >
      <Button size="small" icon={<Glyph name="bot" size={18} />}>
        {label}
      </Button>
    </MenuButton>
  );
}

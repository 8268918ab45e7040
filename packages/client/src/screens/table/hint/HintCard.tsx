// A hint over the board: the best plan step by step, why it is good, and what else could be done.
import type { HintLine } from '@cordon/protocol';
import { useEffect, useRef, type ReactNode } from 'react';
import { readPlanned } from '../../../choices/plans.ts';
import { Glyph, type GlyphName } from '../../../icons/Glyph.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { useReasons } from '../../../scene/useReasons.ts';
import type { TableStore } from '../../../table/tableStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { reasonWordsOf } from '../../../words/game/load.ts';
import { exactPercentIn, percentIn, pointsIn } from '../../../words/percent.ts';
import { Steps } from './Steps.tsx';
import { useCorner } from './useCorner.ts';
import { linesOf, type Hints } from './useHint.ts';
import styles from './Hint.module.css';

export interface HintCardProps {
  readonly hints: Hints;
  readonly table: TableStore;
}

export function HintCard({ hints, table }: HintCardProps) {
  const { say, speaker, names, mine, view } = useScene();
  const { advice: words, language } = useWords();
  // They come while the bot thinks.
  useEffect(() => void reasonWordsOf(language), [language]);
  const here = view.seats[view.turn - 1]?.city;
  const { shown, choose, close } = hints;
  switch (shown.what) {
    case 'closed':
      return undefined;
    case 'thinking':
      return (
        <Card city={here} title={words.hint} glyph="light" onClose={close}>
          <p className={styles['thinking']} role="status">
            <i aria-hidden="true" />
            {words.thinking}
          </p>
        </Card>
      );
    case 'refused':
      return (
        <Card city={here} title={words.hint} glyph="light" onClose={close}>
          <p role="alert">{say.refusal(speaker, shown.error)}</p>
        </Card>
      );
    case 'told': {
      const { hint, line, chosen, played } = shown;
      const lines = linesOf(hint);
      return (
        <Card
          title={mine.includes(line.seat) ? words.hint : words.hintFor(names.who(line.seat))}
          city={here}
          glyph="light"
          onClose={close}
        >
          <Line line={line} idle={hint.idle?.mean} played={played} />
          <LineButtons table={table} commands={line.commands} played={played} onLaid={close} />
          {lines.length < 2 || played > 0 ? undefined : (
            <section className={styles['others']}>
              <h3>{words.others}</h3>
              <ul>
                {lines.map((other, index) =>
                  index === chosen ? undefined : (
                    <li key={index}>
                      <Other
                        line={other}
                        index={index}
                        told={
                          lines.some((one) => one !== other && isAfterTheSame(one, other)) ? 'step' : 'aim'
                        }
                        onChoose={() => choose(index)}
                      />
                    </li>
                  ),
                )}
              </ul>
            </section>
          )}
        </Card>
      );
    }
  }
}

interface CardProps {
  readonly title: string;
  readonly glyph: GlyphName;
  /** What it must not hide. */
  readonly city: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Takes the focus when it comes, and Escape closes it. */
export function Card({ title, glyph, city, onClose, children }: CardProps) {
  const words = useWords().advice;
  const card = useRef<HTMLElement>(null);
  const corner = useCorner(card, city);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  // Toasts, which belong to no screen, keep off it.
  useEffect(() => {
    document.documentElement.dataset['hinted'] = 'yes';
    return () => {
      delete document.documentElement.dataset['hinted'];
    };
  }, []);
  return (
    <section
      ref={card}
      className={styles['card']}
      data-corner={corner}
      data-hint="yes"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles['head']}>
        <Glyph name={glyph} size={20} />
        <h2>{title}</h2>
        <button type="button" className={styles['close']} aria-label={words.close} onClick={onClose}>
          <Glyph name="close" size={18} />
        </button>
      </div>
      {children}
    </section>
  );
}

interface LineProps {
  readonly line: HintLine;
  readonly idle: number | undefined;
  readonly played: number;
}

function Line({ line, idle, played }: LineProps) {
  const inWords = useReasons();
  const { advice: words, language } = useWords();
  const [percent, rounded] = [exactPercentIn(language), percentIn(language)];
  const { commands, prices, chance, reasons } = line;
  return (
    <>
      <Steps commands={commands} played={played} prices={prices} />
      <ul className={styles['reasons']} aria-label={words.reasons}>
        {reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>{inWords(reason)}</li>
        ))}
      </ul>
      <p className={styles['chance']} title={words.chanceAbout}>
        <b>{words.chance(percent(chance.mean))}</b>
        <span>{words.between(rounded(chance.low), rounded(chance.high))}</span>
        {idle === undefined ? undefined : <span>{words.idle(percent(idle))}</span>}
      </p>
    </>
  );
}

interface LineButtonsProps {
  readonly table: TableStore;
  readonly commands: readonly string[];
  readonly played: number;
  /** The rest is laid out as a plan. */
  readonly onLaid: () => void;
}

export function LineButtons({ table, commands, played, onLaid }: LineButtonsProps) {
  const { mine } = useScene();
  const { selection } = useDeeds();
  const words = useWords().advice;
  const left = commands.slice(played);
  const [, seat = '', next = ''] = /^(\d+): (.*)$/u.exec(left[0] ?? '') ?? [];
  if (left.length === 0) return undefined;
  const layOut = (): void => {
    selection.setMode('plan');
    selection.lay(left);
    onLaid();
  };
  return (
    <div className={styles['buttons']}>
      {mine.includes(Number(seat)) ? (
        <Button
          size="small"
          weight="main"
          icon={<Glyph name="play" size={18} />}
          onClick={() => void table.play(Number(seat), [next])}
        >
          {words.playStep}
        </Button>
      ) : undefined}
      <Button size="small" icon={<Glyph name="plan" size={18} />} onClick={layOut}>
        {words.layOut}
      </Button>
    </div>
  );
}

/** Whether the same is said of both. */
const isAfterTheSame = (one: HintLine, other: HintLine): boolean =>
  JSON.stringify(one.reasons[0]) === JSON.stringify(other.reasons[0]);

interface OtherProps {
  readonly line: HintLine;
  readonly index: number;
  /** What it is after, or with which step it begins where others are after the same. */
  readonly told: 'aim' | 'step';
  readonly onChoose: () => void;
}

/** Another plan in one line: what it is after or how it begins, and how much less likely it is to win. */
function Other({ line: { commands, reasons, behind }, index, told, onChoose }: OtherProps) {
  const inWords = useReasons();
  const { view, facts, say, speaker } = useScene();
  const { advice: words, language } = useWords();
  const [chief] = reasons;
  const [first] = commands;
  const aim = chief === undefined ? '' : inWords(chief);
  // That a plan comes out best says nothing of one that comes out second.
  const tellsStep = told === 'step' || chief?.code === 'comes-out-best';
  return (
    <button type="button" className={styles['other']} onClick={onChoose}>
      <span>
        {tellsStep && first !== undefined ? say.offerLabel(speaker, readPlanned(first, view, facts)) : aim}
      </span>
      <b>
        {index === 0 ? words.best : behind < 0.0005 ? words.even : words.behind(pointsIn(language)(-behind))}
      </b>
    </button>
  );
}

// Plans that others laid out: answer them, or play them if it is your turn.
import { readOffer } from '../choices/read.ts';
import { useScene } from '../screens/table/scene.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import styles from './Proposals.module.css';

export interface ProposalsProps {
  readonly onAnswer: (proposal: number, answer: 'yes' | 'no') => void;
  readonly onAdopt: (proposal: number, steps: 'all' | 'next') => void;
  readonly onWithdraw: (proposal: number) => void;
  /** Shows the plan on the board, or nothing. */
  readonly onShow: (commands: readonly string[]) => void;
}

export function Proposals({ onAnswer, onAdopt, onWithdraw, onShow }: ProposalsProps) {
  const { model, mine, names, say, speaker, facts, view } = useScene();
  const words = useWords().table.proposals;
  const proposals = model.info?.proposals ?? [];
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      {proposals.length === 0 ? <p className={styles['empty']}>{words.empty}</p> : undefined}
      <ul className={styles['list']}>
        {proposals.map(({ proposal, seat, commands, played, note, answers }) => {
          const count = (which: 'yes' | 'no'): number =>
            answers.filter(({ answer }) => answer === which).length;
          const isMine = mine.includes(seat);
          const canPlay = mine.includes(view.waitsFor);
          return (
            <li
              key={proposal}
              className={styles['proposal']}
              onPointerEnter={() => onShow(commands.slice(played))}
              onPointerLeave={() => onShow([])}
              onFocus={() => onShow(commands.slice(played))}
              onBlur={() => onShow([])}
            >
              <p className={styles['by']}>{words.by(names.seat(seat))}</p>
              <ol className={styles['steps']}>
                {commands.map((command, index) => (
                  <li key={`${String(index)} ${command}`} data-done={index < played ? 'yes' : 'no'}>
                    {say.offerLabel(speaker, readOffer(facts, command, seat))}
                  </li>
                ))}
              </ol>
              {note === undefined ? undefined : <p>{note}</p>}
              <p className={styles['answers']}>{words.answers(count('yes'), count('no'))}</p>
              <div className={styles['buttons']}>
                {isMine ? (
                  <Button size="small" weight="quiet" onClick={() => onWithdraw(proposal)}>
                    {words.withdraw}
                  </Button>
                ) : (
                  <>
                    <Button size="small" onClick={() => onAnswer(proposal, 'yes')}>
                      {words.yes}
                    </Button>
                    <Button size="small" onClick={() => onAnswer(proposal, 'no')}>
                      {words.no}
                    </Button>
                  </>
                )}
                {canPlay ? (
                  <>
                    <Button size="small" weight="main" onClick={() => onAdopt(proposal, 'all')}>
                      {words.adopt}
                    </Button>
                    <Button size="small" onClick={() => onAdopt(proposal, 'next')}>
                      {words.adoptNext}
                    </Button>
                  </>
                ) : undefined}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

// Plans that somebody laid out: see them on the board, say what one thinks, and play them if the steps are one's own.
import { priceAt, type Prices, type ProposalInfo } from '@cordon/protocol';
import { useEffect, useState } from 'react';
import { readPlanned } from '../choices/plans.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { useScene } from '../scene/scene.ts';
import { isOn } from '../table/seats.ts';
import { hasSides } from '../table/sides.ts';
import type { TableStore } from '../table/tableStore.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import styles from './Proposals.module.css';

export interface ProposalsProps {
  readonly table: TableStore;
  /** Shows the plan on the board, or nothing. */
  readonly onShow?: (commands: readonly string[]) => void;
}

const NOTHING: readonly string[] = [];
const NOBODY: readonly number[] = [];
const nowhere = (): void => {};

export function Proposals({ table, onShow = nowhere }: ProposalsProps) {
  const { model } = useScene();
  const words = useWords().table.proposals;
  const proposals = model.info?.proposals ?? [];
  const [kept, setKept] = useState(0);
  const [pointed, setPointed] = useState(0);
  const shown = proposals.find(({ proposal }) => proposal === (pointed === 0 ? kept : pointed));
  useEffect(() => onShow(shown?.commands.slice(shown.played) ?? NOTHING), [shown, onShow]);
  // What was shown from here is not shown any longer when the panel goes.
  useEffect(() => () => onShow(NOTHING), [onShow]);
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      {hasSides(model.info) && isOn(model.info) ? (
        <p className={styles['empty']}>{words.sideOnly}</p>
      ) : undefined}
      {proposals.length === 0 ? <p className={styles['empty']}>{words.empty}</p> : undefined}
      <ul className={styles['list']}>
        {proposals.map((one) => (
          <li
            key={one.proposal}
            className={styles['proposal']}
            data-shown={shown?.proposal === one.proposal ? 'yes' : 'no'}
            onPointerEnter={() => setPointed(one.proposal)}
            onPointerLeave={() => setPointed(0)}
            onFocus={() => setPointed(one.proposal)}
            onBlur={() => setPointed(0)}
          >
            <Proposal
              table={table}
              one={one}
              kept={kept === one.proposal ? 'yes' : 'no'}
              onKeep={() => setKept(kept === one.proposal ? 0 : one.proposal)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface ProposalProps extends Pick<ProposalsProps, 'table'> {
  readonly one: ProposalInfo;
  /** Whether it stays on the board when nobody points at it. */
  readonly kept: 'yes' | 'no';
  readonly onKeep: () => void;
}

/** What the steps take that are left, as far as the seat that looks can know. */
function usePrices(table: TableStore, seat: number | undefined, left: readonly string[]): Prices | undefined {
  const { model } = useScene();
  const [told, setTold] = useState<{ readonly about: string; readonly steps: Prices | undefined }>();
  const { position } = model;
  const about = seat === undefined || left.length === 0 ? '' : [position, seat, ...left].join('\n');
  useEffect(() => {
    if (seat === undefined || about === '') return undefined;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const answer = await table.foresee(seat, position, left);
      if (isCurrent && !(answer instanceof Error)) setTold({ about, steps: answer.steps });
    };
    void look();
    return () => {
      isCurrent = false;
    };
    // What is asked is all in what it is about.
  }, [about]);
  return told?.about === about ? told.steps : undefined;
}

function Proposal({ one, kept, onKeep, table }: ProposalProps) {
  const { model, mine: own, names, say, speaker, facts, view } = useScene();
  // Where nobody can act any more, plans are only looked at.
  const mine = isOn(model.info) ? own : NOBODY;
  const words = useWords().table.proposals;
  const { proposal, seat, commands, played, note, answers } = one;
  const prices = usePrices(table, mine[0], commands.slice(played));
  const steps = commands.map((command, index) => ({
    ...readPlanned(command, view, facts),
    price: priceAt(prices, index - played),
  }));
  const next = steps[played];
  const left = steps.slice(played);
  const isMine = mine.includes(seat);
  const answerer = mine.find((other) => other !== seat);
  const answered = answers.find((said) => said.seat === answerer)?.answer;
  const player = next !== undefined && mine.includes(next.seat) ? next.seat : undefined;
  return (
    <>
      <p className={styles['by']}>{words.by(names.who(seat))}</p>
      <ol className={styles['steps']}>
        {steps.map((offer, index) => (
          <li key={`${String(index)} ${offer.words}`} data-done={index < played ? 'yes' : 'no'}>
            {offer.seat === view.turn
              ? say.offerLabel(speaker, offer)
              : say.by(names.seat(offer.seat), say.offerLabel(speaker, offer))}
          </li>
        ))}
      </ol>
      {note === undefined ? undefined : <p className={styles['note']}>{note}</p>}
      <ul className={styles['answers']}>
        {answers.map(({ seat: by, answer }) => (
          <li key={by} data-answer={answer}>
            <Glyph name={answer === 'yes' ? 'check' : 'cross'} size={16} />
            {words.said[answer](names.who(by))}
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        {player === undefined ? undefined : (
          <Button size="small" weight="main" onClick={() => void table.adopt(player, proposal, 1)}>
            {words.adoptNext}
          </Button>
        )}
        {player === undefined ||
        left.length < 2 ||
        left.some((step) => !mine.includes(step.seat)) ? undefined : (
          <Button size="small" onClick={() => void table.adopt(player, proposal)}>
            {words.adopt}
          </Button>
        )}
        {isMine || answerer === undefined ? undefined : (
          <>
            <Button
              size="small"
              aria-pressed={answered === 'yes'}
              onClick={() => void table.answer(answerer, proposal, 'yes')}
            >
              {words.yes}
            </Button>
            <Button
              size="small"
              aria-pressed={answered === 'no'}
              onClick={() => void table.answer(answerer, proposal, 'no')}
            >
              {words.no}
            </Button>
          </>
        )}
        {isMine ? (
          <Button size="small" weight="quiet" onClick={() => void table.withdraw(seat, proposal)}>
            {words.withdraw}
          </Button>
        ) : undefined}
        <Button
          size="small"
          weight="quiet"
          icon={<Glyph name="eye" size={18} />}
          aria-pressed={kept === 'yes'}
          aria-label={words.show}
          title={words.show}
          onClick={onKeep}
        />
      </div>
    </>
  );
}

// Somebody asks for consent: what for, and the two answers, in one tap.
import { readOffer } from '../../../choices/read.ts';
import { Glyph } from '../../../icons/Glyph.tsx';
import { RoleIcon } from '../../../icons/RoleIcon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../deeds.ts';
import { useScene } from '../scene.ts';
import styles from './ConsentCard.module.css';

/** The frame of a question, with whoever asks. */
export interface Asked {
  readonly by: number;
}

/** Whether this board waits for the answer of its seat. */
export function consentIn(
  frame: Readonly<Record<string, unknown>> | undefined,
  seat: number,
): Asked | undefined {
  if (frame?.['frame'] !== 'consent' || frame['asked'] !== seat) return undefined;
  const { command } = frame;
  const by = typeof command === 'object' && command !== null && 'seat' in command ? Number(command.seat) : 0;
  return { by };
}

export function ConsentCard({ by }: Asked) {
  const { view, names, say, speaker, facts, model } = useScene();
  const { play } = useDeeds();
  const words = useWords().table.consent;
  const role = view.seats[by - 1]?.role;
  const asking = model.entries.findLast((entry) => entry.entry === 'played' && entry.seat === by);
  const command = asking?.entry === 'played' ? asking.command : undefined;
  const what =
    command === undefined
      ? say.waitsFor(speaker, view).sentence
      : say.offerLabel(speaker, readOffer(facts, command, by));
  return (
    <section className={styles['card']} aria-label={words.asks(names.seat(by))}>
      <span className={styles['icon']}>
        {role === undefined ? <Glyph name="person" size={32} /> : <RoleIcon role={role} size={32} />}
      </span>
      <div className={styles['texts']}>
        <h2 className={styles['asks']}>{words.asks(names.seat(by))}</h2>
        <p className={styles['what']}>{what}</p>
      </div>
      <div className={styles['answers']}>
        <Button weight="main" icon={<Glyph name="check" size={22} />} onClick={() => play(['accept'])}>
          {words.accept}
        </Button>
        <Button icon={<Glyph name="cross" size={22} />} onClick={() => play(['refuse'])}>
          {words.refuse}
        </Button>
      </div>
    </section>
  );
}

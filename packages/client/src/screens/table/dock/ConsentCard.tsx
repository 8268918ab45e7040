// Somebody asks for consent: what for, and the answers that can be given, in one tap.
import { priceAsked } from '@cordon/protocol/telling';
import { readOffer } from '../../../choices/read.ts';
import { Glyph } from '../../../icons/Glyph.tsx';
import { roleColour } from '../../../faces/roleColours.ts';
import { RolePortrait } from '../../../icons/RolePortrait.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { DIGITS } from '../keys/keys.ts';
import type { Asked } from './consent.ts';
import styles from './ConsentCard.module.css';

export function ConsentCard({ by, kind: asked }: Asked) {
  const { view, face, names, say, speaker, facts, model, offers } = useScene();
  const { play } = useDeeds();
  const words = useWords().table.consent;
  const role = view.seats[by - 1]?.role;
  const asking = model.entries.findLast((entry) => entry.entry === 'played' && entry.seat === by);
  const told = asking?.entry === 'played' ? asking.command : undefined;
  // The game may ask by itself for something else than was said last.
  const isIt = told !== undefined && readOffer(facts, told, by).kind.name === asked;
  const command = isIt ? told : undefined;
  const price = priceAsked(view.frames.at(-1));
  const { heading, sentence } = say.waitsFor(speaker, view);
  const may = (answer: string): boolean => offers.some(({ kind }) => kind.name === answer);
  return (
    <section className={styles['card']} aria-label={heading} data-whole="yes">
      <span
        className={styles['icon']}
        style={role === undefined ? undefined : { '--role': roleColour(face, role) }}
      >
        {role === undefined ? <Glyph name="person" size={32} /> : <RolePortrait role={role} size={40} />}
      </span>
      <div className={styles['texts']}>
        <p>
          {command === undefined ? (
            sentence
          ) : (
            <>
              {words.asks(names.who(by))}{' '}
              <b className={styles['what']}>
                {say.offerLabel(speaker, { ...readOffer(facts, command, by), price })}
              </b>
            </>
          )}
        </p>
        {may('accept') ? undefined : <p>{words.cannot}</p>}
      </div>
      <div className={styles['answers']}>
        {may('accept') ? (
          <Button
            weight="main"
            data-tour="kind:accept"
            aria-keyshortcuts={DIGITS[0]}
            icon={<Glyph name="check" size={22} />}
            onClick={() => play(['accept'])}
          >
            {words.accept}
          </Button>
        ) : undefined}
        {may('refuse') ? (
          <Button
            data-tour="kind:refuse"
            aria-keyshortcuts={DIGITS[1]}
            icon={<Glyph name="cross" size={22} />}
            onClick={() => play(['refuse'])}
          >
            {words.refuse}
          </Button>
        ) : undefined}
      </div>
    </section>
  );
}

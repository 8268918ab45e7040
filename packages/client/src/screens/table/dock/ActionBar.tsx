// Everything that can be done now, kind by kind; what cannot is greyed and says why.
import { useEffect, useState } from 'react';
import { absentKinds, actionsOf, type KindOffers } from '../../../choices/bar.ts';
import { narrow } from '../../../choices/narrow.ts';
import type { Offer } from '../../../choices/offer.ts';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { Explained } from '../../../rules/Explained.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { useCost } from './useCost.ts';
import styles from './ActionBar.module.css';

export function ActionBar({ offers }: { readonly offers: readonly Offer[] }) {
  const { facts, view, seat, game, say } = useScene();
  const {
    reader,
    table: { actions: words },
  } = useWords();
  const { why } = useDeeds();
  const [reason, setReason] = useState('');
  useEffect(() => setReason(''), [view]);
  const ask = async (kind: string): Promise<void> =>
    setReason(reader.about(say.kindLabel(game, kind), await why(kind)));
  if (seat === 0 || view.ending !== 'running') return undefined;
  const { actions, abilities, events, steps } = actionsOf(facts, offers);
  const isActing = view.waitsFor === seat && view.frames.at(-1)?.frame === 'actions';
  const absent = isActing ? absentKinds(facts, offers, view) : undefined;
  // While there is something left to do, nothing tempts anybody to end the turn by accident.
  const step = actions.length === 0 ? 'main' : 'usual';
  return (
    <div className={styles['bar']} role="group" aria-label={words.title}>
      <div className={styles['actions']}>
        {steps.map((group) => (
          <Kind key={group.kind.name} group={group} weight={step} />
        ))}
        {[...actions, ...abilities].map((group) => (
          <Kind key={group.kind.name} group={group} weight="usual" />
        ))}
      </div>
      {events.length === 0 ? undefined : (
        <div className={styles['events']} role="group" aria-label={words.events}>
          {events.map((group) => (
            <Kind key={group.kind.name} group={group} weight="usual" />
          ))}
        </div>
      )}
      {[...(absent?.actions ?? []), ...(absent?.abilities ?? [])].map((kind) => (
        <Absent key={kind.name} kind={kind.name} onWhy={(name) => void ask(name)} />
      ))}
      <p className={styles['reason']} role="status">
        {reason}
      </p>
    </div>
  );
}

function Kind({
  group: { kind, offers },
  weight,
}: {
  readonly group: KindOffers;
  readonly weight: 'main' | 'usual';
}) {
  const { game, say } = useScene();
  const { play, selection } = useDeeds();
  const cost = useCost()(offers);
  const { complete } = narrow(offers);
  return (
    <Explained what={{ kind: kind.spends === 'event' ? 'event' : 'action', id: kind.name }}>
      <Button
        weight={weight}
        className={styles['kind']}
        data-spends={kind.spends}
        data-tour={`kind:${kind.name}`}
        icon={<KindIcon kind={kind.name} size={22} />}
        onClick={() => (complete === undefined ? selection.action(kind.name) : play([complete.words]))}
      >
        {say.kindLabel(game, kind.name)}
        {cost === undefined ? undefined : <small> ({cost})</small>}
      </Button>
    </Explained>
  );
}

/** Looks like what it is, and says why when it is pressed. */
function Absent({ kind, onWhy }: { readonly kind: string; readonly onWhy: (kind: string) => void }) {
  const { game, say } = useScene();
  const {
    reader,
    table: { actions: words },
  } = useWords();
  return (
    <Explained what={{ kind: 'action', id: kind }}>
      <Button
        className={styles['absent']}
        aria-disabled="true"
        aria-label={reader.about(say.kindLabel(game, kind), words.notNow)}
        icon={<KindIcon kind={kind} size={22} />}
        onClick={() => onWhy(kind)}
      />
    </Explained>
  );
}

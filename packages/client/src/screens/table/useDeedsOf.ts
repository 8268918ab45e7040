// What the buttons of the table screen do.
import { useMemo } from 'react';
import { useNavigation } from '../../frame/navigation.ts';
import { moveBeforeLast } from '../../table/group.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { RefusedError } from '../../channel/channel.ts';
import type { Deeds } from '../../scene/deeds.ts';
import { announce } from '../../announce/announcer.ts';
import type { Scene } from '../../scene/scene.ts';
import type { SelectionActions } from '../../scene/selection.ts';

export interface Doing {
  readonly table: TableStore;
  readonly scene: Scene;
  /** Where one chooses: the same, or the board that a plan leads to. */
  readonly acting: Scene;
  readonly selection: SelectionActions;
  readonly onLook: (move: number | undefined) => void;
}

export function useDeedsOf({
  table,
  scene: { seat, say, speaker, place },
  acting: { seat: planned },
  selection,
  onLook,
}: Doing): Deeds {
  const { goTo } = useNavigation();
  return useMemo(() => {
    const send = (commands: readonly string[]): void => {
      selection.clear();
      if (commands.length > 0) void table.play(seat, commands);
    };
    return {
      play(commands) {
        if (selection.store.getState().mode === 'plan')
          selection.lay(commands.map((words) => `${String(planned)}: ${words}`));
        else send(commands);
      },
      playPlan() {
        const { plan } = selection.store.getState();
        selection.clearPlan();
        void playLines(table, plan);
      },
      propose(note) {
        const { plan } = selection.store.getState();
        selection.clearPlan();
        void table.propose(seat, plan, note === '' ? undefined : note);
      },
      undo() {
        const { mode, plan } = selection.store.getState();
        if (mode === 'plan' && plan.length > 0) {
          selection.unlay();
          return;
        }
        selection.clear();
        void table.undo(seat, moveBeforeLast(table.getState().model.entries, seat));
      },
      selection,
      async why(kind) {
        const reasons = await table.why(seat, { kinds: [kind] });
        if (reasons instanceof RefusedError) return say.refusal(speaker, reasons);
        const [first] = reasons;
        return first === undefined ? '' : say.refusal(speaker, { code: 'illegal-command', ...first });
      },
      async whyNot(offers) {
        // The table knows why about the board now, not about one that a plan leads to.
        if (selection.store.getState().mode === 'plan') return [];
        const reasons = await table.why(seat, { commands: offers.map(({ words }) => words) });
        if (reasons instanceof RefusedError) return [];
        return reasons.flatMap((why) => {
          const offer = offers.find(({ words }) => words === why.command);
          return offer === undefined
            ? []
            : [{ offer, reason: say.refusal(speaker, { code: 'illegal-command', ...why }, offer) }];
        });
      },
      async foresee(words) {
        const { plan } = selection.store.getState();
        const { position } = table.getState().model;
        const answer = await table.foresee(seat, position, [...plan, `${String(planned)}: ${words}`]);
        return answer instanceof Error ? undefined : answer.view;
      },
      async explain(move) {
        const explained = await table.explain(seat, move);
        return explained instanceof RefusedError ? say.refusal(speaker, explained) : explained;
      },
      fork: async (move) => (await import('./forkFrom.ts')).forkFrom(table, move, place, goTo),
      look: onLook,
      announce,
    };
  }, [table, seat, planned, say, speaker, place, selection, onLook, goTo]);
}

/** Lines with their seats in front; those of one seat that follow each other are played together. */
async function playLines(table: TableStore, lines: readonly string[]): Promise<void> {
  let rest = lines.map((line) => /^(\d+): (.*)$/u.exec(line) ?? ['', '0', line]);
  while (rest.length > 0) {
    const [, owner = '0'] = rest[0] ?? [];
    const end = rest.findIndex(([, other]) => other !== owner);
    const group = end === -1 ? rest : rest.slice(0, end);
    const words = group.map(([, , said = '']) => said);
    if ((await table.play(Number(owner), words)) instanceof RefusedError) return;
    rest = rest.slice(group.length);
  }
}

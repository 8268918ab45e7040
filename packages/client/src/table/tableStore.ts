// One open table: how it stands, and everything that can be done there. Works over any channel.
import { createStore, type StoreApi } from 'zustand';
import { RefusedError, type Channel, type LinkState, type News } from '../channel/channel.ts';
import { makeActions, type TableActions } from './actions.ts';
import { Errands } from './errands.ts';
import type { Act } from './evidence.ts';
import { Following } from './following.ts';
import { Looks } from './looks.ts';
import { emptyTable, type TableModel } from './model.ts';
import { leavesGap, takeNews } from './takeNews.ts';

export interface TableState {
  readonly model: TableModel;
  /** `open` means that the model is up to date. */
  readonly link: LinkState;
  /** What is being done now. */
  readonly busy: Act | undefined;
  /** Why the last thing was not done; gone when the next one begins, or after a while. */
  readonly refusal: RefusedError | undefined;
}

export interface TableStore
  extends TableActions, Pick<StoreApi<TableState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly table: string;
  /** Forgets the refusal. */
  dismiss(): void;
  /** Follows the table no longer. */
  close(): void;
}

/** So many milliseconds a refusal is shown, if nobody puts it away and nothing else is done. */
const REFUSAL_SHOWN = 8000;

export interface TablePlace {
  readonly table: string;
  /** The key of the link by which somebody came. */
  readonly key?: string | undefined;
  /** How it stood when this page was last there: shown until the hall has said what came after. */
  readonly known?: TableModel | undefined;
}

export function openTable(channel: Channel, { table, key, known }: TablePlace): TableStore {
  const store = createStore<TableState>(() => ({
    model: known ?? emptyTable(table),
    link: 'connecting',
    busy: undefined,
    refusal: undefined,
  }));
  const model = (): TableModel => store.getState().model;

  const following = new Following({
    channel,
    table,
    key,
    lastNumber: () => model().number,
    epoch: () => model().epoch,
    begins(epoch) {
      const before = model();
      if (before.epoch === epoch) return;
      const after = before.epoch === undefined ? { ...before, epoch } : { ...emptyTable(table), epoch };
      looks.changed(before, after);
      store.setState({ model: after });
    },
    changed() {
      const link = linkOf(following, channel);
      if (store.getState().link !== link) store.setState({ link });
    },
    refused: ({ code, message }) =>
      hear({ type: 'closed', table, code: code === 'lost' ? 'unavailable' : code, message }),
  });
  const looks = new Looks(async (move) => {
    await following.here();
    const { boards } = await channel.ask<'look'>({ type: 'look', table, move });
    return boards;
  });

  function hear(news: News): void {
    if (news.table !== table) return;
    const before = model();
    if (leavesGap(before, news)) {
      following.again();
      return;
    }
    const after = takeNews(before, news);
    looks.changed(before, after);
    store.setState({ model: after });
    if (news.type === 'update') following.took(news);
    else if (news.type === 'closed') following.stop(new RefusedError(news.code, news.message));
  }

  let fading: ReturnType<typeof setTimeout> | undefined;
  function refuse(refusal: RefusedError | undefined): void {
    clearTimeout(fading);
    store.setState({ refusal });
    if (refusal !== undefined) fading = setTimeout(() => refuse(undefined), REFUSAL_SHOWN);
  }

  const stopHearing = channel.onNews(hear);
  following.begin();
  const errands = new Errands({
    channel,
    following,
    model,
    busy: (busy) => store.setState(busy === undefined ? { busy } : { busy, refusal: undefined }),
  });
  return {
    ...makeActions({
      channel,
      table,
      errands,
      looks,
      following,
      refused: refuse,
    }),
    table,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dismiss: () => refuse(undefined),
    close() {
      clearTimeout(fading);
      stopHearing();
      following.stop(new RefusedError('lost', 'The table was closed.'));
    },
  };
}

function linkOf({ phase }: Following, { link }: Channel): LinkState {
  if (phase === 'here' || phase === 'over') return phase === 'here' ? 'open' : 'ended';
  return link === 'open' ? 'connecting' : link;
}

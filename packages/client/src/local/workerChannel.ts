// The link to the hall inside this page. When the worker dies it ends, and whoever asked something hears so.
import { PROTOCOL, type Done, type Refused, type Request } from '@cordon/protocol';
import {
  calledOff,
  RefusedError,
  type Asking,
  type AskOptions,
  type LinkState,
  type News,
} from '../channel/channel.ts';
import { answerIn, knownCode, readMessage } from '../channel/readMessage.ts';
import { takeHall } from './hallWorker.ts';
import {
  readUnkept,
  type LocalAnswers,
  type LocalAsking,
  type LocalChannel,
  type LocalRequest,
  type ToHall,
} from './localRequests.ts';

/** What the channel needs of a worker. */
export interface HallWorker {
  postMessage(message: ToHall, transfer: Transferable[]): void;
  addEventListener(type: 'message' | 'messageerror' | 'error', ear: (event: Event) => void): void;
  terminate(): void;
}

interface Asked {
  readonly done: (message: Done) => void;
  readonly refused: (error: RefusedError) => void;
  readonly progress: AskOptions['onProgress'];
}

/** A channel into a new worker; the name is for a guest who was never here before. */
export function openLocal(name: string): LocalChannel {
  return openWorkerChannel(takeHall(), name);
}

export function openWorkerChannel(worker: HallWorker, name: string): LocalChannel {
  const asked = new Map<number, Asked>();
  const newsEars = new Set<(news: News) => void>();
  const linkEars = new Set<(link: LinkState) => void>();
  const unkeptEars = new Set<(tables: readonly string[]) => void>();
  let link: LinkState = 'connecting';
  let ending = new RefusedError('lost', 'The tables of this page are closed.');
  let lastId = 0;

  function tell(next: LinkState): void {
    link = next;
    for (const ear of linkEars) ear(next);
  }

  function end(error: RefusedError): void {
    if (link === 'ended') return;
    ending = error;
    worker.terminate();
    const all = [...asked.values()];
    asked.clear();
    for (const { refused } of all) refused(error);
    tell('ended');
  }

  function settle(message: Done | Refused): void {
    const waiting = message.id === undefined ? undefined : asked.get(message.id);
    if (message.id === undefined || waiting === undefined) return;
    asked.delete(message.id);
    if (message.type === 'done') waiting.done(message);
    else waiting.refused(new RefusedError(knownCode(message.code), message.message, message));
  }

  function hear(data: unknown): void {
    const message = link === 'ended' ? undefined : (readUnkept(data) ?? readMessage(data));
    switch (message?.type) {
      case 'done':
      case 'refused':
        settle(message);
        break;
      case 'progress':
        asked.get(message.id)?.progress?.(message.done, message.all);
        break;
      case 'update':
      case 'presence':
      case 'closed':
        for (const ear of newsEars) ear(message);
        break;
      case 'local-unkept':
        for (const ear of unkeptEars) ear(message.tables);
        break;
      case 'bye':
      case undefined:
        break;
    }
  }

  function post(asking: Asking | LocalAsking, { onProgress, signal }: AskOptions = {}): Promise<Done> {
    if (link === 'ended') return Promise.reject(ending);
    if (signal?.aborted === true) return Promise.reject(calledOff());
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    lastId++;
    const id = lastId;
    asked.set(id, { done: resolve, refused: reject, progress: onProgress });
    signal?.addEventListener('abort', () => callOff(id), { once: true });
    worker.postMessage({ ...asking, id }, []);
    return promise;
  }

  /** Nobody waits for it any longer, and the hall is told so. */
  function callOff(id: number): void {
    const waiting = asked.get(id);
    if (waiting === undefined) return;
    asked.delete(id);
    waiting.refused(calledOff());
    post({ type: 'cancel', request: id }).catch(() => {});
  }

  async function greet(): Promise<void> {
    try {
      await post({ type: 'hello', protocol: PROTOCOL });
      if (link === 'connecting') tell('open');
    } catch (error) {
      if (error instanceof RefusedError) end(error);
    }
  }

  worker.addEventListener('message', (event) => hear('data' in event ? event.data : undefined));
  worker.addEventListener('messageerror', () =>
    end(new RefusedError('lost', 'The tables of this page said something that cannot be read.')),
  );
  worker.addEventListener('error', (event) => {
    const why = 'message' in event && typeof event.message === 'string' ? `: ${event.message}` : '.';
    end(new RefusedError('lost', `The tables of this page have stopped${why}`));
  });
  worker.postMessage({ type: 'begin', name }, []);
  void greet();

  return {
    ask: async <Type extends Request['type']>(asking: Asking<Type>, options?: AskOptions) =>
      answerIn<Type>(await post(asking, options)),
    askLocal: async <Type extends LocalRequest['type']>(asking: LocalAsking<Type>) => {
      const answer: unknown = answerIn(await post(asking));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to a request is of its kind
      return answer as LocalAnswers[Type];
    },
    onNews(ear) {
      newsEars.add(ear);
      return () => newsEars.delete(ear);
    },
    onUnkept(ear) {
      unkeptEars.add(ear);
      return () => unkeptEars.delete(ear);
    },
    get link() {
      return link;
    },
    onLink(ear) {
      linkEars.add(ear);
      return () => linkEars.delete(ear);
    },
    close: () => end(new RefusedError('lost', 'The tables of this page are closed.')),
  };
}

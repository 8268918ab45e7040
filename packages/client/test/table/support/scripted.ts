// A channel whose other side is the test: it hears what is asked, and answers when it likes.
import type { Request } from '@cordon/protocol';
import {
  RefusedError,
  type Asking,
  type Channel,
  type LinkState,
  type News,
} from '../../../src/channel/channel.ts';
import type { Answer } from '../../../src/channel/readMessage.ts';

export interface Heard {
  readonly asking: Asking;
  readonly done: (answer?: object) => void;
  readonly refused: (code: RefusedError['code']) => void;
}

export class ScriptedChannel implements Channel {
  link: LinkState = 'open';
  readonly #newsEars = new Set<(news: News) => void>();
  readonly #linkEars = new Set<(link: LinkState) => void>();
  readonly #heard: Heard[] = [];
  #waiting: ((heard: Heard) => void) | undefined;
  /** The types of everything that was asked. */
  readonly types: string[] = [];

  ask<Type extends Request['type']>(asking: Asking<Type>): Promise<Answer<Type>> {
    const { promise, resolve, reject } = Promise.withResolvers<object>();
    this.types.push(asking.type);
    const heard: Heard = {
      asking,
      done: (answer = {}) => resolve(answer),
      refused: (code) => reject(new RefusedError(code, code)),
    };
    if (this.#waiting === undefined) this.#heard.push(heard);
    else this.#waiting(heard);
    this.#waiting = undefined;
    return promise as Promise<Answer<Type>>;
  }

  /** The next thing that is asked. */
  next(): Promise<Heard> {
    const heard = this.#heard.shift();
    if (heard !== undefined) return Promise.resolve(heard);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  tell(news: News): void {
    for (const ear of this.#newsEars) ear(news);
  }

  become(link: LinkState): void {
    this.link = link;
    for (const ear of this.#linkEars) ear(link);
  }

  onNews(ear: (news: News) => void): () => void {
    this.#newsEars.add(ear);
    return () => this.#newsEars.delete(ear);
  }

  onLink(ear: (link: LinkState) => void): () => void {
    this.#linkEars.add(ear);
    return () => this.#linkEars.delete(ear);
  }

  close(): void {
    this.become('ended');
  }
}

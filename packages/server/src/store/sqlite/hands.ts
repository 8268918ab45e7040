// The two connections to the file, one that writes and one that reads. Where the disk is full at the start there is no room to
// write at all: then the file is read as it lies there, and the connections are made when there is room.
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isFull, StoreTrouble } from '@cordon/tables';
import { asTrouble } from './codes.ts';
import { openReads, type Reads } from './reads.ts';
import { startWriter, type Writer, type WriterOptions } from './writer.ts';

export interface Hands {
  /** Throws trouble of the kind `full` while there is no room. */
  writer(): Writer;
  reads(): Reads;
  /** How many writes wait for the next commit. */
  waiting(): number;
  close(): Promise<void>;
}

export interface HandsOptions extends WriterOptions {
  /** How long to wait before looking again whether there is room, in milliseconds. */
  readonly retryMilliseconds: number;
  /** Hears that the disk is full at the start. */
  readonly onTrouble: (error: Error) => void;
}

interface Pair {
  readonly writer: Writer;
  readonly reads: Reads;
}

async function connect(options: WriterOptions): Promise<Pair> {
  try {
    const writer = await startWriter(options);
    try {
      return { writer, reads: openReads(options.file, options.busyMilliseconds) };
    } catch (error) {
      await writer.close();
      throw error;
    }
  } catch (error) {
    throw asTrouble(error);
  }
}

/** Rejects where the file cannot be used, and where it cannot even be read while the disk is full. */
export async function takeHands(options: HandsOptions): Promise<Hands> {
  try {
    const pair = await connect(options);
    return {
      writer: () => pair.writer,
      reads: () => pair.reads,
      waiting: () => pair.writer.waiting(),
      close: () => letGo(pair),
    };
  } catch (error) {
    if (!isFull(error)) throw error;
    return waitForRoom(options, error);
  }
}

async function letGo({ writer, reads }: Pair): Promise<void> {
  await writer.drain();
  // Only the last connection to close tidies the file up, and it must be one that can write.
  reads.close();
  await writer.close();
}

function waitForRoom(options: HandsOptions, why: unknown): Hands {
  let reads = readAsItLies(options, why);
  let writer: Writer | undefined;
  let trying: Promise<void> | undefined;
  let closed = false;
  const { retryMilliseconds, onTrouble } = options;

  async function tryAgain(): Promise<void> {
    try {
      const pair = await connect(options);
      if (closed) return await letGo(pair);
      reads.close();
      ({ reads, writer } = pair);
    } catch (error) {
      if (!isFull(error)) onTrouble(error instanceof Error ? error : new Error(String(error)));
      if (!closed) later();
    }
  }

  let timer: NodeJS.Timeout;
  function later(): void {
    timer = setTimeout(() => {
      trying = tryAgain();
    }, retryMilliseconds);
  }

  later();
  onTrouble(noRoom(options.file));
  return {
    writer() {
      if (writer === undefined) throw noRoom(options.file);
      return writer;
    },
    reads: () => reads,
    waiting: () => writer?.waiting() ?? 0,
    async close() {
      closed = true;
      clearTimeout(timer);
      await trying;
      if (writer === undefined) reads.close();
      else await letGo({ writer, reads });
    },
  };
}

const noRoom = (file: string): StoreTrouble =>
  new StoreTrouble('full', `${file} can be read but not written: the disk is full.`);

/** No other process writes to the file, and this one does not yet: without a log beside it nothing is missing. */
function readAsItLies({ file, busyMilliseconds }: HandsOptions, why: unknown): Reads {
  const log = `${file}-wal`;
  if (existsSync(log) && statSync(log).size > 0) throw why;
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  try {
    return openReads(address, busyMilliseconds);
  } catch {
    // It is new, or of an older shape.
    throw why;
  }
}

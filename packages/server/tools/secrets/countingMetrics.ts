// What a server counts, as anybody may read it who may read its metrics: everything but how long things took.
import type { Metrics } from '../../src/metrics.ts';

export function makeCountingMetrics(note: (...what: readonly unknown[]) => void): Metrics {
  const counts =
    (name: string) =>
    (...labels: readonly unknown[]): void =>
      note('counted', name, ...labels.filter((label) => typeof label === 'string'));
  return {
    socketOpened: counts('socketOpened'),
    socketClosed: counts('socketClosed'),
    socketWasSlow: counts('socketWasSlow'),
    requestAnswered: counts('requestAnswered'),
    refused: counts('refused'),
    commandsAppended: (count) => note('counted', 'commandsAppended', count),
    committed: (count) => note('counted', 'committed', count),
    storeWrites: counts('storeWrites'),
    tableLoaded: counts('tableLoaded'),
    tableUnloaded: counts('tableUnloaded'),
    updateSent: counts('updateSent'),
    botDecided: counts('botDecided'),
    botReplaced: counts('botReplaced'),
    hookTried: counts('hookTried'),
    httpAnswered: counts('httpAnswered'),
    watchQueue: counts('watchQueue'),
    watchUnreadable: () => note('counted', 'watchUnreadable'),
    text: () => Promise.resolve(''),
    contentType: '',
  };
}

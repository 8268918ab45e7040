// What the server counts, for Prometheus. Others tell it what happened and know nothing of how it is counted.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  socketOpened(): void;
  socketClosed(): void;
  /** A socket was closed because it did not take what was sent to it. */
  socketWasSlow(): void;
  /** A request over a socket: `done` or the code of its refusal. */
  requestAnswered(type: string, outcome: string, seconds: number): void;
  /** Something was turned away before it became a request: a connection, a message. */
  refused(reason: string): void;
  commandsAppended(count: number): void;
  /** One transaction of the store. */
  committed(count: number, seconds: number): void;
  /** Whether the store took a write when it was last asked. */
  storeWrites(yes: 'yes' | 'no'): void;
  tableLoaded(seconds: number): void;
  tableUnloaded(): void;
  /** Its length would tell something of what one seat sees and another doesn't. */
  updateSent(): void;
  botDecided(bot: string, seconds: number): void;
  /** Somebody else decided for a bot that failed. */
  botReplaced(bot: string, by: string): void;
  hookTried(outcome: string): void;
  httpAnswered(route: string, method: string, status: number, seconds: number): void;
  /** A queue whose length is read whenever the metrics are. */
  watchQueue(name: string, length: () => number | Promise<number>): void;
  /** How many tables cannot be read, or not to their end; read whenever the metrics are. */
  watchUnreadable(count: () => number): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

const FINE_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const histogram = <Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ) => new Histogram({ name, help, buckets, labelNames, registers });

  const sockets = gauge('cordon_sockets_open', 'Sockets that are open now');
  const slow = counter('cordon_sockets_slow_total', 'Sockets closed because they did not keep up');
  const requests = counter('cordon_requests_total', 'Requests over sockets', ['type', 'outcome']);
  const requestSeconds = histogram(
    'cordon_request_seconds',
    'Time from a request to its answer',
    FINE_SECONDS,
    ['type'],
  );
  const refusals = counter('cordon_refused_total', 'What was turned away at the door', ['reason']);
  const commands = counter('cordon_commands_appended_total', 'Commands that reached the disk');
  const commitSizes = histogram('cordon_commit_appends', 'Appends that shared a transaction', BATCH_SIZES);
  const commitSeconds = histogram('cordon_commit_seconds', 'Time of a transaction', FINE_SECONDS);
  const writes = gauge('cordon_store_writes', 'Whether the store takes writes (1) or not (0)');
  writes.set(1);
  const tables = gauge('cordon_tables_loaded', 'Tables held in memory now');
  const loadSeconds = histogram('cordon_table_load_seconds', 'Time to load a table', FINE_SECONDS);
  const updates = counter('cordon_updates_total', 'Updates sent to sockets');
  const botSeconds = histogram('cordon_bot_decision_seconds', 'Time of a decision of a bot', FINE_SECONDS, [
    'bot',
  ]);
  const replaced = counter('cordon_bot_replaced_total', 'Decisions made for a bot that failed or overran', [
    'bot',
    'by',
  ]);
  const hooks = counter('cordon_hook_deliveries_total', 'Attempts to deliver to webhooks', ['outcome']);
  const http = histogram('cordon_http_request_seconds', 'Time of an HTTP request', FINE_SECONDS, [
    'route',
    'method',
    'status',
  ]);

  let unreadable = (): number => 0;
  registry.registerMetric(
    new Gauge({
      name: 'cordon_tables_unreadable',
      help: 'Tables found in this process whose log cannot be read to its end',
      registers: [],
      collect() {
        this.set(unreadable());
      },
    }),
  );
  const queues = new Map<string, () => number | Promise<number>>();
  registry.registerMetric(
    new Gauge({
      name: 'cordon_queue_length',
      help: 'What waits in this process, by queue',
      labelNames: ['queue'],
      registers: [],
      async collect() {
        for (const [queue, length] of queues) this.set({ queue }, await length());
      },
    }),
  );

  return {
    socketOpened: () => sockets.inc(),
    socketClosed: () => sockets.dec(),
    socketWasSlow: () => slow.inc(),
    requestAnswered(type, outcome, seconds) {
      requests.inc({ type, outcome });
      requestSeconds.observe({ type }, seconds);
    },
    refused: (reason) => refusals.inc({ reason }),
    commandsAppended: (count) => commands.inc(count),
    committed(count, seconds) {
      commitSizes.observe(count);
      commitSeconds.observe(seconds);
    },
    storeWrites: (yes) => writes.set(yes === 'yes' ? 1 : 0),
    tableLoaded(seconds) {
      tables.inc();
      loadSeconds.observe(seconds);
    },
    tableUnloaded: () => tables.dec(),
    updateSent: () => updates.inc(),
    botDecided: (bot, seconds) => botSeconds.observe({ bot }, seconds),
    botReplaced: (bot, by) => replaced.inc({ bot, by }),
    hookTried: (outcome) => hooks.inc({ outcome }),
    httpAnswered: (route, method, status, seconds) =>
      http.observe({ route, method, status: String(status) }, seconds),
    watchUnreadable: (count) => void (unreadable = count),
    watchQueue: (name, length) => void queues.set(name, length),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

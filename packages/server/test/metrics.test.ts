import { expect, test } from 'vitest';
import { makeMetrics } from '../src/metrics.ts';

test('everything that is told is counted', async () => {
  const metrics = makeMetrics();
  metrics.socketOpened();
  metrics.socketOpened();
  metrics.socketClosed();
  metrics.socketWasSlow();
  metrics.requestAnswered('play', 'done', 0.004);
  metrics.requestAnswered('play', 'stale', 0.004);
  metrics.refused('wrong-origin');
  metrics.commandsAppended(3);
  metrics.committed(7, 0.006);
  metrics.tableLoaded(0.002);
  metrics.tableLoaded(0.002);
  metrics.tableUnloaded();
  metrics.updateSent();
  metrics.botDecided('greedy', 0.01);
  metrics.hookTried('delivered');
  metrics.httpAnswered('/', 'GET', 200, 0.003);
  metrics.watchQueue('bots', () => 12);
  const lines = (await metrics.text()).split('\n');
  for (const line of [
    'cordon_queue_length{queue="bots"} 12',
    'cordon_sockets_open 1',
    'cordon_sockets_slow_total 1',
    'cordon_requests_total{type="play",outcome="done"} 1',
    'cordon_requests_total{type="play",outcome="stale"} 1',
    'cordon_request_seconds_count{type="play"} 2',
    'cordon_refused_total{reason="wrong-origin"} 1',
    'cordon_commands_appended_total 3',
    'cordon_commit_appends_sum 7',
    'cordon_commit_seconds_count 1',
    'cordon_tables_loaded 1',
    'cordon_table_load_seconds_count 2',
    'cordon_updates_total 1',
    'cordon_bot_decision_seconds_count{bot="greedy"} 1',
    'cordon_hook_deliveries_total{outcome="delivered"} 1',
    'cordon_http_request_seconds_count{route="/",method="GET",status="200"} 1',
  ])
    expect(lines).toContain(line);
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
});

test('two servers in one process count apart', async () => {
  const one = makeMetrics();
  const other = makeMetrics();
  one.socketOpened();
  expect(await one.text()).toContain('\ncordon_sockets_open 1\n');
  expect(await other.text()).toContain('\ncordon_sockets_open 0\n');
});

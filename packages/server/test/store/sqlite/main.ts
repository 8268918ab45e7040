// A process that appends to a file without end and says on its standard output what was acknowledged.
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { entry, upTo } from '../../../../tables/test/store/samples.ts';

const say = (...words: readonly (string | number)[]) => process.stdout.write(`${words.join(' ')}\n`);

const store = await openSqlite({ file: process.argv[2] ?? '' });
try {
  await Promise.all(
    upTo(10).map(async (writer) => {
      const begin = (await store.read(`table-${writer}`, 0)).length;
      for (let last = begin; ; last += 1) {
        await store.append(
          entry(`table-${writer}`, last, { bodies: [`${writer} ${last + 1} `.padEnd(2000, 'x')] }),
        );
        say('acknowledged', `table-${writer}`, last + 1);
      }
    }),
  );
} catch (error) {
  say('append:', String(error));
}
await store.append(entry('later', 0)).catch((error: unknown) => say('later:', String(error)));
await store.check().catch((error: unknown) => say('check:', String(error)));
await store.close();
say('closed');

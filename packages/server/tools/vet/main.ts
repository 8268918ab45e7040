// Finds the candidates of days whose deal follows from the date alone, to be written into packages/tables/src/deals/openDeals.ts. Takes
// seconds to minutes a day.
//
//   node packages/server/tools/vet/main.ts 2027-01-01 31
import { configOfDay, dayAt, seedOfDay } from '@cordon/tables';
import { candidatesOf, gameFor, vet } from '@cordon/tables/inner';

const [first = '', count = '1'] = process.argv.slice(2);
const DAY = 86_400_000;

let letters = '';
for (let ahead = 0; ahead < Number(count); ahead++) {
  const day = dayAt(Date.parse(first) + ahead * DAY);
  const { config } = gameFor(configOfDay(day));
  const seeds = Array.from({ length: candidatesOf(day) }, (_, place) => seedOfDay(day, '', place));
  const chosen = vet({ config, seeds });
  letters += chosen.toString(36);
  console.error(`${day}: ${String(chosen)}`);
}
console.log(letters);

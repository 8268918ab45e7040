// The page for every address but home: the same, with the mark of Cordon where home has its heading until the page has begun.
const FIRST = /<div id="first">(.*)<\/div>(?=\s*<\/body>)/su;
const NO_SCRIPT = /<noscript>.*?<\/noscript>/su;

export function withinOf(index: string): string {
  const first = FIRST.exec(index)?.[1];
  if (first === undefined) throw new Error('index.html has nothing to show first');
  const [noScript = ''] = NO_SCRIPT.exec(first) ?? [];
  const mark = '<p class="first-alone"><img src="/favicon.svg" alt="" width="72" height="72" />Cordon</p>';
  return index.replace(FIRST, `<div id="first">${mark}${noScript}</div>`);
}

// The page for every address but home: the same, with the mark of Cordon where home has its heading until the page has begun.
const FIRST = /<div id="first">(.*)<\/div>(?=\s*<\/body>)/su;
/** The picture of home, asked for before the scripts take the line. */
const HERO = /<link\s+rel="preload"[^>]*as="image"[^>]*>\s*/u;
const NO_SCRIPT = /<noscript>.*?<\/noscript>/su;

export function withinOf(index: string): string {
  const first = FIRST.exec(index)?.[1];
  if (first === undefined) throw new Error('index.html has nothing to show first');
  const [noScript = ''] = NO_SCRIPT.exec(first) ?? [];
  const mark = '<p class="first-alone"><img src="/favicon.svg" alt="" width="72" height="72" />Cordon</p>';
  return index.replace(HERO, '').replace(FIRST, `<div id="first">${mark}${noScript}</div>`);
}

const FONT = /<link\s+rel="preload"[^>]*as="font"[^>]*>\s*/u;

/** The same for a table: it names what a table needs, and no typeface comes before that. */
export function tableOf(within: string, tags: string): string {
  return within.replace(FONT, '').replace('</head>', `${tags}  </head>`);
}

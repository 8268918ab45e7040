// An analysis as one page that needs nothing else: it can be kept, sent and printed.
import type { Analysis } from '@cordon/bots';
import { percent } from '../words/reasons.ts';
import { plot } from './plot.ts';
import { points, pointWords, statisticsRows, type Story } from './story.ts';

const STYLE = `
:root { color-scheme: light dark; --ground: #f7f8f8; --panel: #ffffff; --text: #1c2830; --soft: #5a6a75; --rule: #d7dee2; --accent: #0b6e99; --luck: #b3541e; }
@media (prefers-color-scheme: dark) { :root { --ground: #0f1a22; --panel: #16242e; --text: #e6eef2; --soft: #9fb2bd; --rule: #2b3d49; --accent: #5cc4ee; --luck: #f0a36b; } }
@media print { :root { --ground: #ffffff; --panel: #ffffff; --text: #000000; --soft: #444444; --rule: #bbbbbb; --accent: #0b6e99; --luck: #b3541e; } section { break-inside: avoid; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h1::first-letter { text-transform: uppercase; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; } h3 { font-size: 1rem; margin: 0 0 .25rem; }
section { background: var(--panel); border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem 1.25rem; margin: 1rem 0; overflow-x: auto; }
p { margin: .25rem 0; } ol { padding-left: 1.5rem; } li { margin-bottom: 1rem; }
svg { width: 100%; min-width: 34rem; height: auto; } svg text { font-size: 12px; fill: var(--soft); }
.grid { stroke: var(--rule); fill: none; } .band { fill: var(--accent); fill-opacity: .15; } .line { fill: none; stroke: var(--accent); stroke-width: 2; }
.point { fill: var(--text); } svg .number { fill: var(--panel); font-weight: bold; } rect.play { fill: var(--accent); } rect.luck { fill: var(--luck); }
.key { color: var(--soft); } .key b.play { color: var(--accent); } .key b.luck { color: var(--luck); }
code { font: .9rem/1.4 ui-monospace, monospace; } dt { color: var(--soft); } dd { margin: 0 0 .35rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th { text-align: left; color: var(--soft); font-weight: 600; }
th, td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; } td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => ESCAPES[sign]!);

function turnTable({ speech }: Story, { turns, line }: Analysis): string {
  const rows = turns.map(({ turn, seat, from, play, cost, luck }) => {
    const { mean } = line.find((point) => point.from === from)!.before;
    const numbers = [percent(mean), points(play), points(luck), points(-cost)];
    return `<tr><td class="number">${String(turn)}</td><td>${escape(speech.who(seat))}</td>${numbers.map((text) => `<td class="number">${escape(text)}</td>`).join('')}</tr>`;
  });
  const heads = ['chance', 'play', 'luck', 'lost'];
  return `<table><thead><tr><th class="number">turn</th><th>player</th>${heads.map((head) => `<th class="number">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function statisticsTable(story: Story, analysis: Analysis): string {
  const [head, ...rows] = statisticsRows(story, analysis);
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((text) => `<${tag}>${escape(text)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells(head!, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('\n')}</tbody></table>`;
}

function pointItems(story: Story, analysis: Analysis): string {
  return analysis.turningPoints
    .map((point) => {
      const { head, played, better, because } = pointWords(story, point);
      const lines =
        played === undefined || better === undefined
          ? ''
          : `<dl><dt>played</dt><dd><code>${escape(played)}</code></dd><dt>better</dt><dd><code>${escape(better)}</code></dd><dt>because it</dt><dd>${escape(because ?? '')}</dd></dl>`;
      return `<li><h3>${escape(head)}</h3>${lines}<p class="key">From move ${String(point.from)} on.</p></li>`;
    })
    .join('\n');
}

export function analysisPage(story: Story, analysis: Analysis): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(story.title)}: ${escape(story.ending)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(story.title)}</h1>
${story.summary.map((text) => `<p>${escape(text)}</p>`).join('\n')}
<section><h2>The chance of winning</h2>
${plot(analysis)}
<p class="key">Above: the chance over the moves, with its interval of 95 %; the numbers below it are turns. Below: what <b class="play">play</b> (left) and <b class="luck">luck</b> (right) changed in each turn.</p></section>
<section><h2>Turning points</h2><ol>
${pointItems(story, analysis)}
</ol></section>
<section><h2>Luck and play, turn by turn</h2>
${turnTable(story, analysis)}
<p class="key">In points of a hundred. Play is compared with what is usual for a good player, luck with what was to be expected; lost is what the best line found would have brought more.</p></section>
<section><h2>Who did what</h2>
${statisticsTable(story, analysis)}</section>
</main>
</body>
</html>
`;
}

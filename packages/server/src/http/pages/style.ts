// The look of the pages: one style sheet for light and dark, phone and desk, and one icon.

export const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f3ee, #14181c);
  --card: light-dark(#ffffff, #1d2329);
  --ink: light-dark(#1f2933, #e6e9ec);
  --quiet: light-dark(#48525d, #b0bac5);
  --line: light-dark(#ddd6cb, #323b44);
  --accent: light-dark(#00574a, #5fd0bb);
  --warm: light-dark(#7e3405, #f0a26b);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; border-bottom: 3px solid var(--accent); }
h1 { margin: 0; font-size: 2rem; letter-spacing: -0.02em; }
h1 a { color: inherit; text-decoration: none; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.125rem; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--warm); outline-offset: 2px; border-radius: 3px; }
code { font-size: 0.9em; }
.running::before { content: ''; display: inline-block; width: 0.6em; height: 0.6em; margin-right: 0.5em; border-radius: 50%; background: var(--accent); }
.version, .touched, .none, footer { color: var(--quiet); }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.75rem; margin: 0; }
.counts div, .tables > li, .invitation { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
.counts div { display: flex; flex-direction: column-reverse; }
.counts dt { color: var(--quiet); font-size: 0.875rem; }
.counts dd { margin: 0; font-size: 1.75rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.invitation { margin-top: 1.5rem; border-left: 4px solid var(--accent); }
.invitation h2 { margin-top: 0; }
.tables { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
.tables p { margin: 0; }
.title { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; font-weight: 600; }
.status { color: var(--quiet); font-weight: 500; }
.status.playing { color: var(--accent); }
.status.gathering { color: var(--warm); }
.seats { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0.25rem 0; padding: 0; list-style: none; }
.note { font-style: italic; }
.touched { font-size: 0.875rem; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
`;

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#0b6e5f"/><path d="M21.5 11.2a7.3 7.3 0 1 0 0 9.6" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/></svg>
`;

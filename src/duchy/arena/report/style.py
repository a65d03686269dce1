"""How a report looks: Duchy's paper, ink and tinctures, with the fonts that are there."""

CSS = """
:root {
  color-scheme: light dark;
  --paper: #faf4e4; --paper-2: #f1e7cf; --paper-3: #d9c9a5; --ink: #221b16; --ink-2: #574a3d;
  --wall: #d9dfd8; --cloth: #3d6f5d; --cloth-deep: #2d5447; --on-cloth: #f4efdf; --on-cloth-2: #e0eadb;
  --brass: #d9a93c; --azure: #276a9f; --gules: #a32c27; --accent: #8e2721;
  --shadow: 0 1px 1px rgb(20 16 10 / .25), 0 3px 10px rgb(20 16 10 / .14);
  --name: "Grenze", "Iowan Old Style", "Palatino Linotype", "URW Palladio L", Palatino, Georgia, serif;
  --text: "Alegreya Sans", "Seravek", "Gill Sans Nova", Ubuntu, Calibri, "Source Sans 3",
  system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #2b2620; --paper-2: #373028; --paper-3: #4f4639; --ink: #f4ead4; --ink-2: #c3b59b;
    --wall: #171b1a; --cloth: #1b302a; --cloth-deep: #101d19; --on-cloth: #ece5d1; --on-cloth-2: #a9b8aa;
    --brass: #b98d33; --azure: #6fb1e0; --gules: #ef8d7d; --accent: #f39a89;
    --shadow: 0 1px 1px rgb(0 0 0 / .5), 0 3px 12px rgb(0 0 0 / .4);
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--wall); color: var(--ink); font: 1.0625rem/1.45 var(--text); }
header { background: linear-gradient(var(--cloth), var(--cloth-deep)); color: var(--on-cloth);
  border-block-end: 4px solid var(--brass); padding: 2.5rem 1rem 4.2rem; }
header > * { max-width: 62rem; margin-inline: auto; }
h1, h2, h3 { font-family: var(--name); line-height: 1.15; font-weight: 600; text-wrap: balance; }
h1 { font-size: 2.75rem; margin-block: 0 .4rem; }
header p { margin-block: 0 .2rem; max-width: 62rem; color: var(--on-cloth-2); }
header code { background: rgb(0 0 0 / .22); }
main { max-width: 64rem; margin: -2.6rem auto 0; padding: 0 1rem 1rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin-block-start: 1rem; }
nav a { color: var(--on-cloth); text-decoration-color: var(--brass); text-underline-offset: .25em;
  padding: .5rem .8rem .5rem 0; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; }
section { background: var(--paper); border-radius: 10px; box-shadow: var(--shadow); padding: 1.5rem;
  margin-block: 0 1.25rem; }
h2 { font-size: 1.75rem; margin-block: 0 .4rem; }
h3 { font-size: 1.3125rem; margin-block: 1.8rem .3rem; }
h3 small { font: 400 .9375rem var(--text); color: var(--ink-2); margin-inline-start: .5ch; }
p { margin-block: .3rem .8rem; max-width: 68ch; }
.quiet { color: var(--ink-2); font-size: .9375rem; }
code { font-size: .88em; background: var(--paper-2); border-radius: 4px; padding: .05em .35em;
  overflow-wrap: anywhere; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 1.2rem 1.5rem;
  margin: 0; }
.tiles dt { color: var(--ink-2); font-size: .9375rem; }
.tiles dd { margin: 0; }
.tiles b { display: block; font: 600 2rem/1.1 var(--name); font-variant-numeric: tabular-nums lining-nums; }
.tiles small { color: var(--ink-2); font-size: .8125rem; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; list-style: none; padding: 0;
  margin-block: .3rem .6rem; font-size: .9375rem; }
.legend svg { width: 1.5rem; height: 1rem; vertical-align: -.1rem; margin-inline-end: .4rem; }
.picture { overflow-x: auto; }
.picture svg { display: block; width: 100%; min-width: 40rem; height: auto; }
svg text { font-family: var(--text); font-size: 13px; fill: var(--ink); dominant-baseline: middle; }
svg .name { text-anchor: end; font-size: 13.5px; }
svg .head { font-weight: 700; }
svg .tick { fill: var(--ink-2); text-anchor: middle; font-size: 12px; font-variant-numeric: tabular-nums; }
svg .tick.end { text-anchor: end; }
svg .grid { stroke: var(--paper-3); stroke-width: 1; }
svg .fair { stroke: var(--ink-2); stroke-width: 1.5; stroke-dasharray: 4 3; }
svg .bar.s0 { fill: var(--azure); }
svg .bar.s1 { fill: url(#hatch); stroke: var(--gules); stroke-width: 1; }
svg .hatch { stroke: var(--gules); stroke-width: 2.5; }
svg .error { stroke: var(--ink); stroke-width: 1.5; }
svg .whisker { stroke-width: 2; }
svg .whisker.s0 { stroke: var(--azure); } svg .whisker.s1 { stroke: var(--gules); }
svg .dot.s0 { fill: var(--azure); stroke: var(--paper); stroke-width: 1.5; }
svg .dot.s1 { fill: var(--paper); stroke: var(--gules); stroke-width: 2; }
details { margin-block-start: .6rem; }
summary { cursor: pointer; color: var(--accent); padding-block: .5rem; width: fit-content; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem;
  font-variant-numeric: tabular-nums lining-nums; }
caption { text-align: start; color: var(--ink-2); padding-block-end: .4rem; }
th, td { padding: .3rem .6rem; text-align: end; border-block-end: 1px solid var(--paper-3);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: start; padding-inline-start: 0; white-space: normal; }
tbody th { font-weight: 500; min-width: 9rem; }
thead th { vertical-align: bottom; color: var(--ink-2); font-weight: 600; white-space: normal; }
td small { color: var(--ink-2); }
.moved { color: var(--accent); font-weight: 700; }
footer { max-width: 64rem; margin: 0 auto; padding: 0 1rem 3rem; color: var(--ink-2); font-size: .9375rem; }
@media print { body { background: none; }
  section { box-shadow: none; border: 1px solid var(--paper-3); break-inside: avoid; } }
@media (max-width: 40rem) { section { padding: 1.1rem 1rem; } h1 { font-size: 2.1rem; } }
"""

HATCH = (
    '<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>'
    '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<line class="hatch" x1="0" x2="0" y1="0" y2="6"/></pattern></defs></svg>'
)

LEGEND_MARKS = (
    '<svg viewBox="0 0 24 16" aria-hidden="true"><rect class="bar s0" width="12" height="16" rx="2"/>'
    '<circle class="dot s0" cx="18" cy="8" r="5"/></svg>',
    '<svg viewBox="0 0 24 16" aria-hidden="true"><rect class="bar s1" width="10" height="16" rx="2"/>'
    '<path class="dot s1" d="M12 8l6 -6 6 6 -6 6z"/></svg>',
)
"""What the first and the second series look like."""

/** The style of the API page, which follows the reader's light or dark theme. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1c2330; --soft: #5b6678; --line: #e3e7ee; --paper: #fff; --raised: #f6f8fb; --accent: #2f5bd0; --get: #1d7a46; --post: #8a4b08 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf2; --soft: #98a3b7; --line: #29303e; --paper: #12161f; --raised: #1a202c; --accent: #8fb0ff; --get: #6fd39b; --post: #f0b46a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.6 system-ui, sans-serif; display: grid; grid-template-columns: 17rem minmax(0, 1fr) }
nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow: auto; padding: 1.5rem; border-inline-end: 1px solid var(--line); background: var(--raised) }
nav h2 { margin: 1.25rem 0 .25rem; font-size: .75rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft) }
nav a { display: block; padding: .2rem 0; color: inherit; text-decoration: none; overflow-wrap: anywhere }
nav a:hover, nav a:focus-visible { color: var(--accent) }
main { padding: 2.5rem 3rem 6rem; max-inline-size: 62rem }
h1 { margin: 0 0 .5rem; font-size: 1.9rem; line-height: 1.2 }
section { padding-block: 1.75rem; border-block-start: 1px solid var(--line); scroll-margin-block-start: 0 }
section h2 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; font-family: ui-monospace, monospace }
h3 { margin: 1.25rem 0 .4rem; font-size: .8rem; color: var(--soft) }
p { margin: .35rem 0 }
code { font: .87em ui-monospace, monospace; overflow-wrap: anywhere }
.method { display: inline-block; min-inline-size: 3.2rem; color: var(--get) }
.method.post, .method.put, .method.delete { color: var(--post) }
.facts { display: flex; flex-wrap: wrap; gap: .4rem; margin: .6rem 0 0; padding: 0; list-style: none }
.facts li { padding: .1rem .55rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .8rem; color: var(--soft) }
table { border-collapse: collapse; inline-size: 100%; font-size: .9rem }
th, td { padding: .35rem .75rem .35rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top }
th { font-weight: 500; color: var(--soft) }
td:first-child { white-space: nowrap }
a { color: var(--accent) }
@media (max-width: 50rem) { body { display: block } nav { position: static; block-size: auto; border: 0 } main { padding: 1.5rem } td:first-child { white-space: normal } }
`

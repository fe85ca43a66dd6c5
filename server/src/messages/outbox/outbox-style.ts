/** The style of the outbox: a column of messages, dark if the reader's system is. */
export const outboxStyle = `
:root { color-scheme: light dark; --ink: #1c2330; --soft: #5b6678; --line: #e3e7ee; --paper: #f4f6fa; --card: #fff; --accent: #2f5bd0 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf2; --soft: #98a3b7; --line: #29303e; --paper: #12161f; --card: #1a202c; --accent: #8fb0ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-inline-size: 40rem; margin-inline: auto; padding: 1.5rem 1rem 4rem }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .5rem 1rem; margin-block-end: 1.25rem }
header p { flex-basis: 100%; margin: 0; color: var(--soft); font-size: .9rem }
a { color: var(--accent) }
article { margin-block-end: .75rem; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card) }
article dl { display: flex; flex-wrap: wrap; gap: .15rem 1rem; margin: 0 0 .5rem; color: var(--soft); font-size: .82rem }
article dt { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
article dd { margin: 0; overflow-wrap: anywhere }
article dd.to { color: var(--ink); font-weight: 600 }
article h2 { margin: 0 0 .25rem; font-size: 1rem }
article p { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
.none { padding: 3rem 1rem; color: var(--soft); text-align: center }
`

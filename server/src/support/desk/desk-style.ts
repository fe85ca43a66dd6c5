/** The style of the desk: a list of chats, or one of them; dark if the reader's system is. */
export const deskStyle = `
:root { color-scheme: light dark; --ink: #1c2330; --soft: #5b6678; --line: #e3e7ee; --paper: #f4f6fa; --card: #fff; --accent: #2f5bd0; --own: #dfe8ff }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf2; --soft: #98a3b7; --line: #29303e; --paper: #12161f; --card: #1a202c; --accent: #8fb0ff; --own: #24365f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-inline-size: 40rem; margin-inline: auto; padding: 1.5rem 1rem 4rem }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .5rem 1rem; margin-block-end: 1.25rem }
header p, nav { flex-basis: 100%; margin: 0; color: var(--soft); font-size: .9rem }
nav { display: flex; gap: 1rem }
a { color: var(--accent) }
ul, ol { margin: 0; padding: 0; list-style: none }
li.chat a { display: flex; justify-content: space-between; gap: 1rem; margin-block-end: .5rem; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); color: inherit; text-decoration: none }
li.chat b { color: var(--accent) }
li.message { inline-size: fit-content; max-inline-size: 85%; margin-block-end: .5rem; padding: .6rem .9rem; border-radius: .9rem; background: var(--card); border: 1px solid var(--line) }
li.support { margin-inline-start: auto; background: var(--own) }
li.message p { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
li.message img { display: block; max-inline-size: 100%; block-size: auto; border-radius: .5rem }
time { color: var(--soft); font-size: .8rem }
form { display: grid; gap: .5rem; margin-block-start: 1.25rem }
textarea { inline-size: 100%; min-block-size: 6rem; padding: .75rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); color: inherit; font: inherit }
button { justify-self: end; padding: .7rem 1.4rem; border: 0; border-radius: 99px; background: var(--accent); color: var(--card); font: inherit; font-weight: 600 }
.none { padding: 3rem 1rem; color: var(--soft); text-align: center }
`

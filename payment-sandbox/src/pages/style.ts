/** Its own look, so that nobody takes it for the shop: dark if the reader's system is. */
export const style = `
:root { color-scheme: light dark; --ink: #17203a; --soft: #5a6480; --line: #dfe4f0; --paper: #eef1f8; --card: #fff; --accent: #3348c9; --on-accent: #fff; --good: #0d7a4f; --bad: #b3261e; --wait: #8a5a00 }
@media (prefers-color-scheme: dark) { :root { --ink: #e9edf8; --soft: #9fa9c4; --line: #2a3350; --paper: #0d1222; --card: #161d33; --accent: #93a5ff; --on-accent: #0d1222; --good: #58d6a0; --bad: #ff9a92; --wait: #f1c565 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.bar { display: flex; align-items: center; gap: .6rem; max-inline-size: 34rem; margin-inline: auto; padding: 1.1rem 1rem .2rem }
.mark { inline-size: 1.6rem; block-size: 1.6rem; border-radius: .5rem; background: conic-gradient(from 45deg, var(--accent), #7c5cff, #23b5d3, var(--accent)) }
.tag { margin-inline-start: auto; padding: .15rem .6rem; border: 1px dashed currentColor; border-radius: 1rem; color: var(--wait); font-size: .78rem; font-weight: 600 }
main { max-inline-size: 34rem; margin-inline: auto; padding: .8rem 1rem 4rem }
.card { margin-block-end: 1rem; padding: 1.4rem 1.2rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--card); box-shadow: 0 12px 32px -24px #0008 }
h1 { margin: 0; font-size: 1rem; font-weight: 500; color: var(--soft) }
h2 { margin: 0 0 .25rem; font-size: 1rem }
.sum { margin: .1rem 0 1rem; color: var(--ink); font-size: 2.4rem; font-weight: 700; letter-spacing: -.02em; line-height: 1.15; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
dl { margin: 0; display: grid; gap: .45rem; font-size: .92rem }
dl div { display: flex; justify-content: space-between; gap: 1rem }
dt { color: var(--soft) }
dd { margin: 0; text-align: end; overflow-wrap: anywhere }
.state { font-weight: 600 }
.paid { color: var(--good) } .declined { color: var(--bad) } .pending { color: var(--wait) }
form { display: contents }
button, .button { display: block; inline-size: 100%; min-block-size: 3.1rem; margin-block-start: .7rem; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: .9rem; background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button.first, .button.first { border-color: transparent; background: var(--accent); color: var(--on-accent) }
button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.hint { display: block; margin-block-start: .1rem; font-size: .82rem; font-weight: 400; color: var(--soft) }
.first .hint { color: inherit }
.odd button { text-align: start; font-size: .95rem }
details > summary { cursor: pointer; font-weight: 600; padding-block: .2rem }
p { margin: .3rem 0; color: var(--soft); font-size: .92rem }
ol { margin: .6rem 0 0; padding: 0; list-style: none; display: grid; gap: .5rem; font-size: .88rem }
ol li { display: flex; justify-content: space-between; gap: 1rem; padding-block: .45rem; border-block-start: 1px solid var(--line) }
.row { display: flex; gap: .7rem } .row button { margin-block-start: .8rem }
a { color: var(--accent) }
`

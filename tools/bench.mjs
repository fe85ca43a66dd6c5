import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { startPostgres } from './postgres.mjs'
import { fail, run, say } from './processes.mjs'

// `npm run bench`: first paint and taps in a browser, and the server's CPU time per request on PostgreSQL.
const { node } = await bootstrap()
await ensureBuilt(node)
const browser = await findBrowser()
if ('missing' in browser) fail(browser.missing)

say('First paint …')
const paint = await run(node, ['bench/src/first-paint.ts'], { env: { NODE_ENV: 'production', CHROME_PATH: browser.path }, show: true })

say('Taps …')
const taps = await run(node, ['bench/src/taps.ts'], { env: { NODE_ENV: 'production', CHROME_PATH: browser.path }, show: true })

say('Server …')
const postgres = await startPostgres()
const env = { NODE_ENV: 'production', DATABASE_URL: postgres.url }
const server = await run(node, ['bench/src/server.ts'], { env, show: true })
await postgres.stop()

say('Money …')
const ledger = await startPostgres()
const money = await run(node, ['bench/src/ledger.ts'], { env: { ...env, DATABASE_URL: ledger.url }, show: true })
await ledger.stop()

say('Known and unknown members …')
const another = await startPostgres()
const enumeration = await run(node, ['bench/src/enumeration.ts'], { env: { ...env, DATABASE_URL: another.url }, show: true })
await another.stop()

say('Many captchas at once …')
const third = await startPostgres()
const captchas = await run(node, ['bench/src/captcha-load.ts'], { env: { ...env, DATABASE_URL: third.url }, show: true })
await third.stop()

say('Ten announcements and a thousand …')
const fourth = await startPostgres()
const announcements = await run(node, ['bench/src/announcements.ts'], { env: { ...env, DATABASE_URL: fourth.url }, show: true })
await fourth.stop()

say('Our own slider against plain image processing …')
await run(node, ['bench/src/slider-solver.ts'], { show: true })
process.exitCode = paint.code || taps.code || server.code || money.code || enumeration.code || captchas.code || announcements.code

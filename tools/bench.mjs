import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { startPostgres } from './postgres.mjs'
import { fail, readArguments, run, say } from './processes.mjs'

// `npm run bench`: first paint, taps and the launch of a game in a browser, and the server's CPU time per request on PostgreSQL.
// `npm run bench -- requests [--rivals] [--plot]`: players’ requests, pages, starts and memory, as production runs; beside better-auth; plots for the docs.
// `npm run bench -- taps`: what taps wait for; ONLY names a part of the scenes, ROUNDS the visits.
// `npm run bench -- money [--citus postgres://…]`: money, a sign-in and a session check alone, also on the machines of that coordinator (docs/performance.md).
const RIVAL = 'better-auth@1.7.25'
const { values, positionals } = readArguments({
  options: { citus: { type: 'string' }, rivals: { type: 'boolean' }, plot: { type: 'boolean' } },
  allowPositionals: true,
})
const { node } = await bootstrap()
const citus = values.citus === undefined ? {} : { CITUS_URL: values.citus }

/** Installs what is measured beside ours in a folder of its own, because it is no part of the product. Gives the folder. */
const installRival = async () => {
  const folder = fileURLToPath(new URL('../.cache/rivals', import.meta.url))
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  say(`Installing ${RIVAL} …`)
  const { code, output } = await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', RIVAL])
  if (code !== 0) fail(`${RIVAL} could not be installed:\n${output}`)
  return folder
}

/** Runs a bench on a PostgreSQL of its own; gives its exit code. */
const onPostgres = async (/** @type {string} */ words, /** @type {string} */ file, /** @type {Record<string, string>} */ more = {}) => {
  say(words)
  const postgres = await startPostgres()
  const { code } = await run(node, [file], { env: { NODE_ENV: 'production', DATABASE_URL: postgres.url, ...citus, ...more }, show: true })
  await postgres.stop()
  return code
}
if (positionals[0] === 'money') process.exit(await onPostgres('Money, sign-in and session check …', 'bench/src/money.ts'))
if (positionals[0] === 'merchants') process.exit(await onPostgres('What looks at all merchants …', 'bench/src/many-merchants.ts'))
if (!['requests', 'taps'].includes(positionals[0] ?? 'requests'))
  fail(`There is no scene ${positionals.join(' ')}: npm run bench [-- requests | taps | money | merchants]`)

await ensureBuilt(node)
if (positionals[0] === 'requests') {
  const rivals = values.rivals ? { RIVALS: await installRival() } : {}
  const more = { ...rivals, ...(values.plot ? { PLOT: '1' } : {}) }
  process.exit(await onPostgres('Requests, pages, starts and memory …', 'bench/src/requests.ts', more))
}
const browser = await findBrowser()
if ('missing' in browser) fail(browser.missing)

/** Gives its exit code. */
const tapsMeasured = async () => {
  say('Taps …')
  return (await run(node, ['bench/src/taps.ts'], { env: { NODE_ENV: 'production', CHROME_PATH: browser.path }, show: true })).code
}
if (positionals[0] === 'taps') process.exit(await tapsMeasured())

say('First paint …')
const paint = await run(node, ['bench/src/first-paint.ts'], { env: { NODE_ENV: 'production', CHROME_PATH: browser.path }, show: true })

say('Four pixels beside none …')
const pixels = await run(node, ['bench/src/pixels.ts'], { env: { NODE_ENV: 'production', CHROME_PATH: browser.path }, show: true })

const taps = await tapsMeasured()

say('From the tap on a game to its first frame …')
const launch = await run(node, ['bench/src/game-launch.ts'], { env: { NODE_ENV: 'production', CHROME_PATH: browser.path }, show: true })

const onServer = [
  await onPostgres('Requests, pages, starts and memory …', 'bench/src/requests.ts'),
  await onPostgres('Server …', 'bench/src/server.ts'),
  await onPostgres('Money, sign-in and session check …', 'bench/src/money.ts'),
  await onPostgres('Balances and statements …', 'bench/src/ledger.ts'),
  await onPostgres('A draw of 100,000 tickets …', 'bench/src/lottery.ts'),
  await onPostgres('Calls of game vendors …', 'bench/src/vendor-wire.ts'),
  await onPostgres('Known and unknown members …', 'bench/src/enumeration.ts'),
  await onPostgres('Many captchas at once …', 'bench/src/captcha-load.ts'),
  await onPostgres('A push to 100,000 devices …', 'bench/src/push.ts'),
  await onPostgres('Ten announcements and a thousand …', 'bench/src/announcements.ts'),
]

say('Our own slider against plain image processing …')
await run(node, ['bench/src/slider-solver.ts'], { show: true })
process.exitCode = [paint.code, pixels.code, taps, launch.code, ...onServer].find(code => code !== 0) ?? 0

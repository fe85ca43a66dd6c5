import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unsettledDeposits, withDatabase, wrongBooks, wrongDeeds } from '@foyer/bench/src/faults/checks.ts'
import { closeConnections, fetchReply } from '@foyer/bench/src/faults/fetch-reply.ts'
import { figuresOf } from '@foyer/bench/src/faults/journal.ts'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import { startServer, type Server } from '../faults/server.ts'
import { startStage, type RunningStage } from '../faults/stage.ts'
import { startPostgres, type Postgres } from '../postgres.mjs'
import { fail, root, run, say } from '../processes.mjs'
import { hasNginx, startRouter, type Router } from './router.ts'

// What `npm run test:cells` does (docs/scale.md, Cells): three PostgreSQLs, three cells, one nginx, a merchant under load that moves twice.

/** Acknowledgements before and after each move. */
const WARM = 300
const WARM_LIMIT = 120_000
const SETTLE_LIMIT = 120_000
/** A company repeats what was not taken, and is asked by us after a minute. */
const DEPOSITS_LIMIT = 180_000
const MERCHANT = 'demo'
/** As a build has it. */
const FOYER = 'server/dist/foyer.js'
const SECRET_KEY = 'the key that all cells of this test share'

if (!hasNginx()) fail('There is no nginx at /usr/sbin/nginx: install Debian’s.')

type Name = 'a' | 'b' | 'c'

const ports = { a: await freePort(), b: await freePort(), c: await freePort() }
const databases = new Map<Name, Postgres>()
const servers: Server[] = []
const files = mkdtempSync(join(tmpdir(), 'foyer-cells-'))
const fileOf = (name: Name) => join(files, name)
const urlOf = (name: Name): string => databases.get(name)?.url ?? ''

let env: Readonly<Record<string, string>> = { SECRET_KEY }
const envOf = (name: Name) => ({ ...env, MODE: 'demo', LOG_LEVEL: 'error', DATABASE_URL: urlOf(name), CELL: name })

/** A command in the environment of a cell; its lines. */
const foyer = async (name: Name, ...words: readonly string[]): Promise<string> => {
  const { code, output } = await run(process.execPath, [FOYER, ...words], { env: envOf(name) })
  if (code !== 0) throw new Error(`foyer ${words.join(' ')} in ${name} ended with ${code}:\n${output}`)
  return output.trim()
}

/** The same, killed once it has printed `until`. */
const killAfter = (name: Name, until: string, ...words: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [FOYER, ...words], { cwd: root, env: { ...process.env, ...envOf(name) } })
    let output = ''
    const read = (part: Buffer) => {
      output += part.toString()
      if (output.includes(until)) child.kill('SIGKILL')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('close', (code, signal) => (signal === 'SIGKILL' ? resolve() : reject(new Error(`It ended with ${code} by itself:\n${output}`))))
  })

const openIn = (name: Name): Promise<boolean> =>
  withDatabase(urlOf(name), async client => {
    const { rowCount } = await client.query(`select from cell_marks where merchant = $1 and state = 'open'`, [MERCHANT])
    return rowCount === 1
  })

const leadRouter = async (router: Router, ...names: readonly Name[]): Promise<void> => {
  const hosts: Record<string, string> = {}
  for (const name of names) hosts[name] = await foyer(name, 'cell', 'hosts')
  await router.lead(hosts)
}

/** What a cell answers that does not serve the merchant. */
const answerOf = async (name: Name): Promise<string> => {
  const { status, headers } = await fetchReply(ports[name], {
    method: 'GET',
    path: '/wps/member/info',
    headers: { merchant: MERCHANT, language: 'EN' },
  })
  return `${status} ${String(headers['retry-after'])}`
}

const moveOn = async (stage: RunningStage, router: Router, from: Name, to: Name): Promise<readonly string[]> => {
  const { load } = stage
  const wrong: string[] = []
  if (!(await load.served(WARM, WARM_LIMIT))) throw new Error(`Nothing is served in ${from}.`)
  const since = performance.now()
  say(`From ${from} to ${to}: the command is killed once the merchant is closed …`)
  await killAfter(from, 'is closed', 'cell', 'move', MERCHANT, '--to', fileOf(to))
  if ((await openIn(from)) || (await openIn(to))) wrong.push('the merchant is open after the command was killed')
  say((await foyer(from, 'cell', 'move', MERCHANT, '--to', fileOf(to))).replaceAll('\n', ' '))
  if ((await openIn(from)) || !(await openIn(to))) wrong.push('the merchant is not open in its new cell alone')
  await pause(1_000)
  const answer = await answerOf(from)
  if (answer !== '503 5') wrong.push(`the cell that it left answers ${answer}`)
  await leadRouter(router, from, to)
  await stage.takeKey()
  const mended = performance.now()
  if (!(await load.served(WARM, WARM_LIMIT))) wrong.push(`nothing is served in ${to}`)
  const { acknowledged, later, broken, unclear, said } = figuresOf(load.journal.tries, since, mended)
  say(
    `closed and moved in ${((mended - since) / 1_000).toFixed(1)} s: ${acknowledged} acknowledged, ${later} told to come later, ${broken} cut off, ${unclear} unclear`,
  )
  if (broken + unclear > 0) wrong.push(`${broken} connections broke and ${unclear} answers were unclear: ${JSON.stringify(said)}`)
  return wrong
}

const startDatabase = async (name: Name): Promise<void> => {
  const postgres = await startPostgres()
  databases.set(name, postgres)
  writeFileSync(fileOf(name), postgres.url)
  await foyer(name, 'migrate')
}

const judgeIn = async (stage: RunningStage, name: Name): Promise<readonly string[]> => {
  const { load, paid, setting } = stage
  const wrong: string[] = []
  await load.settle(SETTLE_LIMIT)
  await load.stop()
  await withDatabase(urlOf(name), async client => {
    const left = await unsettledDeposits(client, [...paid], DEPOSITS_LIMIT)
    if (left > 0) wrong.push(`${left} deposits that were paid at the company are not in the balance`)
    wrong.push(...(await wrongDeeds(client, structuredClone(load.journal.deeds), setting)), ...(await wrongBooks(client)))
  })
  const { code, output } = await run(process.execPath, [FOYER, 'reconcile', MERCHANT], { env: envOf(name) })
  if (code !== 0 && code !== 2) wrong.push(`foyer reconcile ended with ${code}:\n${output.slice(-1_500)}`)
  return wrong
}

const wrong: string[] = []
let stage: RunningStage | undefined
let router: Router | undefined
try {
  await startDatabase('a')
  await foyer('a', 'cell', 'open', MERCHANT)
  router = await startRouter(ports)
  const own = { url: urlOf('a'), truth: () => urlOf('a'), env: { SECRET_KEY, CELL: 'a', PORT: String(ports.a) }, stop: () => Promise.resolve() }
  await leadRouter(router, 'a')
  stage = await startStage('cell-a', own, 0, { port: ports.a, front: router.port })
  env = { ...stage.env }
  for (const name of ['b', 'c'] as const) {
    await startDatabase(name)
    say(await foyer('a', 'cell', 'join', '--to', fileOf(name)))
    servers.push(await startServer(`cell-${name}`, ports[name], { ...envOf(name), PORT: String(ports[name]), WORKERS: name === 'c' ? '1' : '2' }))
  }
  wrong.push(...(await moveOn(stage, router, 'a', 'b')), ...(await moveOn(stage, router, 'b', 'c')), ...(await judgeIn(stage, 'c')))
  say(await foyer('a', 'cell', 'remove', MERCHANT, '--to', fileOf('c')))
  say(`${stage.load.journal.tries.filter(({ outcome }) => outcome === 'done').length} acknowledgements in all`)
} finally {
  await stage?.stop()
  for (const server of servers) await server.stop()
  router?.stop()
  closeConnections()
  for (const postgres of databases.values()) await postgres.stop()
  rmSync(files, { recursive: true, force: true })
}
for (const what of wrong.slice(0, 20)) say(`✗ ${what}`)
if (wrong.length > 0) process.exitCode = 1
else say('✓ Every acknowledged movement is there once, and the books are right.')

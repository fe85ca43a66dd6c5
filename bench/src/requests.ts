import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { barChart, type Bar } from './bar-chart.ts'
import { databaseTime } from './ledger-moves.ts'
import { send, sendAll, stopLoad, type Call } from './load.ts'
import { addMembers, MEMBERS, PASSWORD, tokenOf, usernameOf } from './members.ts'
import { startProcess, type MeasuredProcess } from './process-usage.ts'
import { startBetterAuth } from './rivals/better-auth.ts'
import { seal } from './seal.ts'
import { measureAllStarts, startBuilt } from './starts.ts'
import { median } from './statistics.ts'

// What players' requests, a start and the memory after it cost, as production runs: the built server, log level `info` into a file. `npm run bench -- requests`;
// RIVALS names a folder with better-auth, PLOT=1 draws docs/images anew.

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const REQUESTS = Number(process.env['REQUESTS'] ?? 5_000)
/** The last of the members sign in and do nothing else, because a sign-in ends the session that a member had. */
const SIGNERS = 10_000
const LANGUAGES = ['EN', 'ES', 'HI', 'ID', 'JA', 'KO', 'TH', 'TR', 'UR', 'VI']
const PAGES = ['home', 'games', 'login', 'lottery']
const IMAGES = new URL('../../docs/images/', import.meta.url)
const BARE_PAGE = '/tmp/foyer-bench-page'
const databaseUrl = process.env['DATABASE_URL'] ?? ''

/** Pages that nobody has asked for, one after the other: processor time until the answer, and with what follows in the background. */
const measureColdPages = async (server: MeasuredProcess) => {
  const headers = { 'accept-encoding': 'br', 'user-agent': 'bench' }
  const took: number[] = []
  const times: number[] = []
  const begun = server.cpu()
  const pages = PAGES.flatMap(page => LANGUAGES.map(language => `/m/${page}?language=${language}`))
  for (const path of pages) {
    const [cpu, at] = [server.cpu(), performance.now()]
    await send(server.port, { method: 'GET', path, headers })
    took.push(server.cpu() - cpu)
    times.push(performance.now() - at)
    // One network has only so many pages rendered in a window; and what is done afterwards belongs to the page.
    await pause(600)
  }
  console.log(
    `  a cold page: ${(took.reduce((a, b) => a + b, 0) / took.length).toFixed(1)} ms to the answer, ` +
      `${((server.cpu() - begun) / pages.length).toFixed(1)} ms in all; answered after ${median(times).toFixed(0)} ms (median)`,
  )
}

await measureAllStarts()
const server = await startBuilt()
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const { rows } = await client.query(`select 1 from members where id = 'bench1' and merchant = 'demo'`)
if (rows.length === 0) await addMembers(databaseUrl)
// No renewal of a session falls into the measurement.
await client.query(`update sessions set last_used_at = now() + interval '1 hour', created_at = now() where merchant = 'demo'`)
await client.query('vacuum analyze sessions')
await client.end()

const headers = { merchant: 'demo', language: 'EN' }
let turn = 0
const anyMember = () => ((turn += 7_919) % (MEMBERS - SIGNERS)) + 1
const anySigner = () => MEMBERS - ((turn += 1) % SIGNERS)
const asMember = (path: string) => (): Call => ({ method: 'GET', path, headers: { ...headers, authorization: tokenOf(anyMember()) } })
const AGENT = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en-GB,en;q=0.9', 'user-agent': AGENT }
const home = { method: 'GET', path: '/m/home', headers: browser }
const first = await fetch(`http://127.0.0.1:${server.port}/m/home`, { headers: browser })
const tag = first.headers.get('etag') ?? ''
await first.arrayBuffer()
await pause(1_000)
const compressed = await new Promise<Buffer>((resolve, reject) => {
  void import('node:http').then(({ get }) =>
    get({ port: server.port, host: '127.0.0.1', path: '/m/home', headers: browser }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject),
  )
})
writeFileSync(BARE_PAGE, compressed)
const bare = await startProcess(fileURLToPath(new URL('bare-server.ts', import.meta.url)), { BARE_PAGE }, '/')

const { value: key } = JSON.parse(await send(server.port, { method: 'GET', path: '/wps/session/key/rsa', headers })) as { value: string }
const signIn = (): Call => {
  const { headers: sealed, body } = seal(key, { type: 'username', username: usernameOf(anySigner()), password: PASSWORD })
  return { method: 'POST', path: '/wps/session/login', headers: { ...headers, ...sealed, 'content-type': 'application/json' }, body }
}

interface Subject {
  readonly name: string
  readonly process: MeasuredProcess
  readonly call: () => Call
  /** A sign-in takes a hundred times as long as the others. */
  readonly count: number
  readonly isBeside: boolean
}
const ours = (name: string, call: () => Call, count = REQUESTS): Subject => ({ name, process: server, call, count, isBeside: false })
const beside = (name: string, process: MeasuredProcess, call: () => Call, count = REQUESTS): Subject => ({
  name,
  process,
  call,
  count,
  isBeside: true,
})
const SIGN_INS = Math.ceil(REQUESTS / 25)

/** better-auth, where it is installed (`-- --rivals`). */
const rivals = process.env['RIVALS'] ? { same: await startBetterAuth('ours'), own: await startBetterAuth('its own') } : undefined

const subjects: readonly Subject[] = [
  ours('session check', asMember('/wps/relay/MCSFE_getDepositSettings')),
  beside('session check, bare', bare, asMember('/check')),
  ...(rivals ? [beside('better-auth: its session', rivals.same.process, () => rivals.same.session(anyMember()))] : []),
  ours('member/info', asMember('/wps/member/info')),
  ours('page from memory', () => home),
  ours('304', () => ({ ...home, headers: { ...browser, 'if-none-match': tag }, expect: 304 })),
  beside('page, bare', bare, () => ({ method: 'GET', path: '/', headers: browser })),
  ours('sign-in', signIn, SIGN_INS),
  beside('its hash and envelope, bare', bare, () => ({ method: 'POST', path: '/sign-in', headers: {} }), SIGN_INS),
  ...(rivals
    ? [
        beside('better-auth: sign-in, our hash', rivals.same.process, () => rivals.same.signIn(anySigner()), SIGN_INS),
        beside('better-auth: sign-in, its hash', rivals.own.process, () => rivals.own.signIn(anySigner()), SIGN_INS),
      ]
    : []),
]

/** What the rounds of a subject came to: the median, and the least and the most, ms. */
const barOf = ({ name, isBeside }: Subject, values: readonly number[]): Bar => ({
  name,
  isBeside,
  value: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
})

/** Two plots for the docs, because a sign-in is a hundred times as long as the rest. */
const plot = (bars: readonly Bar[]) => {
  const isSignIn = ({ value }: Bar) => value > 5
  writeFileSync(
    new URL('requests.svg', IMAGES),
    barChart(
      'A request: processor time of the server',
      'ms',
      bars.filter(bar => !isSignIn(bar)),
    ),
  )
  writeFileSync(new URL('sign-ins.svg', IMAGES), barChart('A sign-in: processor time of the server', 'ms', bars.filter(isSignIn)))
}

try {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const database = await databaseTime([pool])
  const results = subjects.map(() => ({ cpu: [] as number[], database: [] as number[] }))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { process, call, count }] of subjects.entries()) {
      const calls = Array.from({ length: count }, call)
      const [cpu, inDatabase] = [process.cpu(), database()]
      await sendAll(process.port, calls)
      if (round === 0) continue
      results[index]!.cpu.push((process.cpu() - cpu) / count)
      results[index]!.database.push((database() - inDatabase) / count)
    }
  await pool.end()
  const bars = subjects.map((subject, index) => barOf(subject, results[index]!.cpu))
  for (const [index, { name, value, low, high }] of bars.entries())
    console.log(
      `  ${name.padEnd(32)}${value.toFixed(3).padStart(8)} ms (${low.toFixed(3)}–${high.toFixed(3)})  database ${median(results[index]!.database).toFixed(3)} ms`,
    )
  if (process.env['PLOT']) plot(bars)
  if (!process.env['NO_COLD']) await measureColdPages(server)
  console.log(`  memory after all this: ${server.memory().toFixed(0)} MB`)
} finally {
  stopLoad()
  for (const one of [server, bare, ...(rivals ? [rivals.same.process, rivals.own.process] : [])]) await one.stop()
}

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import { send, sendAll, stopLoad, type Call } from '#load.ts'
import type { Question, Usage } from '#measured-server.ts'
import { addMembers, MEMBERS, PASSWORD, tokenOf, usernameOf } from '#members.ts'
import { seal } from '#seal.ts'
import { median } from '#statistics.ts'

const ROUNDS = 3
const HASHES = 400
const AT_ONCE = 16
const databaseUrl = process.env['DATABASE_URL']
if (!databaseUrl) throw new Error('DATABASE_URL is not set: `npm run bench` starts a PostgreSQL and sets it.')

const ask = async (child: ChildProcess, question: Question): Promise<Usage> => {
  const answer = once(child, 'message') as Promise<[Usage]>
  child.send(question)
  return (await answer)[0]
}

const port = await freePort()
const env = { ...process.env, MODE: 'demo', NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(port), WORKERS: '1' }
const child = fork(fileURLToPath(new URL('measured-server.ts', import.meta.url)), { env })
const until = performance.now() + 30_000
while (
  !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  ))
) {
  if (child.exitCode !== null || performance.now() > until) throw new Error('The server did not start.')
  await new Promise(resolve => {
    setTimeout(resolve, 50)
  })
}

try {
  await addMembers(databaseUrl)
  const headers = { merchant: 'demo', language: 'EN' }
  let turn = 0
  // A step that shares no factor with their number visits members in no order a cache could use.
  const anyMember = () => ((turn += 7_919) % MEMBERS) + 1
  const memberInfo = (): Call => ({ method: 'GET', path: '/wps/member/info', headers: { ...headers, authorization: tokenOf(anyMember()) } })
  const systemStatus = (): Call => ({ method: 'GET', path: '/wps/system/status?device=MOBILE', headers })
  const { value: publicKey } = JSON.parse(await send(port, { method: 'GET', path: '/wps/session/key/rsa', headers })) as { value: string }
  const signIn = (): Call => {
    const { headers: sealed, body } = seal(publicKey, { type: 'username', username: usernameOf(anyMember()), password: PASSWORD })
    return { method: 'POST', path: '/wps/session/login', headers: { ...headers, ...sealed, 'content-type': 'application/json' }, body }
  }

  /** Processor time and statements per call, the middle of some rounds; the first calls only warm up. */
  const measure = async (call: () => Call, count: number) => {
    await sendAll(port, Array.from({ length: count / 2 }, call))
    const rounds: { cpu: number; queries: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = Array.from({ length: count }, call)
      const before = await ask(child, { ask: 'usage' })
      await sendAll(port, calls)
      const after = await ask(child, { ask: 'usage' })
      rounds.push({ cpu: (after.cpu - before.cpu) / count, queries: (after.queries - before.queries) / count })
    }
    return { cpu: median(rounds.map(({ cpu }) => cpu)), queries: median(rounds.map(({ queries }) => queries)) }
  }

  const bare = async () => {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push((await ask(child, { ask: 'bare hash', count: HASHES, atOnce: AT_ONCE })).cpu / HASHES)
    return { cpu: median(rounds), queries: 0 }
  }

  const session = await measure(memberInfo, 10_000)
  const status = await measure(systemStatus, 10_000)
  const login = await measure(signIn, HASHES)
  const hash = await bare()

  const row = (name: string, { cpu, queries }: { cpu: number; queries: number }, more = '') =>
    console.log(`  ${name.padEnd(34)}${cpu.toFixed(3).padStart(8)} ms${queries.toFixed(2).padStart(8)} queries  ${more}`)
  row('session check (member/info)', session, 'aim: 0.4 ms, one query')
  row('system/status', status)
  row('sign-in', login, `${(login.cpu / hash.cpu).toFixed(2)} × the bare hash and envelope, aim: 1.15`)
  row('bare argon2id hash and envelope', hash)
  console.log(`  Processor time of the server process per request, ${MEMBERS.toLocaleString('en')} members in PostgreSQL, median of ${ROUNDS}.`)
  if (Math.round(session.queries * 10) !== 10) throw new Error(`A session check takes ${session.queries} queries instead of one.`)
} finally {
  stopLoad()
  child.kill('SIGTERM')
  await once(child, 'close')
}

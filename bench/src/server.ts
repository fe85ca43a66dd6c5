import { send, sendAll, stopLoad, type Call } from './load.ts'
import type { Usage } from './measured-server.ts'
import { addMembers, MEMBERS, PASSWORD, tokenOf, usernameOf } from './members.ts'
import { seal } from './seal.ts'
import { startMeasured } from './start-measured.ts'
import { median } from './statistics.ts'

const ROUNDS = 3
const REQUESTS = 10_000
const HASHES = 600
const AT_ONCE = 16
/** A server runs for days, so the time in which V8 compiles during the first thousands of sign-ins is not counted. */
const WARM_UP = 5_000
const databaseUrl = process.env['DATABASE_URL'] ?? ''

const server = await startMeasured()
const { port, query } = server

try {
  await addMembers(databaseUrl)
  const headers = { merchant: 'demo', language: 'EN' }
  let turn = 0
  // The step has no common factor with their number, so members come in no order that a cache could use.
  const anyMember = () => ((turn += 7_919) % MEMBERS) + 1
  const sessionCheck = (): Call => ({
    method: 'GET',
    path: '/wps/relay/MCSFE_getDepositSettings',
    headers: { ...headers, authorization: tokenOf(anyMember()) },
  })
  const systemStatus = (): Call => ({ method: 'GET', path: '/wps/system/status?device=MOBILE', headers })
  const { value: publicKey } = JSON.parse(await send(port, { method: 'GET', path: '/wps/session/key/rsa', headers })) as { value: string }
  const signIn = (): Call => {
    const { headers: sealed, body } = seal(publicKey, { type: 'username', username: usernameOf(anyMember()), password: PASSWORD })
    return { method: 'POST', path: '/wps/session/login', headers: { ...headers, ...sealed, 'content-type': 'application/json' }, body }
  }

  /** Sends `count` calls; returns processor time and statements per call. */
  const serve = async (call: () => Call, count: number): Promise<Usage> => {
    const calls = Array.from({ length: count }, call)
    const before = await query({ query: 'usage' })
    await sendAll(port, calls)
    const after = await query({ query: 'usage' })
    return { cpu: (after.cpu - before.cpu) / count, queries: (after.queries - before.queries) / count }
  }
  const hashBare = async (): Promise<Usage> => ({
    cpu: (await query({ query: 'bare hash', count: HASHES, atOnce: AT_ONCE })).cpu / HASHES,
    queries: 0,
  })

  /** The median of several rounds. The subjects alternate, so that a busy machine affects all of them; the first round is a warm-up. */
  const measure = async (subjects: readonly (() => Promise<Usage>)[]): Promise<readonly Usage[]> => {
    const rounds: Usage[][] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const usages: Usage[] = []
      for (const subject of subjects) usages.push(await subject())
      if (round > 0) rounds.push(usages)
    }
    const middle = (of: number, what: keyof Usage) => median(rounds.map(usages => usages[of]![what]))
    return subjects.map((_, index) => ({ cpu: middle(index, 'cpu'), queries: middle(index, 'queries') }))
  }

  await serve(signIn, WARM_UP)
  const [session, status, login, hash] = (await measure([
    () => serve(sessionCheck, REQUESTS),
    () => serve(systemStatus, REQUESTS),
    () => serve(signIn, HASHES),
    hashBare,
  ])) as [Usage, Usage, Usage, Usage]

  const row = (name: string, { cpu, queries }: Usage, more = '') =>
    console.log(`  ${name.padEnd(34)}${cpu.toFixed(3).padStart(8)} ms${queries.toFixed(2).padStart(8)} queries  ${more}`)
  row('session check (deposit settings)', session, 'aim: 0.4 ms, one query')
  row('system/status', status)
  row('sign-in', login, `${(login.cpu / hash.cpu).toFixed(2)} × the bare hash and envelope, aim: 1.15`)
  row('bare argon2id hash and envelope', hash)
  console.log(`  Processor time of the server process per request, ${MEMBERS.toLocaleString('en')} members in PostgreSQL, median of ${ROUNDS}.`)
  if (Math.round(session.queries * 10) !== 10) throw new Error(`A session check takes ${session.queries} queries instead of one.`)
} finally {
  stopLoad()
  await server.stop()
}

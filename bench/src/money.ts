import { createOwnCitus, machinesAt } from '@foyer/server/src/testing/own-citus.ts'
import { createOwnDatabase } from '@foyer/server/src/testing/own-postgres.ts'
import type { Cost } from './ledger-moves.ts'
import { send, sendAll, stopLoad, type Call } from './load.ts'
import { addMembers, PASSWORD, tokenOf, usernameOf } from './members.ts'
import { CROWD, DIFFERENT, openMoney, PLAYERS, type Subject } from './money-subjects.ts'
import { seal } from './seal.ts'
import { startMeasured, type MeasuredServer } from './start-measured.ts'
import { median } from './statistics.ts'

// Money, a sign-in and a session check on plain PostgreSQL (DATABASE_URL) and, where CITUS_URL names a coordinator, on its machines: `npm run bench -- money`.

const ROUNDS = 5
const MOVEMENTS = 2_000
const REQUESTS = 2_000
const SIGN_INS = 200
/** Citus carries out a bare statement that writes several tables so slowly that a few must do. */
const FEW = 100

interface Measured {
  readonly name: string
  readonly cost: Cost
}

interface Measurement {
  readonly subjects: readonly Measured[]
  /** Many bets at once on one account, ms. */
  readonly crowd: number
}

const medianOf = (costs: readonly Cost[]): Cost => ({
  cpu: median(costs.map(({ cpu }) => cpu)),
  database: median(costs.map(({ database }) => database)),
  perSecond: median(costs.map(({ perSecond }) => perSecond)),
})

/** A session check and a sign-in over HTTP, with the processor time of the server's process. */
const callsOn = async (server: MeasuredServer, measure: (count: number, one: () => Promise<unknown>) => Promise<Cost>) => {
  const headers = { merchant: 'demo', language: 'EN' }
  const { value: key } = JSON.parse(await send(server.port, { method: 'GET', path: '/wps/session/key/rsa', headers })) as { value: string }
  let turn = 0
  const anyone = () => 1 + ((turn += 7) % PLAYERS)
  const check = (): Call => ({
    method: 'GET',
    path: '/wps/relay/MCSFE_getDepositSettings',
    headers: { ...headers, authorization: tokenOf(anyone()) },
  })
  const signIn = (): Call => {
    const { headers: sealed, body } = seal(key, { type: 'username', username: usernameOf(anyone()), password: PASSWORD })
    return { method: 'POST', path: '/wps/session/login', headers: { ...headers, ...sealed, 'content-type': 'application/json' }, body }
  }
  const subject = (name: string, call: () => Call): Subject => ({
    name,
    async measure(count) {
      const calls = Array.from({ length: count }, call)
      const before = await server.query({ query: 'usage' })
      const all = await measure(1, () => sendAll(server.port, calls))
      const after = await server.query({ query: 'usage' })
      return { cpu: (after.cpu - before.cpu) / count, database: all.database / count, perSecond: all.perSecond * count }
    },
  })
  const hash: Subject = {
    name: 'its hash and envelope, bare',
    async measure(count) {
      const began = performance.now()
      const { cpu } = await server.query({ query: 'bare hash', count, atOnce: 16 })
      return { cpu: cpu / count, database: 0, perSecond: (count * 1_000) / (performance.now() - began) }
    },
  }
  return { check: subject('a session check', check), signIn: subject('a sign-in', signIn), hash }
}

/** Every subject on one database; the subjects alternate, so that a busy machine affects all of them, and the first round is a warm-up. */
const measureAll = async (url: string, machines: readonly string[], isSplit: boolean): Promise<Measurement> => {
  const server = await startMeasured({ DATABASE_URL: url })
  await addMembers(url)
  const money = await openMoney(url, machines)
  try {
    await money.begin()
    const { check, signIn, hash } = await callsOn(server, money.measure)
    const plans: readonly (readonly [Subject, number])[] = [
      ...money.subjects.map(subject => [subject, isSplit && subject.name.endsWith('bare') ? FEW : MOVEMENTS] as const),
      [money.balance, MOVEMENTS],
      [money.bareBalance, MOVEMENTS],
      [check, REQUESTS],
      [money.bareSession, REQUESTS],
      [signIn, SIGN_INS],
      [hash, SIGN_INS],
    ]
    const costs = plans.map((): Cost[] => [])
    const crowds: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, [subject, count]] of plans.entries()) {
        await money.jobsDone()
        const cost = await subject.measure(count)
        if (round > 0) costs[index]?.push(cost)
      }
      const crowd = await money.crowd()
      if (round > 0) crowds.push(crowd)
    }
    return { subjects: plans.map(([{ name }], index) => ({ name, cost: medianOf(costs[index] ?? []) })), crowd: median(crowds) }
  } finally {
    await money.close()
    await server.stop()
  }
}

const print = (where: string, { subjects, crowd }: Measurement, beside?: Measurement) => {
  console.log(`  ${where}`)
  for (const [index, { name, cost }] of subjects.entries()) {
    const sum = cost.cpu + cost.database
    const bare = subjects[index + 1]
    const toBare = bare && index % 2 === 0 ? `${(sum / (bare.cost.cpu + bare.cost.database)).toFixed(2)} x bare` : ''
    const plain = beside?.subjects[index]?.cost
    const toPlain = plain ? `${(sum / (plain.cpu + plain.database)).toFixed(1)} x plain` : ''
    const figures = [cost.cpu, cost.database].map(ms => `${ms.toFixed(3).padStart(9)} ms`).join('')
    console.log(`  ${name.padEnd(34)}${figures}${cost.perSecond.toFixed(0).padStart(8)} per second  ${toBare.padEnd(12)}  ${toPlain}`)
  }
  console.log(`  ${CROWD} bets at once on one account: ${DIFFERENT} taken, ${CROWD - DIFFERENT} replays, ${crowd.toFixed(0)} ms`)
}

const name = `foyer_bench_${process.pid}`
const plainUrl = process.env['DATABASE_URL'] ?? ''
const citusUrl = process.env['CITUS_URL']
try {
  const own = await createOwnDatabase(plainUrl, name, 'template1')
  const plain = await measureAll(own.href, [own.href], false)
  await own.drop()
  print('plain PostgreSQL', plain)
  if (citusUrl !== undefined) {
    const split = await createOwnCitus(citusUrl, name)
    const machines = (await machinesAt(citusUrl)).map(({ host, port }) => {
      const url = new URL(split.href)
      Object.assign(url, { hostname: host, port: String(port) })
      return url.href
    })
    const onCitus = await measureAll(split.href, machines, true)
    await split.drop()
    print(`Citus, ${machines.length} machines`, onCitus, plain)
  }
  console.log(
    `  Processor time of the server and of the databases, all on this machine, and how many a second; ${PLAYERS} members, 16 at once, median of ${ROUNDS}.`,
  )
} finally {
  stopLoad()
}

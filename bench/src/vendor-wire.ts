import { sendAll, stopLoad, type Call } from './load.ts'
import type { Usage } from './measured-server.ts'
import { startMeasured } from './start-measured.ts'
import { median } from './statistics.ts'
import { addVendorPlayers, sessionOf, signed, vendorSettings } from './vendor-players.ts'

const ROUNDS = 3
const CALLS = 4_000
const PLAYERS = 1_000
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const server = await startMeasured(vendorSettings)
const { port, query } = server

try {
  await addVendorPlayers(databaseUrl, PLAYERS)

  let number = 0
  const rounds = Array.from({ length: CALLS }, () => 0)
  const bets = (): readonly Call[] =>
    rounds.map((_, index) => {
      number += 1
      const player = 1 + (number % PLAYERS)
      rounds[index] = number
      return signed('bet', {
        session: sessionOf(player),
        transaction: `b${number}`,
        round: `r${number}`,
        game: 'dice',
        amount: '1.00',
        currency: 'PHP',
      })
    })
  /** A win for each of the bets that were placed last. */
  const wins = (): readonly Call[] =>
    rounds.map(bet => {
      const player = `bench${1 + (bet % PLAYERS)}`
      return signed('win', { transaction: `w${bet}`, bet: `b${bet}`, round: `r${bet}`, player, amount: '0.50', currency: 'PHP', closes: true })
    })
  const balances = (): readonly Call[] => rounds.map((_, index) => signed('balance', { session: sessionOf(1 + (index % PLAYERS)) }))

  interface Cost extends Usage {
    readonly perSecond: number
  }
  const measure = async (calls: readonly Call[]): Promise<Cost> => {
    const [before, began] = [await query({ query: 'usage' }), performance.now()]
    await sendAll(port, calls)
    const [after, seconds] = [await query({ query: 'usage' }), (performance.now() - began) / 1000]
    return {
      cpu: (after.cpu - before.cpu) / calls.length,
      queries: (after.queries - before.queries) / calls.length,
      perSecond: calls.length / seconds,
    }
  }

  const subjects = [
    ['bet', bets],
    ['win that closes the round', wins],
    ['balance', balances],
  ] as const
  const costs = subjects.map((): Cost[] => [])
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, [, calls]] of subjects.entries()) {
      const cost = await measure(calls())
      if (round > 0) costs[index]?.push(cost)
    }
  }
  for (const [index, [name]] of subjects.entries()) {
    const middle = (what: keyof Cost) => median((costs[index] ?? []).map(cost => cost[what]))
    const [cpu, queries, perSecond] = [middle('cpu').toFixed(3), middle('queries').toFixed(2), middle('perSecond').toFixed(0)]
    console.log(`  ${name.padEnd(34)}${cpu.padStart(8)} ms${queries.padStart(8)} queries${perSecond.padStart(8)} per second`)
  }
  console.log(`  Processor time of the server process per call, signature and HTTP included; ${PLAYERS} players, 16 at once, median of ${ROUNDS}.`)
} finally {
  stopLoad()
  await server.stop()
}

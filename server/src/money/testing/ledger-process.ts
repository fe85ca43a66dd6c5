import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { storesOn, unitOfWorkOn } from '#app/stores.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openEmbedded } from '#kernel/db/embedded.ts'
import { openPostgres } from '#kernel/db/postgres.ts'
import { Refusal } from '#kernel/refusal.ts'
import { forkProgram } from '#testing/programs/programs.ts'
import { takeStep } from './ledger-plan.ts'
import { testWallet, type WalletParts } from './test-wallet.ts'

/** `spend`: bets of one member, all at once. `walk`: each member takes the steps of the plan from the given one on, until the process ends. */
type Order =
  | { readonly spend: string; readonly names: readonly string[]; readonly amount: number }
  | { readonly walk: Readonly<Record<string, number>> }
/** How many bets were taken; or which step a member has taken. */
type Report = { readonly taken: number } | { readonly memberId: string; readonly step: number }

const silent = () => undefined

/** The embedded database below a directory, or PostgreSQL at an address. */
export const openLedgerDatabase = (where: string): Promise<OpenDatabase> =>
  where.startsWith('postgres') ? openPostgres(where, silent) : openEmbedded(where)

/** What the wallet stands on, with merchant alpha and the real clock. */
export const ledgerParts = ({ db }: OpenDatabase): WalletParts => ({
  stores: storesOn(db),
  inUnit: unitOfWorkOn(db),
  clock: () => new Date(),
  merchants: { byCode: code => ({ code, settings: { currency: 'PHP', decimals: 2 } }) },
})

/** A separate process that moves money of merchant alpha in the database at `where`. */
export const startLedgerProcess = async (where: string) => {
  const child = await forkProgram(fileURLToPath(import.meta.url), [where])
  // By then every message that it sent has been heard.
  const ended = Promise.all([once(child, 'close'), once(child, 'disconnect')])
  await once(child, 'message')
  return {
    /** Makes bets of one member, all at once; returns how many were taken. */
    async spend(memberId: string, names: readonly string[], amount: number): Promise<number> {
      const report = once(child, 'message') as Promise<[{ taken: number }]>
      child.send({ spend: memberId, names, amount } satisfies Order)
      return (await report)[0].taken
    },
    /** Lets members take steps, each after the other; `acknowledged` hears of each. */
    walk(from: Readonly<Record<string, number>>, acknowledged: (memberId: string, step: number) => void): void {
      child.on('message', ({ memberId, step }: { memberId: string; step: number }) => acknowledged(memberId, step))
      child.send({ walk: from } satisfies Order)
    },
    /** Ends it without warning, like a power cut. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = ledgerParts(await openLedgerDatabase(process.argv[2] ?? ''))
  const send = (report: Report) => process.send?.(report)

  const walk = async (memberId: string, from: number) => {
    const wallet = testWallet(parts, memberId)
    for (let step = from; ; step += 1) {
      await takeStep(wallet, memberId, step)
      send({ memberId, step })
    }
  }
  const spend = async (memberId: string, names: readonly string[], amount: number) => {
    const wallet = testWallet(parts, memberId)
    const outcomes = await Promise.all(
      names.map(name =>
        wallet.bet(name, amount).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Refusal && (error.code === 'balance.too.low' || error.code === 'limit.reached')) return false
            throw error
          },
        ),
      ),
    )
    send({ taken: outcomes.filter(Boolean).length })
  }
  process.on('message', (order: Order) => {
    if ('spend' in order) void spend(order.spend, order.names, order.amount)
    else for (const [memberId, from] of Object.entries(order.walk)) void walk(memberId, from)
  })
  process.send?.('ready')
}

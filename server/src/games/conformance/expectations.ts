import { expectThat } from './expect-that.ts'
import type { Stage } from './stage.ts'
import type { WalletReply } from './wallet-client.ts'

/** The answer has this status, and HTTP 200. */
export const is = (reply: WalletReply, status: string, what: string): void =>
  expectThat(reply.http === 200 && reply.status === status, `${what}: expected ${status}, got HTTP ${reply.http} "${reply.status}"`)

/** The request was refused before it was looked at. */
export const isRefused = (reply: WalletReply, http: number, what: string): void =>
  expectThat(reply.http === http, `${what}: expected HTTP ${http}, got ${reply.http} "${reply.status}"`)

/** Two answers say the same. */
export const isSame = (again: WalletReply, first: WalletReply, what: string): void =>
  expectThat(
    again.http === first.http && again.status === first.status && again.balance === first.balance,
    `${what}: answered "${again.status}" ${again.balance ?? ''} in place of "${first.status}" ${first.balance ?? ''}`,
  )

/** `act` changes the player's money by exactly this much, in the smallest unit. */
export const moves = async <Result>(stage: Stage, by: number, act: () => Promise<Result>): Promise<Result> => {
  const before = await stage.money()
  const result = await act()
  const moved = (await stage.money()) - before
  expectThat(moved === by, `the balance changed by ${moved}, expected ${by} (in the smallest unit)`)
  return result
}

import type { RequestOf } from '@foyer/contract/call'
import type { setLimit } from '@foyer/contract/safe-play/limits'
import { expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { callerOf, createTestApp, registered, signIn, type TestApp, valueOf } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import type { TestMerchantCode } from '#testing/test-merchants.ts'

type Place = Pick<RequestOf<typeof setLimit>, 'kind' | 'period'>

/** What a bet or deposit beyond a limit is refused with. */
export const REACHED: unknown = expect.objectContaining({ code: 'limit.reached' })
/** What a bet or deposit during a break or self-exclusion is refused with. */
export const PAUSED: unknown = expect.objectContaining({ code: 'play.paused' })

const newPlayer = async (wire: TestApp, number: number, merchant: TestMerchantCode) => {
  const username = `careful_${number}`
  const { client, customerId: memberId } = await registered(wire, username, { merchant })
  const wallet = testWallet(wire.system, memberId, merchant)
  let step = 0
  const name = (reference: string) => `${reference}-${number}`
  /** A reference that nothing has yet. */
  const next = () => name(`step-${(step += 1)}`)
  const overview = async () => {
    const answer = valueOf(await client.call('safePlay.overview', {}))
    if (!answer.own) throw new Error('a member has an own part')
    return { ...answer, own: answer.own }
  }
  return {
    client,
    wallet,
    name,
    next,
    overview,
    limits: async () => (await overview()).own.limits,
    deposit: (amount: number) => wallet.deposit(next(), amount),
    /** Returns the bet's reference. */
    async bet(amount: number) {
      const reference = next()
      await wallet.bet(reference, amount)
      return reference
    },
    set: (kind: Place['kind'], period: Place['period'], most: number | null) => client.call('safePlay.setLimit', { kind, period, most }),
    /** Time passes; the session has ended by then. */
    async later(seconds: number) {
      wire.system.clock.advance(seconds)
      client.token = valueOf(await wire.client(merchant).call('session.login', signIn(username))).token
    },
    /** The player as the caller of a service, at alpha without its policy. */
    async withoutPolicy() {
      const own = wire.system.merchants.byCode('alpha')
      const member = await wire.system.stores.members.byId('alpha', memberId)
      if (!own || !member) throw new Error('The test merchants are missing.')
      const { safePlay: _, ...content } = own.content
      return {
        ...callerOf(wire),
        merchant: { ...own, content },
        session: { tokenHash: 'hash', member, deviceId: null, firstTimeLogin: false, confirmedAt: null },
      }
    },
  }
}
export type Player = Awaited<ReturnType<typeof newPlayer>>

export interface PlayStage extends TestApp {
  /** A new member who is signed in. */
  player(merchant?: TestMerchantCode): Promise<Player>
}

/** The whole server with players who limit what they play; it is a Thursday, 18:00 in Manila. The test must close it. */
export const createPlayStage = async (): Promise<PlayStage> => {
  const wire = await createTestApp({ clock: testClock('2026-01-01T10:00:00Z') })
  let players = 0
  return { ...wire, player: (merchant = 'alpha') => newPlayer(wire, (players += 1), merchant) }
}

/** A test with the stage of its file, and a player of its own. */
export const playTest = test
  .extend('stage', { scope: 'file' }, async ({}, { onCleanup }): Promise<PlayStage> => {
    const stage = await createPlayStage()
    onCleanup(() => stage.close())
    return stage
  })
  .extend('ann', async ({ stage }): Promise<Player> => await stage.player())

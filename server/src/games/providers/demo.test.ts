import { join } from 'node:path'
import { createVendor } from '@foyer/game-company/src/vendor.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcile } from '#money/reconcile.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestApp, registration, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { testMerchantFiles, writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

const KEY = 'what the platform and the demo vendor share'
const CONTENT = {
  'content/games.json': {
    games: [{ code: 'our-dice', vendor: 'LANTERN', category: 'RNG', vendorGame: 'dice', name: 'game_dice', image: 'logo.svg', trial: true }],
  },
  'content/vendors.json': {
    lanes: [{ title: 'Slots', gameCategory: 'RNG', cards: [{ accountTypeName: 'LANTERN', displayName: 'Lantern' }] }],
  },
}

let wire: TestApp
let vendor: Awaited<ReturnType<typeof createVendor>>
let client: WireClient
/** What becomes of the vendor's next calls to the platform. */
let lost: ('nothing' | 'request' | 'answer')[] = []
let waiting: (() => void)[] = []
const clock = testClock()

const unreliable: typeof globalThis.fetch = async (address, init) => {
  const loss = lost.shift() ?? 'nothing'
  const reply = loss === 'request' ? undefined : await fetch(address, init)
  if (loss === 'nothing' && reply) return reply
  await reply?.body?.cancel()
  throw new Error('Nothing answers.')
}

beforeAll(async () => {
  vendor = await createVendor({ key: KEY, file: ':memory:', clock, fetch: unreliable, later: (_ms, work) => void waiting.push(work) })
  const url = await vendor.listen({ host: '127.0.0.1', port: 0 })
  wire = await createTestApp({ clock, config: { gameVendor: { url, key: KEY } }, merchants: { alpha: { game: { provider: 'demo' } } } })
  // The vendor calls the wallet at the address that the merchant has configured.
  const publicAddress = await wire.app.listen({ host: '127.0.0.1', port: 0 })
  const file = { ...testMerchantFiles.alpha, game: { provider: 'demo' }, publicAddress }
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), { ...CONTENT, 'merchant.json': file })
  await wire.system.merchants.reload()
  client = wire.client('alpha')
  const { token, customerId } = valueOf(await client.call('member.register', registration('diceplayer')))
  client.token = token
  await testWallet(wire.system, customerId).deposit('start', 500_000)
})
afterAll(async () => {
  await wire.close()
  await vendor.close()
})

const balance = async () => valueOf(await client.call('wallet.balance', {})).main

/** The game's page, as its own server sees it. */
const opened = async (gameUrl: string) => {
  const launch = new URL(gameUrl).hash.slice(1)
  const call = async <Answer>(name: string, content: object = {}): Promise<Answer> => {
    const reply = await vendor.inject({
      method: 'POST',
      url: `/api/${name}`,
      payload: JSON.stringify({ launch, ...content }),
      headers: { 'content-type': 'text/plain' },
    })
    return reply.json<Answer>()
  }
  await call('open')
  let count = 0
  const roll = async () => {
    clock.advance(6)
    const request = `request-${(count += 1)}`
    return await call<{ round: { id: string; state: string; payout: number }; balance?: number }>('begin', {
      request,
      stake: 1_000,
      choice: { side: 'under', line: 4_900 },
    })
  }
  return { call, roll }
}
const play = async () => opened(valueOf(await client.call('games.launchGame', { gameCode: 'our-dice' })).gameUrl)

/** Lets the vendor repeat what was not clear. */
const settle = async (call: <Answer>(name: string) => Promise<Answer>): Promise<void> => {
  await expect
    .poll(async () => {
      for (const work of waiting.splice(0)) work()
      const { last } = await call<{ last: readonly { isSettled: boolean }[] }>('open')
      return last.every(({ isSettled }) => isSettled)
    })
    .toBe(true)
}

describe('at the demo vendor, by the wire alone,', () => {
  test('rounds move the money as they came out, and the page is told the same balance', async () => {
    const { roll } = await play()
    for (let round = 0; round < 8; round += 1) {
      const before = await balance()
      const { round: played, balance: shown } = await roll()
      expect(played.state).toBe('ended')
      expect(await balance()).toBe(before - 1_000 + played.payout)
      expect(shown).toBe(await balance())
    }
  })

  test.each(['request', 'answer'] as const)('a bet whose %s is lost is given back', async loss => {
    const { roll, call } = await play()
    const before = await balance()
    lost = [loss, 'request']
    expect((await roll()).round.state).toBe('returned')
    await settle(call)
    await expect.poll(balance).toBe(before)
  })

  test.each(['request', 'answer'] as const)('a win whose %s is lost is paid, and once', async loss => {
    const { roll, call } = await play()
    const before = await balance()
    lost = ['nothing', loss, 'answer']
    const { round } = await roll()
    await settle(call)
    await expect.poll(balance).toBe(before - 1_000 + round.payout)
  })

  test('a trial needs no account and moves nothing', async () => {
    const before = await balance()
    const { gameUrl } = valueOf(await wire.client('alpha').call('games.trialLaunch', { gameId: 'our-dice' }))
    const { roll } = await opened(gameUrl)
    expect((await roll()).round.state).toBe('ended')
    expect(await balance()).toBe(before)
  })

  test('a player who signs out bets no more', async () => {
    const { roll } = await play()
    valueOf(await client.call('session.logout', {}))
    expect((await roll()).round).toMatchObject({ state: 'refused', code: 'SESSION_EXPIRED' })
  })

  test('both books are right at the end', async () => {
    const found = await reconcile({ ...wire.system, log: pino({ level: 'silent' }) })('alpha')
    expect(found.filter(({ faults }) => faults > 0)).toEqual([])
  })
})

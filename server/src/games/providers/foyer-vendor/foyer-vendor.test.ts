import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LaunchOrder } from '#games/providers/game-provider.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { providerParts } from '#testing/provider-parts.ts'
import { testMerchant } from '#testing/test-merchants.ts'
import { foyerVendor } from './foyer-vendor.ts'

afterEach(() => vi.restoreAllMocks())

const SECRETS: Readonly<Record<string, string>> = { GAME_KEY: 'the key of today', NEXT_KEY: 'the key of tomorrow' }
const NOW = new Date('2026-01-01T00:00:00Z')

const account = { provider: 'foyer-vendor', url: 'https://games.vendor.test/api', account: 'acc', keyId: 'k1', key: 'GAME_KEY' }
const merchantWith = (changes: { readonly nextKeyId?: string; readonly nextKey?: string } = {}) => {
  const merchant = testMerchant('alpha')
  return { ...merchant, file: { ...merchant.file, game: { ...account, ...changes } } }
}
const providerAt = (fetch: typeof globalThis.fetch) =>
  foyerVendor.create(providerParts({ fetch, clock: () => NOW, secret: (_code, name) => SECRETS[name] }))
/** A provider whose vendor answers this, and what it was asked. */
const answering = (...replies: readonly Response[]) => {
  const requests: Request[] = []
  let next = 0
  const provider = providerAt(async (input, init) => {
    requests.push(new Request(input, init))
    next += 1
    return await Promise.resolve(replies[next - 1] ?? new Response('', { status: 500 }))
  })
  return { provider, requests }
}

const order: LaunchOrder = {
  game: 'dice',
  currency: 'PHP',
  language: 'en',
  device: 'mobile',
  lobbyUrl: 'http://alpha.test/m/home',
  ip: '203.0.113.7',
  country: 'PH',
  roundMs: 2_500,
  token: 't',
  player: 'p',
  walletUrl: 'http://alpha.test/vendor/v1/alpha',
  historyUrl: 'http://alpha.test/m/games/history',
  depositUrl: 'http://alpha.test/m/voucherCenter',
  realityMinutes: 30,
}

// Proves games-and-lottery-10.
describe('while a key is being changed', () => {
  /** A call of the vendor, signed by hand as docs/game-vendors.md says. */
  const calledWith = (key: string, keyId: string) => {
    const body = Buffer.from('{"session":"s"}')
    const timestamp = String(NOW.getTime() / 1000)
    const signature = createHmac('sha256', key).update(`${timestamp}.POST /vendor/v1/alpha/balance.${body.toString()}`).digest('hex')
    return {
      method: 'POST',
      url: '/vendor/v1/alpha/balance',
      call: 'balance',
      headers: { 'x-vendor-account': 'acc', 'x-vendor-key': keyId, 'x-vendor-timestamp': timestamp, 'x-vendor-signature': signature },
      body,
    }
  }
  const changing = merchantWith({ nextKeyId: 'k2', nextKey: 'NEXT_KEY' })
  const { provider, requests } = answering(Response.json({ games: [] }))

  test.each([
    ['the key of today', 'k1'],
    ['the key of tomorrow', 'k2'],
  ])('the vendor may sign with %s, named %s', (key, keyId) => {
    expect(provider.wire.read(calledWith(key, keyId), changing)).toEqual({ kind: 'balance', session: 's' })
  })

  test.each([
    ['the key of today', 'k2'],
    ['the key of tomorrow', 'k1'],
    ['the key of yesterday', 'k0'],
    ['the key of yesterday', 'k1'],
  ])('it may not sign with %s as %s', (key, keyId) => {
    expect(provider.wire.read(calledWith(key, keyId), changing)).toBe('signature')
  })

  test('without a next key there is one', () => {
    expect(provider.wire.read(calledWith('the key of tomorrow', 'k2'), merchantWith())).toBe('signature')
  })

  test('we sign with the key of today', async () => {
    await provider.games(changing)
    const { headers } = requests[0]!
    const subject = `${NOW.getTime() / 1000}.GET /api/v1/games.`
    expect(headers.get('x-vendor-key')).toBe('k1')
    expect(headers.get('x-vendor-signature')).toBe(createHmac('sha256', 'the key of today').update(subject).digest('hex'))
  })
})

describe('a vendor', () => {
  test('that does not answer is given up after 5 s, and is not taken for a refusal', async () => {
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    const silent = providerAt(
      (_input, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
    )
    const failed = silent.launch(order, merchantWith()).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(timeout).toHaveBeenCalledWith(5_000)
    deadline.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    const error = await failed
    expect(error).toMatchObject({ name: 'TimeoutError' })
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  test('may show games at its own origin, where the settings name no other', async () => {
    const own = Response.json({ url: 'https://games.vendor.test/play' })
    const other = Response.json({ url: 'https://play.vendor.test/play' })
    const { provider } = answering(own, other)
    expect(await provider.launch(order, merchantWith())).toEqual({ url: 'https://games.vendor.test/play' })
    await expect(provider.launch(order, merchantWith())).rejects.toBeInstanceOf(PermanentFailure)
  })

  test('tells a round in the smallest unit, with its replay and what else it says; one that it does not know is none', async () => {
    const round = {
      round: 'r1',
      game: 'dice',
      player: 'p',
      state: 'closed',
      staked: '10.00',
      won: '4.50',
      currency: 'PHP',
      beganAt: '2026-01-01T00:00:00.000Z',
      endedAt: '2026-01-01T00:00:05Z',
      replayUrl: 'https://games.vendor.test/replay?round=r1',
      fairness: { nonce: 3 },
    }
    const { provider, requests } = answering(Response.json(round), new Response('', { status: 404 }), Response.json({ ...round, round: 'r2' }))
    expect(await provider.round('r1', merchantWith())).toEqual({
      round: 'r1',
      game: 'dice',
      player: 'p',
      state: 'closed',
      staked: 1_000,
      won: 450,
      currency: 'PHP',
      beganAt: new Date('2026-01-01T00:00:00Z'),
      endedAt: new Date('2026-01-01T00:00:05Z'),
      replayUrl: 'https://games.vendor.test/replay?round=r1',
      detail: { round: 'r1', fairness: { nonce: 3 } },
    })
    expect(requests[0]?.url).toBe('https://games.vendor.test/api/v1/rounds/r1')
    expect(await provider.round('r1', merchantWith())).toBeUndefined()
    await expect(provider.round('r1', merchantWith())).rejects.toThrow('another round')
  })
})

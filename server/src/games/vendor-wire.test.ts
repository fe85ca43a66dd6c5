import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcile } from '#money/reconcile.ts'
import { grantCredit } from '#play-credit/grant-credit.ts'
import { gameSessionsOf, roundsOf } from '#testing/stored-rows.ts'
import { sendInto, valueOf } from '#testing/test-app.ts'
import { runCases } from './conformance/run-cases.ts'
import { createStage } from './conformance/stage.ts'
import { walletClient, type Sending } from './conformance/wallet-client.ts'
import { createVendorStage, VENDOR_KEYS, type VendorStage } from './testing/vendor-stage.ts'

let stage: VendorStage
beforeAll(async () => {
  stage = await createVendorStage()
})
afterAll(() => stage.close())

/** A player with 50.00 PHP at the game, seen from the vendor. */
const atGame = async (username: string) => {
  const player = await stage.player(username)
  const token = await stage.launch(player)
  return { ...player, token, vendor: await createStage({ ...stage.access, tokens: [token], game: 'v-dice' }) }
}

// Proves games-and-lottery-10.
test('our wallet keeps every rule of the wire, and the ledger is right afterwards', async () => {
  const player = await stage.player('conforming')
  const token = await stage.launch(player)
  const endSession = async () => {
    await player.client.call('session.logout', {})
  }
  const results = await runCases({ ...stage.access, tokens: [token], game: 'v-dice', endSession })
  expect(results.filter(({ fault }) => fault !== undefined)).toEqual([])
  expect(results.length).toBeGreaterThan(24)
  const found = await reconcile({ ...stage.system, log: pino({ level: 'silent' }) })('alpha')
  expect(found.filter(({ faults }) => faults > 0)).toEqual([])
})

// Proves games-and-lottery-10.
describe('a round', () => {
  test('is written with the money: bets add up, wins add up, and the last win closes it', async () => {
    const { id, vendor } = await atGame('roundabout')
    const states = async () => (await roundsOf(stage.database.db, id)).map(({ round, state, staked, won }) => [round, state, staked, won])
    const first = await vendor.bet({ round: 'round-a', amount: 100 })
    await vendor.bet({ round: 'round-a', amount: 50 })
    expect(await states()).toEqual([['round-a', 'open', 150, 0]])
    await vendor.win(first, { amount: 30 })
    await vendor.win(first, { amount: 20, closes: true })
    expect(await states()).toEqual([['round-a', 'closed', 150, 50]])
    await vendor.win(first, { amount: 5 })
    expect(await states()).toEqual([['round-a', 'closed', 150, 55]])
  })

  test('that loses its only bet again was rolled back; a repetition changes nothing', async () => {
    const { id, vendor } = await atGame('backwards')
    const bet = await vendor.bet({ round: 'round-b', amount: 100 })
    const transaction = vendor.newId()
    for (const _twice of [1, 2]) await vendor.rollback(bet, { transaction })
    await vendor.bet({ ...bet, amount: 100 })
    expect(await roundsOf(stage.database.db, id)).toEqual([{ round: 'round-b', game: 'dice', state: 'rolled_back', staked: 0, won: 0 }])
  })

  test('of one player takes no bet of another', async () => {
    const one = await atGame('ownerofit')
    const other = await atGame('intruder')
    await one.vendor.bet({ round: 'round-c' })
    expect((await other.vendor.bet({ round: 'round-c' })).reply.status).toBe('ROUND_CLOSED')
    expect(await other.vendor.money()).toBe(5_000)
  })

  test('that was barred before it began is not there', async () => {
    const { id, vendor } = await atGame('barred')
    const bet = { transaction: 'never-placed', round: 'round-d' }
    await vendor.rollback(bet)
    expect((await vendor.bet(bet)).reply.status).toBe('BET_ALREADY_CLOSED')
    expect(await roundsOf(stage.database.db, id)).toEqual([])
  })
})

// Proves games-and-lottery-10.
describe('safe play', () => {
  test('a limit and a break stop bets; what was bet before still wins and comes back', async () => {
    const { client, vendor } = await atGame('careful')
    const [won, back] = [await vendor.bet({ amount: 100 }), await vendor.bet({ amount: 100 })]
    valueOf(await client.call('safePlay.setLimit', { kind: 'stake', period: 'day', most: 250 }))
    expect((await vendor.bet({ amount: 60 })).reply).toMatchObject({ http: 200, status: 'LIMIT_REACHED' })
    valueOf(await client.call('safePlay.takeBreak', { hours: 24 }))
    expect((await vendor.bet({ amount: 10 })).reply).toMatchObject({ http: 200, status: 'PLAY_PAUSED' })
    expect((await vendor.bet({ ...won, amount: 100 })).reply.status).toBe('OK')
    expect((await vendor.win(won, { amount: 300, closes: true })).status).toBe('OK')
    expect((await vendor.rollback(back)).status).toBe('OK')
    expect(await vendor.money()).toBe(5_000 - 100 + 300)
  })
})

// Proves ranks-and-rewards-27.
test('a stake that play credit does not allow is refused in its own words', async () => {
  const { id: memberId, vendor } = await atGame('credited')
  const { stores, inUnit, clock, merchants } = stage.system
  const merchant = merchants.byCode('alpha')!
  const playCredit = { highestStake: 1 }
  const gift = { amount: 1, wagering: 3, days: 1 }
  await inUnit(unit =>
    grantCredit({ clock })(unit, { merchant: { ...merchant, content: { ...merchant.content, playCredit } }, memberId, reference: 'credited', gift }),
  )
  expect((await vendor.bet({ amount: 101 })).reply).toMatchObject({ http: 200, status: 'STAKE_TOO_HIGH' })
  expect((await vendor.bet({ amount: 100 })).reply.status).toBe('OK')
  expect(await stores.playCredits.openOf({ merchant: 'alpha', memberId })).toMatchObject({ highestStake: 100 })
})

// Proves games-and-lottery-10.
describe('a session', () => {
  test('is opened within 60 s of the launch, and only its hash is stored', async () => {
    const player = await stage.player('punctual')
    const late = await stage.launch(player)
    stage.system.clock.advance(61)
    expect((await stage.call('session', { token: late })).status).toBe('SESSION_EXPIRED')
    const token = await stage.launch(player)
    stage.system.clock.advance(59)
    const { body } = await stage.call('session', { token })
    expect(body).toMatchObject({ status: 'OK', player: player.id, game: 'v-dice', language: 'en', currency: 'PHP', decimals: 2, balance: '50.00' })
    const stored = JSON.stringify(await gameSessionsOf(stage.database.db, player.id))
    for (const secret of [late, token, String(body['session'])]) expect(stored).not.toContain(secret)
  })

  test('of one token 20 times at once is one session', async () => {
    const token = await stage.launch(await stage.player('hurried'))
    const opened = await Promise.all(Array.from({ length: 20 }, () => stage.call('session', { token })))
    expect(opened.filter(({ status }) => status === 'OK')).toHaveLength(1)
  })

  test('lives as long as the member’s: bets keep both alive, the idle limit ends both', async () => {
    const { vendor } = await atGame('idler')
    // A session of these tests lives a day without use.
    for (const _day of [1, 2, 3]) {
      stage.system.clock.advance(86_000)
      expect((await vendor.bet()).reply.status).toBe('OK')
    }
    stage.system.clock.advance(86_400)
    expect((await vendor.bet()).reply.status).toBe('SESSION_EXPIRED')
  })

  test('of a game that the merchant has closed bets no more', async () => {
    const { vendor } = await atGame('closingtime')
    const bet = await vendor.bet()
    await stage.closeGame(true)
    expect((await vendor.bet()).reply.status).toBe('GAME_CLOSED')
    expect((await vendor.bet(bet)).reply.status).toBe('OK')
    expect((await vendor.win(bet, { closes: true })).status).toBe('OK')
    await stage.closeGame(false)
  })

  test('of a game that the vendor calls otherwise by now answers a repeated bet as before, and takes no new one by the old name', async () => {
    const { vendor } = await atGame('renamed')
    const bet = await vendor.bet()
    await stage.listGames([stage.game('dice', { vendorGame: 'v-dice-2' })])
    expect((await vendor.bet(bet)).reply).toEqual(bet.reply)
    expect((await vendor.bet({ ...bet, game: 'v-dice-2' })).reply.status).toBe('DUPLICATE_TRANSACTION')
    expect((await vendor.bet()).reply.status).toBe('GAME_UNKNOWN')
    expect((await vendor.bet({ game: 'v-dice-2' })).reply.status).toBe('OK')
    await stage.closeGame(false)
    expect(await vendor.money()).toBe(4_980)
  })

  test('of a game that is another vendor’s by now, or is gone, answers a repeated bet as before', async () => {
    const { vendor } = await atGame('movedaway')
    const bet = await vendor.bet()
    for (const games of [[], [stage.game('dice', { vendor: 'OTHER' })]]) {
      await stage.listGames([...games, stage.game('kept')])
      expect((await vendor.bet(bet)).reply).toEqual(bet.reply)
      expect((await vendor.win(bet, { amount: 1 })).status).toBe('OK')
    }
    await stage.closeGame(false)
    expect(await vendor.money()).toBe(4_992)
  })
})

// Proves games-and-lottery-10.
test('what takes longer than 3 s is given up as unknown, and is answered when it is asked again', async () => {
  const { vendor } = await atGame('patient')
  const bet = { transaction: 'slow', round: 'slow-round' }
  const { clock, stores } = stage.system
  const { ledger } = stores
  const { post } = ledger
  const held = Promise.withResolvers<void>()
  Object.assign(ledger, {
    async post(...request: Parameters<typeof post>) {
      expect(clock.nextWake()).toBe(3_000)
      clock.advance(3)
      await held.promise
      return await post(...request)
    },
  })
  const late = await vendor.bet(bet)
  // Before anything can fail, because the stage waits for what is held.
  held.resolve()
  Object.assign(ledger, { post })
  expect(late.reply).toMatchObject({ http: 503, status: 'TRY_AGAIN', retryAfter: '1' })
  expect((await vendor.bet(bet)).reply).toMatchObject({ http: 200, status: 'OK' })
  expect(await vendor.money()).toBe(4_990)
})

// Proves games-and-lottery-10.
describe('between merchants', () => {
  const betaAccess = () => {
    const send = sendInto(stage.app, '198.51.100.9')
    return {
      ...stage.access,
      account: 'at-beta',
      key: VENDOR_KEYS.beta,
      path: '/vendor/v1/beta',
      send: (call: string, headers: Readonly<Record<string, string>>, body: string) =>
        send({ method: 'POST', path: `/vendor/v1/beta/${call}`, headers, body }),
    }
  }

  test('a token, session, bet and player of one is nothing to the other', async () => {
    const { vendor, id } = await atGame('onebrand')
    const bet = await vendor.bet()
    const token = await stage.launch(await stage.player('samebrand'))
    const beta = walletClient(betaAccess())
    expect((await beta('session', { token })).status).toBe('SESSION_EXPIRED')
    expect((await beta('balance', { session: vendor.session })).status).toBe('SESSION_EXPIRED')
    const win = { transaction: 'w', bet: bet.transaction, round: bet.round, player: id, amount: '1.00', currency: 'BRL', closes: true }
    expect((await beta('win', win)).status).toBe('BET_UNKNOWN')
    expect(await vendor.money()).toBe(4_990)
  })

  test.each<[string, Sending]>([
    ['with the key of the other', { key: VENDOR_KEYS.beta }],
    ['as the other', { account: 'at-beta', key: VENDOR_KEYS.beta }],
  ])('a request is refused that is signed %s', async (_how, sending) => {
    expect(await stage.call('session', { token: 'x' }, sending)).toMatchObject({ http: 401, status: 'SIGNATURE_INVALID' })
  })
})

// Proves games-and-lottery-10.
describe('a stranger', () => {
  test('is told nothing, and nothing is written', async () => {
    const send = sendInto(stage.app, '203.0.113.99')
    const post = async (path: string, body = '{}', more: Readonly<Record<string, string>> = {}) => {
      const { status, body: text } = await send({ method: 'POST', path, headers: { 'content-type': 'application/json', ...more }, body })
      return [status, (JSON.parse(text) as { status?: string }).status]
    }
    // Nor whether there is such a merchant.
    expect(await post('/vendor/v1/gamma/bet')).toEqual([401, 'TIMESTAMP_INVALID'])
    expect(await post('/vendor/v1/alpha/bet')).toEqual([401, 'TIMESTAMP_INVALID'])
    expect(await post('/vendor/v1/alpha/anything')).toEqual([401, 'TIMESTAMP_INVALID'])
    const forged = {
      'x-vendor-timestamp': String(Math.floor(stage.system.clock().getTime() / 1000)),
      'x-vendor-account': '',
      'x-vendor-signature': 'f'.repeat(64),
    }
    for (const merchant of ['alpha', 'gamma']) expect(await post(`/vendor/v1/${merchant}/bet`, '{}', forged)).toEqual([401, 'SIGNATURE_INVALID'])
    const [status] = await post('/vendor/v1/alpha/bet', ' '.repeat(8 * 1024 + 1))
    expect(status).toBe(413)
  })

  test('a call that there is not is told to the vendor alone', async () => {
    expect(await stage.call('withdraw', {})).toMatchObject({ http: 404, status: 'REQUEST_INVALID' })
  })
})

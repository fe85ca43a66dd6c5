import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { roundsOf } from '#testing/stored-rows.ts'
import { createTestApp, registration, sendInto, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { isSignedBody, signBody } from './signature.ts'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const ours = pair()
const theirs = pair()

const requests: { readonly url: string; readonly isSigned: boolean; readonly body: Readonly<Record<string, unknown>> }[] = []
/** What Hub88 has on record. */
let listed: readonly object[] = []
const hub: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const text = await request.text()
  const isSigned = isSignedBody(ours.publicKey, request.headers.get('x-hub88-signature') ?? undefined, Buffer.from(text))
  requests.push({ url: request.url, isSigned, body: JSON.parse(text) as Record<string, unknown> })
  if (request.url.endsWith('/transactions/list')) return Response.json(listed)
  return Response.json({ url: 'https://play.hub88.test/clt_dragonrising' })
}

const database = await openTestDatabase()
let wire: TestApp
let client: WireClient
let player: string
beforeAll(async () => {
  const game = {
    provider: 'hub88' as const,
    url: 'https://api.hub88.test',
    operator: 7,
    pages: ['https://play.hub88.test'],
    ownKey: 'OWN_KEY',
    theirKey: 'THEIR_KEY',
  }
  const env = { ALPHA__OWN_KEY: ours.privateKey, ALPHA__THEIR_KEY: theirs.publicKey }
  wire = await createTestApp({ database, fetch: hub, env, merchants: { alpha: { game } } })
  const games = [
    { code: 'dragon', vendor: 'DRAGON', category: 'RNG', vendorGame: 'clt_dragonrising', name: 'game_dice', image: 'logo.svg', trial: true },
  ]
  const lanes = [{ title: 'Slots', gameCategory: 'RNG', cards: [{ accountTypeName: 'DRAGON', displayName: 'Dragon' }] }]
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), { 'content/games.json': { games }, 'content/vendors.json': { lanes } })
  await wire.system.merchants.reload()
  client = wire.client()
  const { token, customerId } = valueOf(await client.call('member.register', registration('hubplayer')))
  client.token = token
  player = customerId
  await testWallet(wire.system, player).deposit('start', 10_000)
})
afterAll(() => wire.close())

/** What Hub88 asks of the wallet, signed by it unless another key is named. */
const query = async (call: string, content: object, key = theirs.privateKey) => {
  const body = JSON.stringify({ user: player, request_uuid: 'r-1', ...content })
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signBody(key, body) }
  const reply = await sendInto(wire.app, '198.51.100.9')({ method: 'POST', path: `/vendor/v1/alpha/${call}`, headers, body })
  return JSON.parse(reply.body) as Readonly<Record<string, unknown>>
}

const launch = async () => {
  valueOf(await client.call('games.launchGame', { gameCode: 'dragon' }))
  return String(requests.at(-1)?.body['token'])
}

test('a game is asked for in the form of Hub88, for money and for trial', async () => {
  const token = await launch()
  expect(requests.at(-1)).toMatchObject({ url: 'https://api.hub88.test/operator/generic/v2/game/url', isSigned: true })
  const fields = { operator_id: 7, game_code: 'clt_dragonrising', platform: 'GPL_DESKTOP', lang: 'en', lobby_url: 'http://alpha.test/m/home' }
  expect(requests.at(-1)?.body).toMatchObject({ ...fields, user: player, token, currency: 'PHP' })
  valueOf(await client.call('games.trialLaunch', { gameId: 'dragon' }))
  expect(requests.at(-1)?.body).toMatchObject({ ...fields, currency: 'XXX' })
  expect(requests.at(-1)?.body).not.toHaveProperty('user')
})

test('the wallet answers in the form of Hub88: 1/100,000 of the currency, and its statuses', async () => {
  const token = await launch()
  const answer = (status: string, balance: number) => ({ user: player, request_uuid: 'r-1', status, currency: 'PHP', balance })
  expect(await query('user/info', {})).toEqual(answer('RS_OK', 10_000_000))
  expect(await query('user/balance', { token, game_code: 'clt_dragonrising' })).toEqual(answer('RS_OK', 10_000_000))

  const round = 'round-1'
  const bet = {
    token,
    transaction_uuid: randomUUID(),
    round,
    round_closed: false,
    game_code: 'clt_dragonrising',
    amount: 2_500_000,
    currency: 'PHP',
    is_free: false,
  }
  expect(await query('transaction/bet', bet)).toEqual(answer('RS_OK', 7_500_000))
  expect(await query('transaction/bet', { ...bet, request_uuid: 'r-2' })).toEqual({ ...answer('RS_OK', 7_500_000), request_uuid: 'r-2' })
  expect(await query('transaction/bet', { ...bet, amount: 100_000 })).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' })
  expect(await query('transaction/bet', { ...bet, transaction_uuid: 'fine', amount: 100 })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' })
  expect(await query('transaction/bet', { ...bet, transaction_uuid: 'much', amount: 9_000_000 })).toEqual(
    answer('RS_ERROR_NOT_ENOUGH_MONEY', 7_500_000),
  )

  const follows = { token, reference_transaction_uuid: bet.transaction_uuid, round, game_code: 'clt_dragonrising' }
  const win = { ...follows, transaction_uuid: randomUUID(), amount: 5_000_000, currency: 'PHP', round_closed: true }
  expect(await query('transaction/win', win)).toEqual(answer('RS_OK', 12_500_000))
  expect(await query('transaction/win', { ...win, transaction_uuid: 'x', reference_transaction_uuid: 'none' })).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  })
  const lost = { ...bet, transaction_uuid: 'lost', round: 'round-2', round_closed: true, amount: 500_000 }
  expect(await query('transaction/bet', lost)).toEqual(answer('RS_OK', 12_000_000))
  expect(await query('transaction/rollback', { ...follows, round: 'round-2', reference_transaction_uuid: 'lost', transaction_uuid: 'back' })).toEqual(
    answer('RS_OK', 12_500_000),
  )
  expect((await roundsOf(database.db, player)).map(({ round: name, state, staked, won }) => [name, state, staked, won])).toEqual([
    ['round-1', 'closed', 2_500, 5_000],
    ['round-2', 'rolled_back', 0, 0],
  ])

  await client.call('session.logout', {})
  expect(await query('transaction/bet', { ...bet, transaction_uuid: 'late' })).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' })
  expect(await query('transaction/bet', bet)).toEqual(answer('RS_OK', 7_500_000))
})

test('what Hub88 has not signed is told nothing', async () => {
  expect(await query('user/info', {}, ours.privateKey)).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  expect(await query('transaction/steal', {})).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' })
})

test('its list of transactions is read: those that succeeded, in our smallest unit', async () => {
  const common = { status: 'TS_SUCCESS', round: 'r', user: 'p', currency: 'PHP', inserted_at: '2026-01-01T00:00:01Z' }
  listed = [
    { ...common, transaction_uuid: 'b1', kind: 'BET', amount: 2_500_000, reference_transaction_uuid: null },
    { ...common, transaction_uuid: 'w1', kind: 'WIN', amount: 5_000_000, reference_transaction_uuid: 'b1' },
    { ...common, transaction_uuid: 'b2', kind: 'BET', amount: 100_000, status: 'TS_FAILED' },
    { ...common, transaction_uuid: 'k3', kind: 'ROLLBACK', amount: 100_000, reference_transaction_uuid: 'b3' },
    { ...common, transaction_uuid: 'x', kind: 'PROMOTION', amount: 100_000 },
  ]
  const merchant = wire.system.merchants.byCode('alpha')!
  const { provider } = wire.system.gamesOf(merchant)!
  const period = { since: new Date('2026-01-01T00:00:00Z'), until: new Date('2026-01-02T00:00:00Z'), after: undefined }
  const fields = { round: 'r', player: 'p', currency: 'PHP', at: new Date('2026-01-01T00:00:01Z') }
  expect(await provider.transactions(period, merchant)).toEqual({
    transactions: [
      { ...fields, transaction: 'b1', kind: 'bet', bet: undefined, amount: 2_500 },
      { ...fields, transaction: 'w1', kind: 'win', bet: 'b1', amount: 5_000 },
      { ...fields, transaction: 'k3', kind: 'rollback', bet: 'b3', amount: 100 },
    ],
    next: undefined,
  })
  expect(requests.at(-1)).toMatchObject({
    url: 'https://api.hub88.test/operator/generic/v2/transactions/list',
    isSigned: true,
    body: { operator_id: 7, start_time: '2026-01-01T00:00:00', end_time: '2026-01-02T00:00:00' },
  })
})

test('it is not asked for a round, of which it tells nothing but a page', async () => {
  const merchant = wire.system.merchants.byCode('alpha')!
  const before = requests.length
  expect(await wire.system.gamesOf(merchant)?.provider.round('round-1', merchant)).toBeUndefined()
  expect(requests).toHaveLength(before)
})

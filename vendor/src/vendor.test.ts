import { createHash, createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Opened, Played } from './http/player-answers.ts'
import { createVendor } from './vendor.ts'

const KEY = 'the key that platform and vendor share'
const WALLET = 'http://brand.test/vendor/v1/brand'
let now: number
let vendor: FastifyInstance
let waiting: (() => void)[]
/** What the platform was asked: the call, the body, and whether the signature was right. */
let asked: { readonly call: string; readonly body: Readonly<Record<string, unknown>>; readonly isSigned: boolean }[]
/** What the platform answers instead of `OK`, by call. */
let answers: Record<string, object | number>

const keyOf = (account: string) => createHmac('sha256', KEY).update(`account ${account}`).digest('hex')
const signatureOf = (key: string, seconds: number | string, target: string, body: string) =>
  createHmac('sha256', key).update(`${seconds}.${target}.${body}`).digest('hex')

const platform: typeof globalThis.fetch = async (address, { headers, body } = {}) => {
  const url = new URL(address as URL)
  const { 'x-vendor-timestamp': timestamp = '', ...signed } = headers as Record<string, string>
  const call = url.pathname.split('/').at(-1) ?? ''
  const isSigned =
    signed['x-vendor-signature'] === signatureOf(keyOf('brand'), timestamp, `POST ${url.pathname}`, body as string) &&
    signed['x-vendor-account'] === 'brand' &&
    signed['x-vendor-key'] === 'demo' &&
    Number(timestamp) === Math.floor(now / 1000)
  asked.push({ call, body: JSON.parse(body as string) as Record<string, unknown>, isSigned })
  const answer = answers[call]
  if (typeof answer === 'number') return new Response('{}', { status: answer })
  const session = { session: 'S1', player: 'P1', game: 'dice', currency: 'PHP', decimals: 2, language: 'en' }
  return Response.json(answer ?? { status: 'OK', balance: '500.00', currency: 'PHP', ...(call === 'session' && session) })
}

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1, 12)
  waiting = []
  asked = []
  answers = {}
  const later = (_ms: number, work: () => void): void => void waiting.push(work)
  vendor = await createVendor({ key: KEY, file: ':memory:', clock: () => new Date(now), fetch: platform, later })
})
afterEach(() => vendor.close())

const ask = async (
  method: 'GET' | 'POST',
  url: string,
  content?: object,
  { account = 'brand', key = keyOf(account), id = 'demo', at = now } = {},
) => {
  const body = content === undefined ? '' : JSON.stringify(content)
  const seconds = Math.floor(at / 1000)
  const headers = {
    host: 'games.test',
    ...(content && { 'content-type': 'application/json' }),
    'x-vendor-account': account,
    'x-vendor-key': id,
    'x-vendor-timestamp': String(seconds),
    'x-vendor-signature': signatureOf(key, seconds, `${method} ${url}`, body),
  }
  const reply = await vendor.inject({ method, url, headers, ...(content && { payload: body }) })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

const order = (changes: object = {}) => ({
  game: 'dice',
  mode: 'real',
  token: 'T1',
  wallet: WALLET,
  currency: 'PHP',
  decimals: 2,
  language: 'ur',
  device: 'mobile',
  lobbyUrl: 'http://brand.test/m/home',
  historyUrl: 'http://brand.test/m/member/statement',
  ...changes,
})
const launch = async (changes: object = {}): Promise<string> => {
  const { body } = await ask('POST', '/v1/launch', order(changes))
  return new URL(body['url'] as string).hash.slice(1)
}
/** As the page asks: plain text, without an origin. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what the answer is
const page = async <Answer = Record<string, unknown>>(
  name: string,
  content: object,
): Promise<{ readonly status: number; readonly body: Answer; readonly origin: unknown }> => {
  const reply = await vendor.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify(content),
  })
  return { status: reply.statusCode, body: reply.json<Answer>(), origin: reply.headers['access-control-allow-origin'] }
}
const roll = (id: string, changes: object = {}) =>
  page<Played>('begin', { launch: id, request: 'request-1', stake: 1_000, choice: { side: 'under', line: 9_500 }, ...changes })

describe('a platform', () => {
  test('is answered only where it has signed, with this key, lately', async () => {
    expect((await ask('GET', '/v1/games')).status).toBe(200)
    for (const wrong of [{ key: 'other' }, { id: 'old' }, { account: 'Brand X' }, { account: 'other', key: keyOf('brand') }])
      expect((await ask('GET', '/v1/games', undefined, wrong)).status).toBe(401)
    for (const at of [now - 301_000, now + 301_000]) expect((await ask('GET', '/v1/games', undefined, { at })).status).toBe(401)
    for (const at of [now - 300_000, now + 300_000]) expect((await ask('GET', '/v1/games', undefined, { at })).status).toBe(200)
  })

  test('learns every game and what it returns', async () => {
    const { games } = (await ask('GET', '/v1/games')).body as { games: readonly object[] }
    expect(games).toContainEqual({ game: 'dice', name: 'dice', trial: true, rtp: 98, open: true })
  })

  test('opens a game in a language, and nothing that it does not know', async () => {
    const { body } = await ask('POST', '/v1/launch', order())
    expect(body['url']).toMatch(/^http:\/\/games\.test\/play\/dice\?language=ur#[\w-]{22}$/)
    expect(await ask('POST', '/v1/launch', order({ game: 'chess' }))).toEqual({ status: 404, body: { error: 'GAME_UNKNOWN' } })
    for (const wrong of [{ token: undefined }, { wallet: undefined }, { currency: 'php' }, { decimals: 9 }, { lobbyUrl: 'javascript:1' }])
      expect((await ask('POST', '/v1/launch', order(wrong))).status).toBe(422)
  })

  test('sees a round and the movements of money that it has confirmed, part by part', async () => {
    const id = await launch()
    await page('open', { launch: id })
    const { body } = await roll(id)
    now += 1
    const told = await ask('GET', `/v1/rounds/${body.round.id}`)
    expect(told.body).toMatchObject({ round: body.round.id, game: 'dice', player: 'P1', state: 'closed', staked: '10.00', currency: 'PHP' })
    expect(told.body['replayUrl']).toBe(`http://games.test/replay?round=${body.round.id}`)
    expect(JSON.stringify(told.body)).not.toContain('"serverSeed":')
    const since = encodeURIComponent('2026-01-01T00:00:00Z')
    const first = (await ask('GET', `/v1/transactions?since=${since}&limit=1`)).body as { transactions: readonly object[]; next: string }
    expect(first.transactions).toEqual([
      {
        transaction: `${body.round.id}-bet`,
        kind: 'bet',
        round: body.round.id,
        player: 'P1',
        amount: '10.00',
        currency: 'PHP',
        at: '2026-01-01T12:00:00.000Z',
      },
    ])
    const rest = (await ask('GET', `/v1/transactions?since=${since}&after=${first.next}`)).body as {
      transactions: readonly { kind: string; bet: string }[]
    }
    expect(rest.transactions.map(({ kind, bet }) => [kind, bet])).toEqual([['win', `${body.round.id}-bet`]])
    expect((await ask('GET', `/v1/rounds/${body.round.id}`, undefined, { account: 'other' })).status).toBe(404)
    expect((await ask('GET', `/v1/transactions?since=${since}`, undefined, { account: 'other' })).body['transactions']).toEqual([])
    expect((await ask('GET', '/v1/transactions?since=never')).status).toBe(422)
  })
})

describe('a player', () => {
  test('enters once with the launch token, and again with the same page', async () => {
    const id = await launch()
    const { body } = await page<Opened>('open', { launch: id })
    expect(body).toMatchObject({
      game: 'dice',
      mode: 'real',
      balance: 50_000,
      currency: 'PHP',
      lobbyOrigin: 'http://brand.test',
      round: null,
      last: [],
    })
    await page('open', { launch: id })
    expect(asked.map(({ call, isSigned }) => [call, isSigned])).toEqual([
      ['session', true],
      ['balance', true],
      ['balance', true],
    ])
    expect(asked[0]?.body).toEqual({ token: 'T1' })
  })

  test('stays outside where the token is refused, or the launch is unknown', async () => {
    answers['session'] = { status: 'SESSION_EXPIRED' }
    const id = await launch()
    expect(await page('open', { launch: id })).toMatchObject({ status: 409, body: { error: 'SESSION_EXPIRED' } })
    expect((await roll(id)).status).toBe(409)
    expect((await page('open', { launch: 'guessed' })).body).toEqual({ error: 'LAUNCH_UNKNOWN' })
  })

  test('plays: the bet is asked for, then what the round pays is handed over', async () => {
    const id = await launch()
    await page('open', { launch: id })
    const { body, origin } = await roll(id)
    const { round } = body
    expect([round.state, round.isSettled, body.balance, origin]).toEqual(['ended', true, 50_000, '*'])
    expect(asked.slice(2).map(({ call, body: sent, isSigned }) => ({ call, sent, isSigned }))).toEqual([
      {
        call: 'bet',
        sent: { session: 'S1', transaction: `${round.id}-bet`, round: round.id, game: 'dice', amount: '10.00', currency: 'PHP' },
        isSigned: true,
      },
      {
        call: 'win',
        sent: {
          transaction: `${round.id}-win`,
          bet: `${round.id}-bet`,
          round: round.id,
          player: 'P1',
          amount: (round.payout / 100).toFixed(2),
          currency: 'PHP',
          closes: true,
        },
        isSigned: true,
      },
    ])
  })

  test('cannot stake what the currency does not offer, nor choose what the rules do not know', async () => {
    const id = await launch()
    await page('open', { launch: id })
    for (const wrong of [{ stake: 99 }, { stake: 100_001 }, { stake: 100.5 }, { choice: { side: 'both', line: 1 } }, { request: 'no' }])
      expect((await roll(id, wrong)).body).toEqual({ error: 'REQUEST_INVALID' })
    expect(asked.some(({ call }) => call === 'bet')).toBe(false)
  })

  test('whose session has ended bets no more', async () => {
    const id = await launch()
    await page('open', { launch: id })
    answers['bet'] = { status: 'SESSION_EXPIRED' }
    expect((await roll(id)).body.round).toMatchObject({ state: 'refused', code: 'SESSION_EXPIRED' })
    answers = {}
    expect((await roll(id, { request: 'request-2' })).body).toEqual({ error: 'SESSION_EXPIRED' })
  })

  test('gets a bet back that was never answered', async () => {
    const id = await launch()
    await page('open', { launch: id })
    answers = { bet: 503, rollback: 503 }
    expect((await roll(id)).body.round).toMatchObject({ state: 'returned', code: 'UNCLEAR', isSettled: false })
    answers = {}
    for (const work of waiting.splice(0)) work()
    await expect.poll(async () => (await page<Played>('open', { launch: id })).status).toBe(200)
    expect(asked.filter(({ call }) => call === 'rollback').map(({ body: { bet } }) => bet)).toEqual(
      Array.from({ length: 2 }, () => asked.find(({ call }) => call === 'bet')?.body['transaction']),
    )
  })

  test('sees the server seed after it was replaced, and never before', async () => {
    const id = await launch()
    const before = (await page<Opened>('open', { launch: id })).body.seeds
    await roll(id)
    const last = async () => (await page<Opened>('open', { launch: id })).body.last[0]?.seeds
    expect(await last()).toEqual({ hash: before.hash, clientSeed: before.clientSeed, nonce: 0 })
    const { body: after } = await page('seeds', { launch: id, clientSeed: 'my-own-words' })
    expect(after).toMatchObject({ hash: before.nextHash, clientSeed: 'my-own-words', nonce: 0 })
    const { serverSeed = '', hash } = (await last()) ?? {}
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(hash)
    expect((await page('seeds', { launch: id, clientSeed: 'with:colon' })).status).toBe(422)
  })

  test('may show an ended round to anybody who knows its name', async () => {
    const id = await launch()
    await page('open', { launch: id })
    const { body } = await roll(id)
    const shown = await vendor.inject({ url: `/api/replay?round=${body.round.id}` })
    expect(shown.json()).toMatchObject({ round: { id: body.round.id, payout: body.round.payout }, currency: 'PHP', decimals: 2 })
    expect((await vendor.inject({ url: '/api/replay?round=guessed' })).statusCode).toBe(404)
  })
})

describe('a trial', () => {
  const trial = () => launch({ mode: 'trial', token: undefined, wallet: undefined, historyUrl: undefined })

  test('plays with play money, and the platform hears nothing of it', async () => {
    const id = await trial()
    expect((await page<Opened>('open', { launch: id })).body).toMatchObject({ mode: 'trial', balance: 200_000 })
    const { body } = await roll(id)
    expect(body.balance).toBe(200_000 - 1_000 + body.round.payout)
    expect(asked).toEqual([])
    expect((await ask('GET', `/v1/rounds/${body.round.id}`)).status).toBe(404)
    expect((await ask('GET', `/v1/transactions?since=${encodeURIComponent('2026-01-01T00:00:00Z')}`)).body).toEqual({ transactions: [] })
  })

  test('has no more than it was given, and is forgotten after a day', async () => {
    const id = await trial()
    for (let at = 0; at < 2; at += 1) await roll(id, { stake: 100_000, choice: { side: 'under', line: 100 }, request: `request-${at}` })
    const { body } = await page<{ readonly balance: number }>('balance', { launch: id })
    const { body: refused } = await roll(id, { stake: 100_000, request: 'request-3' })
    expect(refused.round.code).toBe(body.balance < 100_000 ? 'NOT_ENOUGH_MONEY' : '')
    now += 24 * 60 * 60_000 + 1
    for (const work of waiting.splice(0)) work()
    expect((await page('open', { launch: id })).body).toEqual({ error: 'LAUNCH_UNKNOWN' })
  })
})

test('pages have no origin of their own, and load nothing from elsewhere', async () => {
  const reply = await vendor.inject({ url: '/play/dice' })
  expect(reply.headers['content-security-policy']).toMatch(/^sandbox allow-scripts; default-src 'none';/)
  expect((await vendor.inject({ url: '/play/chess' })).statusCode).toBe(404)
})

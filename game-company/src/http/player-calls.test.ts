import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStage, type Stage } from '#testing/vendor-stage.ts'
import type { Opened, Played } from './player-answers.ts'

let stage: Stage
beforeEach(async () => {
  stage = await createStage()
})
afterEach(() => stage.vendor.close())

describe('a player', () => {
  test('enters once with the launch token, and again with the same page', async () => {
    const id = await stage.launch()
    const { body } = await stage.page<Opened>('open', { launch: id })
    expect(body).toMatchObject({
      game: 'dice',
      mode: 'real',
      balance: 50_000,
      currency: 'PHP',
      lobbyOrigin: 'http://brand.test',
      round: null,
      last: [],
    })
    await stage.page('open', { launch: id })
    expect(stage.state.requests.map(({ call, isSigned }) => [call, isSigned])).toEqual([
      ['session', true],
      ['balance', true],
      ['balance', true],
    ])
    expect(stage.state.requests[0]?.body).toEqual({ token: 'T1' })
  })

  test('stays outside where the token is refused, or the launch is unknown', async () => {
    stage.state.answers['session'] = { status: 'SESSION_EXPIRED' }
    const id = await stage.launch()
    expect(await stage.page('open', { launch: id })).toMatchObject({ status: 409, body: { error: 'SESSION_EXPIRED' } })
    expect((await stage.roll(id)).status).toBe(409)
    expect((await stage.page('open', { launch: 'guessed' })).body).toEqual({ error: 'LAUNCH_UNKNOWN' })
  })

  test('may ask again where the platform did not say whether the token is good', async () => {
    stage.state.answers['session'] = 503
    const id = await stage.launch()
    expect(await stage.page('open', { launch: id })).toMatchObject({ status: 503, body: { error: 'WALLET_DOWN' } })
    delete stage.state.answers['session']
    expect((await stage.page('open', { launch: id })).status).toBe(200)
  })

  // Proves games-and-lottery-10.
  test('is let in only by an answer that the platform has signed for this request', async () => {
    const id = await stage.launch()
    const wrong = [
      { key: 'a key of a stranger' },
      { request: '0'.repeat(64) },
      { body: '{"status":"SESSION_EXPIRED"}' },
      { status: 400 },
      { at: stage.state.now - 301_000 },
      { at: stage.state.now + 301_000 },
    ]
    for (const signing of wrong) {
      stage.state.signing = signing
      expect(await stage.page('open', { launch: id })).toMatchObject({ status: 503, body: { error: 'WALLET_DOWN' } })
    }
    stage.state.signing = {}
    expect((await stage.page('open', { launch: id })).status).toBe(200)
  })

  test('is led to a deposit where the platform has a page for it', async () => {
    const opened = async (changes: object) => (await stage.page<Opened>('open', { launch: await stage.launch(changes) })).body
    expect((await opened({})).hasCashier).toBe(false)
    expect((await opened({ depositUrl: 'http://brand.test/m/voucherCenter' })).hasCashier).toBe(true)
  })

  test('plays: the bet is asked for, then what the round pays is handed over', async () => {
    const id = await stage.launch()
    await stage.page('open', { launch: id })
    const { body, origin } = await stage.roll(id)
    const { round } = body
    expect([round.state, round.isSettled, body.balance, origin]).toEqual(['ended', true, 50_000, '*'])
    expect(stage.state.requests.slice(2).map(({ call, body: sent, isSigned }) => ({ call, sent, isSigned }))).toEqual([
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

  // Proves games-and-lottery-21.
  test('cannot stake what the currency does not offer, nor choose what the rules do not know', async () => {
    const id = await stage.launch()
    await stage.page('open', { launch: id })
    for (const wrong of [
      { stake: 99 },
      { stake: 150 },
      { stake: 100_100 },
      { stake: 100_001 },
      { stake: 100.5 },
      { choice: { side: 'both', line: 1 } },
      { request: 'no' },
    ])
      expect((await stage.roll(id, wrong)).body).toEqual({ error: 'REQUEST_INVALID' })
    expect(stage.state.requests.some(({ call }) => call === 'bet')).toBe(false)
  })

  test('whose session has ended bets no more', async () => {
    const id = await stage.launch()
    await stage.page('open', { launch: id })
    stage.state.answers['bet'] = { status: 'SESSION_EXPIRED' }
    expect((await stage.roll(id)).body.round).toMatchObject({ state: 'refused', code: 'SESSION_EXPIRED' })
    stage.state.answers = {}
    expect((await stage.roll(id, { request: 'request-2' })).body).toEqual({ error: 'SESSION_EXPIRED' })
  })

  test('gets a bet back that was never answered', async () => {
    const id = await stage.launch()
    await stage.page('open', { launch: id })
    stage.state.answers = { bet: 503, rollback: 503 }
    expect((await stage.roll(id)).body.round).toMatchObject({ state: 'returned', code: 'UNCLEAR', isSettled: false })
    stage.state.answers = {}
    for (const work of stage.state.waiting.splice(0)) work()
    await expect.poll(async () => (await stage.page<Played>('open', { launch: id })).status).toBe(200)
    expect(stage.state.requests.filter(({ call }) => call === 'rollback').map(({ body: { bet } }) => bet)).toEqual(
      Array.from({ length: 2 }, () => stage.state.requests.find(({ call }) => call === 'bet')?.body['transaction']),
    )
  })

  test('sees the server seed after it was replaced, and never before', async () => {
    const id = await stage.launch()
    const before = (await stage.page<Opened>('open', { launch: id })).body.seeds
    await stage.roll(id)
    const last = async () => (await stage.page<Opened>('open', { launch: id })).body.last[0]?.seeds
    expect(await last()).toEqual({ hash: before.hash, clientSeed: before.clientSeed, nonce: 0 })
    const { body: after } = await stage.page('seeds', { launch: id, clientSeed: 'my-own-words' })
    expect(after).toMatchObject({ hash: before.nextHash, clientSeed: 'my-own-words', nonce: 0 })
    const { serverSeed = '', hash } = (await last()) ?? {}
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(hash)
    expect((await stage.page('seeds', { launch: id, clientSeed: 'with:colon' })).status).toBe(422)
  })

  test('may show an ended round to anybody who knows its name', async () => {
    const id = await stage.launch()
    await stage.page('open', { launch: id })
    const { body } = await stage.roll(id)
    const shown = await stage.vendor.inject({ url: `/api/replay?round=${body.round.id}` })
    expect(shown.json()).toMatchObject({ round: { id: body.round.id, payout: body.round.payout }, currency: 'PHP', decimals: 2 })
    expect((await stage.vendor.inject({ url: '/api/replay?round=guessed' })).statusCode).toBe(404)
  })
})

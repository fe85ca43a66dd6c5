import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStage, keyOf, otherKeyOf, type Stage } from '#testing/vendor-stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await createStage()
})
afterEach(() => stage.vendor.close())

describe('a platform', () => {
  test('is answered only where it has signed, with this key, lately', async () => {
    expect((await stage.call('GET', '/v1/games')).status).toBe(200)
    for (const wrong of [{ key: 'other' }, { id: 'old' }, { account: 'Brand X' }, { account: 'other', key: keyOf('brand') }])
      expect((await stage.call('GET', '/v1/games', undefined, wrong)).status).toBe(401)
    for (const at of [stage.state.now - 301_000, stage.state.now + 301_000])
      expect((await stage.call('GET', '/v1/games', undefined, { at })).status).toBe(401)
    for (const at of [stage.state.now - 300_000, stage.state.now + 300_000])
      expect((await stage.call('GET', '/v1/games', undefined, { at })).status).toBe(200)
  })

  test('may sign with either of two keys while one is being changed, each under its own name', async () => {
    expect((await stage.call('GET', '/v1/games', undefined, { id: 'other', key: otherKeyOf('brand') })).status).toBe(200)
    for (const wrong of [{ id: 'other' }, { key: otherKeyOf('brand') }, { id: 'other', key: otherKeyOf('somebody') }])
      expect((await stage.call('GET', '/v1/games', undefined, wrong)).status).toBe(401)
  })

  test('learns every game and what it returns', async () => {
    const { games } = (await stage.call('GET', '/v1/games')).body as { games: readonly object[] }
    expect(games).toContainEqual({ game: 'dice', name: 'dice', trial: true, rtp: 98, rtpLeast: 97.06, open: true })
  })

  test('opens a game in a language, and nothing that it does not know', async () => {
    const { body } = await stage.call('POST', '/v1/launch', stage.order())
    expect(body['url']).toMatch(/^http:\/\/games\.test\/play\/dice\?language=ur#[\w-]{22}$/)
    expect(await stage.call('POST', '/v1/launch', stage.order({ game: 'chess' }))).toEqual({ status: 404, body: { error: 'GAME_UNKNOWN' } })
    for (const wrong of [{ token: undefined }, { wallet: undefined }, { currency: 'php' }, { decimals: 9 }, { lobbyUrl: 'javascript:1' }])
      expect((await stage.call('POST', '/v1/launch', stage.order(wrong))).status).toBe(422)
  })

  test('sees a round and the movements of money that it has confirmed, part by part', async () => {
    const id = await stage.launch()
    await stage.page('open', { launch: id })
    const { body } = await stage.roll(id)
    stage.state.now += 1
    const answer = await stage.call('GET', `/v1/rounds/${body.round.id}`)
    expect(answer.body).toMatchObject({ round: body.round.id, game: 'dice', player: 'P1', state: 'closed', staked: '10.00', currency: 'PHP' })
    expect(answer.body['replayUrl']).toBe(`http://games.test/replay?round=${body.round.id}`)
    expect(JSON.stringify(answer.body)).not.toContain('"serverSeed":')
    const since = encodeURIComponent('2026-01-01T00:00:00Z')
    const first = (await stage.call('GET', `/v1/transactions?since=${since}&limit=1`)).body as { transactions: readonly object[]; next: string }
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
    const rest = (await stage.call('GET', `/v1/transactions?since=${since}&after=${first.next}`)).body as {
      transactions: readonly { kind: string; bet: string }[]
    }
    expect(rest.transactions.map(({ kind, bet }) => [kind, bet])).toEqual([['win', `${body.round.id}-bet`]])
    expect((await stage.call('GET', `/v1/rounds/${body.round.id}`, undefined, { account: 'other' })).status).toBe(404)
    expect((await stage.call('GET', `/v1/transactions?since=${since}`, undefined, { account: 'other' })).body['transactions']).toEqual([])
    expect((await stage.call('GET', '/v1/transactions?since=never')).status).toBe(422)
  })
})

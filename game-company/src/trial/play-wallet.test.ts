import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Opened } from '#http/player-answers.ts'
import { createStage, type Stage } from '#testing/vendor-stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await createStage()
})
afterEach(() => stage.vendor.close())

describe('a trial', () => {
  const trial = () => stage.launch({ mode: 'trial', token: undefined, wallet: undefined, historyUrl: undefined })

  test('plays with play money, and the platform hears nothing of it', async () => {
    const id = await trial()
    expect((await stage.page<Opened>('open', { launch: id })).body).toMatchObject({ mode: 'trial', balance: 200_000 })
    const { body } = await stage.roll(id)
    expect(body.balance).toBe(200_000 - 1_000 + body.round.payout)
    expect(stage.state.requests).toEqual([])
    expect((await stage.call('GET', `/v1/rounds/${body.round.id}`)).status).toBe(404)
    expect((await stage.call('GET', `/v1/transactions?since=${encodeURIComponent('2026-01-01T00:00:00Z')}`)).body).toEqual({ transactions: [] })
  })

  test('has no more than it was given, and is forgotten after a day', async () => {
    const id = await trial()
    for (let at = 0; at < 2; at += 1) await stage.roll(id, { stake: 100_000, choice: { side: 'under', line: 100 }, request: `request-${at}` })
    const { body } = await stage.page<{ readonly balance: number }>('balance', { launch: id })
    const { body: refused } = await stage.roll(id, { stake: 100_000, request: 'request-3' })
    expect(refused.round.code).toBe(body.balance < 100_000 ? 'NOT_ENOUGH_MONEY' : '')
    stage.state.now += 24 * 60 * 60_000 + 1
    for (const work of stage.state.waiting.splice(0)) work()
    expect((await stage.page('open', { launch: id })).body).toEqual({ error: 'LAUNCH_UNKNOWN' })
  })
})

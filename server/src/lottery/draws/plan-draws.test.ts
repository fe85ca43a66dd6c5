import { join } from 'node:path'
import { commitmentHash, type Commitment } from '@foyer/draw-check/commitment'
import { readSigned } from '@foyer/draw-check/signed'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLotteryStage, drawId, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { planDraws } from './plan-draws.ts'

let stage: LotteryStage
beforeEach(async () => {
  stage = await createLotteryStage()
})
afterEach(() => stage.close())

const answer = async (id: string) => valueOf(await stage.client().call('lottery.draw', { id }))

test('three draws of a lottery are planned, each on sale from the end of the one before', async () => {
  const times = await Promise.all([5, 10, 15].map(async minute => (await answer(drawId('fixed', minute))).draw))
  expect(times.map(({ state, opensAt, closesAt, drawsAt }) => [state, opensAt, closesAt, drawsAt])).toEqual([
    ['open', '2026-01-01T00:00:00.000Z', '2026-01-01T00:04:40.000Z', '2026-01-01T00:05:00.000Z'],
    ['scheduled', '2026-01-01T00:04:40.000Z', '2026-01-01T00:09:40.000Z', '2026-01-01T00:10:00.000Z'],
    ['scheduled', '2026-01-01T00:09:40.000Z', '2026-01-01T00:14:40.000Z', '2026-01-01T00:15:00.000Z'],
  ])
  expect(await stage.client().call('lottery.draw', { id: drawId('fixed', 20) })).toMatchObject({ errorCode: 'lottery.draw.unknown' })
})

test('what is promised is signed, and stands in every receipt', async () => {
  const { key } = valueOf(await stage.client().call('lottery.list', {}))
  const { commitment, tiers } = await answer(drawId('fixed'))
  const signed = readSigned(commitment)
  if (typeof signed === 'string') throw new Error(signed)
  expect(signed.key).toBe(key)
  const body = signed.body as unknown as Commitment
  expect(body).toMatchObject({ merchant: 'alpha', draw: drawId('fixed'), rules: { tiers }, beacon: null })
  const player = await stage.player('player')
  const { tickets } = valueOf(await player.buy(drawId('fixed'), [{ numbers: ['1', '2'] }]))
  const { receipt } = valueOf(await player.client.call('lottery.ticket', { number: tickets[0]?.number ?? 0 }))
  expect(JSON.parse(receipt)).toMatchObject({ body: { commitment: commitmentHash(body) } })
})

test('planned again, by whomever, nothing changes; other rules hold for draws that are planned after them', async () => {
  const before = await stage.everyRow()
  const { system } = stage
  const [alpha, lottery] = [system.merchants.byCode('alpha'), system.merchants.byCode('alpha')?.content.lotteries?.lotteries[0]]
  if (!alpha || !lottery) throw new Error('there is no lottery')
  const dearer = { ...lottery, rules: { ...lottery.rules, price: 700 } }
  await Promise.all([planDraws(system)(alpha, dearer), planDraws(system)(alpha, dearer)])
  expect(await stage.everyRow()).toEqual(before)
  stage.clock.advance(301)
  await planDraws(system)(alpha, dearer)
  expect((await answer(drawId('fixed', 15))).price).toBe(100)
  expect((await answer(drawId('fixed', 20))).price).toBe(700)
})

test('times of day are those of the merchant’s zone', async () => {
  const { system } = stage
  const daily = {
    ...JSON.parse(JSON.stringify({ code: 'daily', vendor: 'LOTT', name: 'Daily', times: ['20:30', '12:30'], price: 1 })),
    pick: { numbers: 1, of: 9, prizes: [{ match: 1, factor: 5 }] },
  } as object
  await writeFolder(join(system.merchantsDirectory, 'alpha'), { 'content/lotteries.json': { lotteries: [daily] } })
  await system.merchants.reload()
  stage.clock.advance(60)
  await stage.runDue()
  const [lottery] = valueOf(await stage.client().call('lottery.list', {})).lotteries
  // Manila is eight hours ahead: 12:30 there.
  expect(lottery?.next).toMatchObject({ id: 'daily-20260101-0430', drawsAt: '2026-01-01T04:30:00.000Z' })
})

import { expect } from 'vitest'
import { playTest as test } from '#games/testing/play-stage.ts'
import { valueOf } from '#testing/test-app.ts'

test('what was paid in, taken out and is still here stands in plain sums', async ({ ann }) => {
  await ann.deposit(50_000)
  await ann.bet(30_000)
  await ann.wallet.hold(ann.name('out'), 12_000)
  await ann.wallet.payOut(ann.name('paid'), ann.name('out'))
  await ann.wallet.hold(ann.name('wait'), 1_000)
  expect((await ann.overview()).own.position).toEqual({ paidIn: 50_000, takenOut: 12_000, here: 8_000 })
})

test('visitors and guests see what is offered and who helps, and can set nothing', async ({ stage }) => {
  const visitor = stage.client()
  expect(valueOf(await visitor.call('safePlay.overview', {}))).toEqual({
    currency: 'PHP',
    decimals: 2,
    timeZone: 'Asia/Manila',
    helplines: [{ name: 'Alpha Help', phone: '1553' }],
    rules: {
      coolingHours: 24,
      waitForPeriodEnd: false,
      periods: ['day', 'week', 'month'],
      required: [],
      breaks: [24, 168],
      exclusions: [6],
      returnHours: 24,
      realityMinutes: 30,
      roundMs: 5_000,
    },
    own: null,
  })
})

test('limits and pauses are one merchant’s and one member’s', async ({ ann, stage }) => {
  const other = await stage.player('beta')
  await ann.set('deposit', 'day', 0)
  await ann.client.call('safePlay.exclude', { months: null })
  expect(await other.limits()).toEqual([])
  await other.wallet.deposit(other.name('free'), 1_000)
  const another = await stage.player()
  await another.deposit(1_000)
})

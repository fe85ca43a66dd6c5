import { describe, expect } from 'vitest'
import { playTest as test, REACHED } from '#games/testing/play-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { setLimit as setLimitOf } from './limits.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

// Proves money-15.
describe('a limit on deposits', () => {
  test('holds from the moment it is set, and counts what was paid in before in its period', async ({ ann }) => {
    await ann.deposit(3_000)
    expect(valueOf(await ann.set('deposit', 'day', 5_000))).toEqual({ isAtOnce: true })
    expect(await ann.limits()).toEqual([
      { kind: 'deposit', period: 'day', most: 5_000, used: 3_000, endsAt: '2026-01-01T16:00:00.000Z', raise: null },
    ])
    await expect(ann.deposit(2_001)).rejects.toEqual(REACHED)
    await ann.deposit(2_000)
    await expect(ann.deposit(1)).rejects.toEqual(REACHED)
    expect(await ann.limits()).toMatchObject([{ used: 5_000 }])
  })

  test('is of all that is paid in, whatever is taken out', async ({ ann }) => {
    await ann.set('deposit', 'day', 5_000)
    await ann.deposit(5_000)
    await ann.wallet.hold(ann.name('out'), 5_000)
    await ann.wallet.payOut(ann.name('paid'), ann.name('out'))
    await expect(ann.deposit(1)).rejects.toEqual(REACHED)
  })

  test('begins anew at midnight of the merchant’s time zone, and the tightest of several decides', async ({ ann, stage }) => {
    await ann.set('deposit', 'day', 5_000)
    await ann.set('deposit', 'week', 8_000)
    await ann.deposit(5_000)
    await expect(ann.deposit(1)).rejects.toEqual(REACHED)
    // 23:59:59 in Manila, then midnight.
    const untilMidnight = (Date.parse('2026-01-01T16:00:00Z') - stage.system.clock().getTime()) / 1000
    await ann.later(untilMidnight - 1)
    await expect(ann.deposit(1)).rejects.toEqual(REACHED)
    await ann.later(1)
    await ann.deposit(3_000)
    await expect(ann.deposit(1)).rejects.toEqual(REACHED)
    // On Monday.
    await ann.later(3 * DAY)
    await ann.deposit(5_000)
  })

  test('a deposit that is asked for again answers what it answered, even at the limit', async ({ ann }) => {
    await ann.set('deposit', 'day', 1_000)
    await ann.wallet.deposit(ann.name('same'), 1_000)
    expect(await ann.wallet.deposit(ann.name('same'), 1_000)).toMatchObject({ isReplay: true })
    expect(await ann.limits()).toMatchObject([{ used: 1_000 }])
  })

  test('of nothing keeps every deposit out', async ({ ann }) => {
    await ann.set('deposit', 'month', 0)
    await expect(ann.deposit(1)).rejects.toEqual(REACHED)
  })
})

// Proves money-15.
describe('limits on games', () => {
  test('a stake limit counts bets, not what they win; one that is rolled back was not staked', async ({ ann }) => {
    await ann.deposit(10_000)
    await ann.bet(1_000)
    await ann.set('stake', 'day', 3_000)
    expect(await ann.limits()).toMatchObject([{ used: 1_000 }])
    const last = await ann.bet(2_000)
    await expect(ann.bet(1)).rejects.toEqual(REACHED)
    await ann.wallet.rollback(ann.next(), last)
    expect(await ann.limits()).toMatchObject([{ used: 1_000 }])
    await ann.wallet.win(ann.next(), await ann.bet(2_000), 5_000)
    await expect(ann.bet(1)).rejects.toEqual(REACHED)
  })

  test('a loss limit counts what bets lose after what they win, and a bet must fit even if it loses', async ({ ann }) => {
    await ann.deposit(10_000)
    await ann.wallet.win(ann.next(), await ann.bet(1_000), 400)
    await ann.set('loss', 'week', 2_000)
    expect(await ann.limits()).toMatchObject([{ used: 600 }])
    await expect(ann.bet(1_401)).rejects.toEqual(REACHED)
    const last = await ann.bet(1_400)
    await expect(ann.bet(1)).rejects.toEqual(REACHED)
    // Wins are never refused.
    await ann.wallet.win(ann.next(), last, 3_000)
    expect(await ann.limits()).toMatchObject([{ used: -1_000 }])
    await ann.bet(3_000)
  })

  test('a bet of another period that is rolled back gives nothing back to this one', async ({ ann }) => {
    await ann.deposit(10_000)
    await ann.set('stake', 'day', 3_000)
    const yesterday = await ann.bet(2_000)
    await ann.later(DAY)
    await ann.bet(1_500)
    await ann.wallet.rollback(ann.next(), yesterday)
    expect(await ann.limits()).toMatchObject([{ used: 1_500 }])
  })

  test('a win lowers the loss of the period in which it comes, though its bet was made before', async ({ ann }) => {
    await ann.deposit(10_000)
    const early = await ann.bet(1_000)
    await ann.set('loss', 'day', 2_000)
    await ann.later(DAY)
    await ann.bet(2_000)
    await expect(ann.bet(1)).rejects.toEqual(REACHED)
    await ann.wallet.win(ann.next(), early, 300)
    expect(await ann.limits()).toMatchObject([{ used: 1_700 }])
  })

  test('deposits do not count, nor do limits on games keep deposits out', async ({ ann }) => {
    await ann.set('stake', 'day', 0)
    await ann.set('loss', 'day', 0)
    await ann.deposit(10_000)
    expect(await ann.limits()).toMatchObject([
      { kind: 'loss', used: 0 },
      { kind: 'stake', used: 0 },
    ])
    await expect(ann.bet(1)).rejects.toEqual(REACHED)
  })

  test('time is limited in minutes, and a game that goes on uses it up', async ({ ann, stage }) => {
    await ann.deposit(1_000)
    await ann.set('time', 'day', 2)
    const beat = async () => valueOf(await ann.client.call('safePlay.playClock', {}))
    expect(await beat()).toMatchObject({ check: null, mayPlay: true })
    for (const mayPlay of [true, false]) {
      stage.system.clock.advance(60)
      expect(await beat()).toMatchObject({ mayPlay })
    }
    expect(await ann.limits()).toMatchObject([{ kind: 'time', most: 2, used: 2 }])
    await expect(ann.bet(1)).rejects.toEqual(REACHED)
    await ann.later(DAY)
    await ann.bet(1)
  })
})

// Proves money-16.
describe('changing a limit', () => {
  const place = { kind: 'deposit', period: 'day' } as const

  test('lowering holds at once', async ({ ann }) => {
    await ann.set('deposit', 'day', 5_000)
    expect(valueOf(await ann.set('deposit', 'day', 4_000))).toEqual({ isAtOnce: true })
    await expect(ann.deposit(4_001)).rejects.toEqual(REACHED)
  })

  test('raising waits 24 hours by this policy and holds only when it is confirmed then', async ({ ann, stage }) => {
    await ann.set('deposit', 'day', 1_000)
    expect(valueOf(await ann.set('deposit', 'day', 9_000))).toEqual({ isAtOnce: false })
    const now = stage.system.clock().getTime()
    const raise = {
      to: 9_000,
      from: new Date(now + 86_400_000).toISOString(),
      until: new Date(now + 8 * 86_400_000).toISOString(),
      mayConfirm: false,
    }
    expect(await ann.limits()).toMatchObject([{ most: 1_000, raise }])
    expect(await ann.client.call('safePlay.confirmRaise', place)).toMatchObject({ errorCode: 'limit.raise.waiting' })
    await ann.later(DAY - 1)
    expect(await ann.client.call('safePlay.confirmRaise', place)).toMatchObject({ errorCode: 'limit.raise.waiting' })
    await expect(ann.deposit(1_001)).rejects.toEqual(REACHED)
    await ann.later(1)
    expect(await ann.limits()).toMatchObject([{ most: 1_000, raise: { mayConfirm: true } }])
    // The time alone changes nothing.
    await expect(ann.deposit(1_001)).rejects.toEqual(REACHED)
    valueOf(await ann.client.call('safePlay.confirmRaise', place))
    await ann.deposit(9_000)
    expect(await ann.limits()).toMatchObject([{ most: 9_000, raise: null }])
    expect(await ann.client.call('safePlay.confirmRaise', place)).toMatchObject({ errorCode: 'limit.raise.gone' })
  })

  test('what is not confirmed within seven days falls away', async ({ ann }) => {
    await ann.set('deposit', 'day', 1_000)
    await ann.set('deposit', 'day', 9_000)
    await ann.later(8 * DAY)
    expect(await ann.client.call('safePlay.confirmRaise', place)).toMatchObject({ errorCode: 'limit.raise.gone' })
    expect(await ann.limits()).toMatchObject([{ most: 1_000, raise: null }])
  })

  test('removing is raising: it waits and is confirmed', async ({ ann }) => {
    await ann.set('deposit', 'day', 1_000)
    expect(valueOf(await ann.set('deposit', 'day', null))).toEqual({ isAtOnce: false })
    await expect(ann.deposit(1_001)).rejects.toEqual(REACHED)
    await ann.later(DAY)
    valueOf(await ann.client.call('safePlay.confirmRaise', place))
    expect(await ann.limits()).toEqual([])
    await ann.deposit(1_001)
  })

  test('lowering, or keeping the limit, drops the raise that waits; a new raise waits anew', async ({ ann }) => {
    await ann.set('deposit', 'day', 1_000)
    for (const drop of [() => ann.set('deposit', 'day', 1_000), () => ann.client.call('safePlay.dropRaise', place)]) {
      await ann.set('deposit', 'day', 9_000)
      await drop()
      expect(await ann.limits()).toMatchObject([{ most: 1_000, raise: null }])
    }
    await ann.set('deposit', 'day', 9_000)
    await ann.later(23 * HOUR)
    await ann.set('deposit', 'day', 9_500)
    await ann.later(HOUR)
    expect(await ann.client.call('safePlay.confirmRaise', place)).toMatchObject({ errorCode: 'limit.raise.waiting' })
  })

  test('where no policy says otherwise a raise waits 72 hours and the running month', async ({ ann, stage }) => {
    const { merchant, ...caller } = await ann.withoutPolicy()
    const call = (most: number) => setLimitOf(stage.system)({ kind: 'loss', period: 'month', most }, { ...caller, merchant })
    await call(1_000)
    await call(2_000)
    const [limit] = await ann.limits()
    expect(limit?.raise?.from).toBe(limit?.endsAt)
    await setLimitOf(stage.system)({ kind: 'stake', period: 'day', most: 1_000 }, { ...caller, merchant })
    await setLimitOf(stage.system)({ kind: 'stake', period: 'day', most: 2_000 }, { ...caller, merchant })
    const daily = (await ann.limits()).find(({ kind }) => kind === 'stake')
    expect(Date.parse(daily?.raise?.from ?? '') - stage.system.clock().getTime()).toBe(72 * 3_600_000)
  })

  test.for([-1, 1.5, 9_007_199_254_741])('%s is no limit', async (most, { ann }) => {
    expect(await ann.set('deposit', 'day', most)).toMatchObject({ errorCode: 'request.invalid' })
  })
})

import type { RequestOf } from '@foyer/contract/call'
import type { setLimit } from '@foyer/contract/safe-play/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerOf, createTestApp, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { testWallet } from '#testing/test-wallet.ts'
import { admitDeposit } from './admit-deposit.ts'
import { setLimit as setLimitOf } from './limits.ts'

type Place = Pick<RequestOf<typeof setLimit>, 'kind' | 'period'>

const HOUR = 3_600
const DAY = 24 * HOUR

let wire: TestApp
beforeAll(async () => {
  // A Thursday, 18:00 in Manila.
  wire = await createTestApp({ clock: testClock('2026-01-01T10:00:00Z') })
})
afterAll(() => wire.close())

let members = 0
const player = async (merchant: 'alpha' | 'beta' = 'alpha') => {
  members += 1
  const username = `careful_${members}`
  const client = wire.client(merchant)
  const { token, customerId } = valueOf(await client.call('member.register', registration(username)))
  client.token = token
  const own = members
  const wallet = testWallet(wire.system, customerId, merchant)
  return {
    client,
    memberId: customerId,
    wallet,
    name: (reference: string) => `${reference}-${own}`,
    /** Time passes; the session has ended by then. */
    async later(seconds: number) {
      wire.system.clock.advance(seconds)
      client.token = valueOf(await wire.client(merchant).call('session.login', signIn(username))).token
    },
    set: (kind: Place['kind'], period: Place['period'], most: number | null) => client.call('safePlay.setLimit', { kind, period, most }),
    async overview() {
      const answer = valueOf(await client.call('safePlay.overview', {}))
      if (!answer.own) throw new Error('a member has an own part')
      return { ...answer, own: answer.own }
    },
    async limits() {
      const { own } = await this.overview()
      return own.limits
    },
  }
}
type Player = Awaited<ReturnType<typeof player>>

let ann: Player
let step = 0
const deposit = (amount: number) => {
  step += 1
  return ann.wallet.deposit(ann.name(`in-${step}`), amount)
}
const bet = (amount: number) => {
  step += 1
  const reference = ann.name(`bet-${step}`)
  return ann.wallet.bet(reference, amount).then(() => reference)
}
const follow = () => {
  step += 1
  return ann.name(`after-${step}`)
}
const reached = expect.objectContaining({ code: 'limit.reached' })
const paused = expect.objectContaining({ code: 'play.paused' })

beforeEach(async () => {
  ann = await player()
})

describe('a limit on deposits', () => {
  test('holds from the moment it is set, and counts what was paid in before in its period', async () => {
    await deposit(3_000)
    expect(valueOf(await ann.set('deposit', 'day', 5_000))).toEqual({ isAtOnce: true })
    expect(await ann.limits()).toEqual([
      { kind: 'deposit', period: 'day', most: 5_000, used: 3_000, endsAt: '2026-01-01T16:00:00.000Z', raise: null },
    ])
    await expect(deposit(2_001)).rejects.toEqual(reached)
    await deposit(2_000)
    await expect(deposit(1)).rejects.toEqual(reached)
    expect(await ann.limits()).toMatchObject([{ used: 5_000 }])
  })

  test('is of all that is paid in, whatever is taken out', async () => {
    await ann.set('deposit', 'day', 5_000)
    await deposit(5_000)
    await ann.wallet.hold(ann.name('out'), 5_000)
    await ann.wallet.payOut(ann.name('paid'), ann.name('out'))
    await expect(deposit(1)).rejects.toEqual(reached)
  })

  test('begins anew at midnight of the merchant’s time zone, and the tightest of several decides', async () => {
    await ann.set('deposit', 'day', 5_000)
    await ann.set('deposit', 'week', 8_000)
    await deposit(5_000)
    await expect(deposit(1)).rejects.toEqual(reached)
    // 23:59:59 in Manila, then midnight.
    const untilMidnight = (Date.parse('2026-01-01T16:00:00Z') - wire.system.clock().getTime()) / 1000
    await ann.later(untilMidnight - 1)
    await expect(deposit(1)).rejects.toEqual(reached)
    await ann.later(1)
    await deposit(3_000)
    await expect(deposit(1)).rejects.toEqual(reached)
    // On Monday.
    await ann.later(3 * DAY)
    await deposit(5_000)
  })

  test('a deposit that is asked for again answers what it answered, even at the limit', async () => {
    await ann.set('deposit', 'day', 1_000)
    await ann.wallet.deposit(ann.name('same'), 1_000)
    expect(await ann.wallet.deposit(ann.name('same'), 1_000)).toMatchObject({ isReplay: true })
    expect(await ann.limits()).toMatchObject([{ used: 1_000 }])
  })

  test('of nothing keeps every deposit out', async () => {
    await ann.set('deposit', 'month', 0)
    await expect(deposit(1)).rejects.toEqual(reached)
  })
})

describe('limits on games', () => {
  test('a stake limit counts bets, not what they win; one that is rolled back was not staked', async () => {
    await deposit(10_000)
    await bet(1_000)
    await ann.set('stake', 'day', 3_000)
    expect(await ann.limits()).toMatchObject([{ used: 1_000 }])
    const last = await bet(2_000)
    await expect(bet(1)).rejects.toEqual(reached)
    await ann.wallet.rollback(follow(), last)
    expect(await ann.limits()).toMatchObject([{ used: 1_000 }])
    await ann.wallet.win(follow(), await bet(2_000), 5_000)
    await expect(bet(1)).rejects.toEqual(reached)
  })

  test('a loss limit counts what bets lose after what they win, and a bet must fit even if it loses', async () => {
    await deposit(10_000)
    await ann.wallet.win(follow(), await bet(1_000), 400)
    await ann.set('loss', 'week', 2_000)
    expect(await ann.limits()).toMatchObject([{ used: 600 }])
    await expect(bet(1_401)).rejects.toEqual(reached)
    const last = await bet(1_400)
    await expect(bet(1)).rejects.toEqual(reached)
    // Wins are never refused.
    await ann.wallet.win(follow(), last, 3_000)
    expect(await ann.limits()).toMatchObject([{ used: -1_000 }])
    await bet(3_000)
  })

  test('a bet of another period that is rolled back gives nothing back to this one', async () => {
    await deposit(10_000)
    await ann.set('stake', 'day', 3_000)
    const yesterday = await bet(2_000)
    await ann.later(DAY)
    await bet(1_500)
    await ann.wallet.rollback(follow(), yesterday)
    expect(await ann.limits()).toMatchObject([{ used: 1_500 }])
  })

  test('deposits do not count, nor do limits on games keep deposits out', async () => {
    await ann.set('stake', 'day', 0)
    await ann.set('loss', 'day', 0)
    await deposit(10_000)
    expect(await ann.limits()).toMatchObject([
      { kind: 'loss', used: 0 },
      { kind: 'stake', used: 0 },
    ])
    await expect(bet(1)).rejects.toEqual(reached)
  })
})

describe('changing a limit', () => {
  const place = { kind: 'deposit', period: 'day' } as const

  test('lowering holds at once', async () => {
    await ann.set('deposit', 'day', 5_000)
    expect(valueOf(await ann.set('deposit', 'day', 4_000))).toEqual({ isAtOnce: true })
    await expect(deposit(4_001)).rejects.toEqual(reached)
  })

  test('raising waits 24 hours by this policy and holds only when it is confirmed then', async () => {
    await ann.set('deposit', 'day', 1_000)
    expect(valueOf(await ann.set('deposit', 'day', 9_000))).toEqual({ isAtOnce: false })
    const now = wire.system.clock().getTime()
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
    await expect(deposit(1_001)).rejects.toEqual(reached)
    await ann.later(1)
    expect(await ann.limits()).toMatchObject([{ most: 1_000, raise: { mayConfirm: true } }])
    // The time alone changes nothing.
    await expect(deposit(1_001)).rejects.toEqual(reached)
    valueOf(await ann.client.call('safePlay.confirmRaise', place))
    await deposit(9_000)
    expect(await ann.limits()).toMatchObject([{ most: 9_000, raise: null }])
    expect(await ann.client.call('safePlay.confirmRaise', place)).toMatchObject({ errorCode: 'limit.raise.gone' })
  })

  test('what is not confirmed within seven days falls away', async () => {
    await ann.set('deposit', 'day', 1_000)
    await ann.set('deposit', 'day', 9_000)
    await ann.later(8 * DAY)
    expect(await ann.client.call('safePlay.confirmRaise', place)).toMatchObject({ errorCode: 'limit.raise.gone' })
    expect(await ann.limits()).toMatchObject([{ most: 1_000, raise: null }])
  })

  test('removing is raising: it waits and is confirmed', async () => {
    await ann.set('deposit', 'day', 1_000)
    expect(valueOf(await ann.set('deposit', 'day', null))).toEqual({ isAtOnce: false })
    await expect(deposit(1_001)).rejects.toEqual(reached)
    await ann.later(DAY)
    valueOf(await ann.client.call('safePlay.confirmRaise', place))
    expect(await ann.limits()).toEqual([])
    await deposit(1_001)
  })

  test('lowering, or keeping the limit, drops the raise that waits; a new raise waits anew', async () => {
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

  test('where no policy says otherwise a raise waits 72 hours and the running month', async () => {
    const { merchant, ...caller } = await strictCaller(ann)
    const ask = (most: number) => setLimitOf(wire.system)({ kind: 'loss', period: 'month', most }, { ...caller, merchant })
    await ask(1_000)
    await ask(2_000)
    const [limit] = await ann.limits()
    expect(limit?.raise?.from).toBe(limit?.endsAt)
    await setLimitOf(wire.system)({ kind: 'stake', period: 'day', most: 1_000 }, { ...caller, merchant })
    await setLimitOf(wire.system)({ kind: 'stake', period: 'day', most: 2_000 }, { ...caller, merchant })
    const daily = (await ann.limits()).find(({ kind }) => kind === 'stake')
    expect(Date.parse(daily?.raise?.from ?? '') - wire.system.clock().getTime()).toBe(72 * 3_600_000)
  })

  test('time is limited in minutes, and a game that goes on uses it up', async () => {
    await deposit(1_000)
    await ann.set('time', 'day', 2)
    const beat = async () => valueOf(await ann.client.call('safePlay.playClock', {}))
    expect(await beat()).toEqual({ check: null, mayPlay: true })
    for (const mayPlay of [true, false]) {
      wire.system.clock.advance(60)
      expect(await beat()).toMatchObject({ mayPlay })
    }
    expect(await ann.limits()).toMatchObject([{ kind: 'time', most: 2, used: 2 }])
    await expect(bet(1)).rejects.toEqual(reached)
    await ann.later(DAY)
    await bet(1)
  })

  test.each([-1, 1.5, 9_007_199_254_741])('%s is no limit', async most => {
    expect(await ann.set('deposit', 'day', most)).toMatchObject({ errorCode: 'request.invalid' })
  })
})

/** Ann as the caller of a service, at a merchant that has no policy. */
const strictCaller = async ({ memberId }: Player) => {
  const merchant = wire.system.merchants.byCode('alpha')
  const member = await wire.system.stores.members.byId('alpha', memberId)
  if (!merchant || !member) throw new Error('The test merchants are missing.')
  const { safePlay: _, ...content } = merchant.content
  return {
    ...callerOf(wire),
    merchant: { ...merchant, content },
    session: { tokenHash: 'hash', member, deviceId: null, firstTimeLogin: false, confirmedAt: null },
  }
}

describe('a deposit is refused before a payment provider is asked', () => {
  const admit = async (amount: number, open: number, strict = false) => {
    const caller = await strictCaller(ann)
    const own = wire.system.merchants.byCode('alpha')
    const merchant = strict || !own ? caller.merchant : own
    return await wire.system.inUnit(unit => admitDeposit(unit, { ...caller, merchant }, { amount, open, now: wire.system.clock() }))
  }

  test('beyond a limit, with what is under way', async () => {
    await ann.set('deposit', 'day', 1_000)
    await deposit(300)
    await admit(300, 400)
    await expect(admit(301, 400)).rejects.toEqual(reached)
  })

  test('during a break', async () => {
    await ann.client.call('safePlay.takeBreak', { hours: 24 })
    await expect(admit(1, 0)).rejects.toEqual(paused)
  })

  test('while limits that the policy asks for are missing: without a policy, on deposits, losses and time', async () => {
    for (const kind of ['deposit', 'loss', 'time'] as const) {
      await expect(admit(1, 0, true)).rejects.toMatchObject({ code: 'limit.required' })
      await ann.set(kind, 'week', 1_000)
    }
    await admit(1, 0, true)
    await admit(1, 0)
  })
})

describe('a break', () => {
  test('keeps deposits and bets out until it ends by itself; wins, withdrawals and signing in go on', async () => {
    await deposit(1_000)
    const open = await bet(100)
    valueOf(await ann.client.call('safePlay.takeBreak', { hours: 24 }))
    const now = wire.system.clock().getTime()
    const end = new Date(now + 86_400_000).toISOString()
    expect((await ann.overview()).own.pause).toEqual({
      kind: 'break',
      since: new Date(now).toISOString(),
      until: end,
      endsAt: end,
      mayReturn: false,
    })
    await expect(deposit(1)).rejects.toEqual(paused)
    await expect(bet(1)).rejects.toEqual(paused)
    await ann.wallet.win(follow(), open, 300)
    await ann.wallet.hold(ann.name('out'), 500)
    await ann.wallet.payOut(ann.name('paid'), ann.name('out'))
    await ann.later(DAY - 1)
    await expect(bet(1)).rejects.toEqual(paused)
    await ann.later(1)
    await bet(1)
    await deposit(1)
    expect((await ann.overview()).own.pause).toBeNull()
  })

  test('can be made longer, never shorter; a self-exclusion can take its place, not it that of a self-exclusion', async () => {
    const shorter = { errorCode: 'play.pause.shorter' }
    valueOf(await ann.client.call('safePlay.takeBreak', { hours: 168 }))
    expect(await ann.client.call('safePlay.takeBreak', { hours: 24 })).toMatchObject(shorter)
    valueOf(await ann.client.call('safePlay.takeBreak', { hours: 168 }))
    valueOf(await ann.client.call('safePlay.exclude', { months: 6 }))
    expect(await ann.client.call('safePlay.takeBreak', { hours: 168 })).toMatchObject(shorter)
    valueOf(await ann.client.call('safePlay.exclude', { months: null }))
    expect(await ann.client.call('safePlay.exclude', { months: 6 })).toMatchObject(shorter)
  })

  test('is one that the policy offers', async () => {
    expect(await ann.client.call('safePlay.takeBreak', { hours: 25 })).toMatchObject({ errorCode: 'request.invalid' })
    expect(await ann.client.call('safePlay.exclude', { months: 7 })).toMatchObject({ errorCode: 'request.invalid' })
  })
})

describe('a self-exclusion', () => {
  test('does not end by itself: after its time the member asks to come back and waits a day by this policy', async () => {
    await deposit(1_000)
    valueOf(await ann.client.call('safePlay.exclude', { months: 6 }))
    expect((await ann.overview()).own.pause).toMatchObject({ kind: 'exclusion', endsAt: null, mayReturn: false })
    expect(await ann.client.call('safePlay.comeBack', {})).toMatchObject({ errorCode: 'play.paused' })
    await ann.later(190 * DAY)
    await expect(bet(1)).rejects.toEqual(paused)
    expect((await ann.overview()).own.pause).toMatchObject({ mayReturn: true })
    valueOf(await ann.client.call('safePlay.comeBack', {}))
    await ann.later(DAY - 1)
    await expect(bet(1)).rejects.toEqual(paused)
    await ann.later(1)
    await bet(1)
  })

  test('leaves the member’s money, history and way out alone', async () => {
    await deposit(1_000)
    const open = await bet(400)
    valueOf(await ann.client.call('safePlay.exclude', { months: null }))
    await ann.wallet.rollback(follow(), open)
    await ann.wallet.hold(ann.name('out'), 600)
    await ann.wallet.giveBack(ann.name('back'), ann.name('out'))
    await ann.wallet.hold(ann.name('again'), 1_000)
    await ann.wallet.payOut(ann.name('paid'), ann.name('again'))
    await ann.later(400 * DAY)
    expect(valueOf(await ann.client.call('wallet.statement', {})).lines).toHaveLength(6)
    await expect(deposit(1)).rejects.toEqual(paused)
    expect(await ann.client.call('safePlay.comeBack', {})).toMatchObject({ errorCode: 'play.paused' })
  })
})

test('what was paid in, taken out and is still here stands in plain sums', async () => {
  await deposit(50_000)
  await bet(30_000)
  await ann.wallet.hold(ann.name('out'), 12_000)
  await ann.wallet.payOut(ann.name('paid'), ann.name('out'))
  await ann.wallet.hold(ann.name('wait'), 1_000)
  expect((await ann.overview()).own.position).toEqual({ paidIn: 50_000, takenOut: 12_000, here: 8_000 })
})

test('a reality check comes after 30 minutes of play, tells time and result, and comes again after 30 more', async () => {
  await deposit(10_000)
  const play = async (minutes: number) => {
    let last: unknown
    for (let minute = 0; minute < minutes; minute += 1) {
      wire.system.clock.advance(60)
      last = valueOf(await ann.client.call('safePlay.playClock', {})).check
    }
    return last
  }
  expect(await play(1)).toBeNull()
  await ann.wallet.win(follow(), await bet(3_000), 1_000)
  expect(await play(29)).toBeNull()
  const due = { minutes: 30, staked: 3_000, won: 1_000, currency: 'PHP', decimals: 2 }
  expect(await play(1)).toEqual(due)
  expect(await play(1)).toEqual({ ...due, minutes: 31 })
  valueOf(await ann.client.call('safePlay.acknowledgeCheck', {}))
  expect(await play(29)).toBeNull()
  expect(await play(1)).toMatchObject({ minutes: 61 })
  // After more than five minutes without play a new sitting begins.
  await ann.later(301)
  expect(await play(1)).toBeNull()
})

test('visitors and guests see what is offered and who helps, and can set nothing', async () => {
  const visitor = wire.client()
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
    },
    own: null,
  })
})

test('limits and pauses are one merchant’s and one member’s', async () => {
  const other = await player('beta')
  await ann.set('deposit', 'day', 0)
  await ann.client.call('safePlay.exclude', { months: null })
  expect(await other.limits()).toEqual([])
  await other.wallet.deposit(other.name('free'), 1_000)
  ann = await player()
  await deposit(1_000)
})

import { describe, expect } from 'vitest'
import { PAUSED, playTest as test } from '#games/testing/play-stage.ts'
import { valueOf } from '#testing/test-app.ts'

const DAY = 86_400

// Proves money-19.
describe('a break', () => {
  // Proves money-21.
  test('keeps deposits and bets out until it ends by itself; wins, withdrawals and signing in go on', async ({ ann, stage }) => {
    await ann.deposit(1_000)
    const open = await ann.bet(100)
    valueOf(await ann.client.call('safePlay.takeBreak', { hours: 24 }))
    const now = stage.system.clock().getTime()
    const end = new Date(now + 86_400_000).toISOString()
    expect((await ann.overview()).own.pause).toEqual({
      kind: 'break',
      since: new Date(now).toISOString(),
      until: end,
      endsAt: end,
      mayReturn: false,
    })
    const pauseOf = async () => valueOf(await ann.client.call('member.info', {})).pause
    expect(await pauseOf()).toEqual((await ann.overview()).own.pause)
    await expect(ann.deposit(1)).rejects.toEqual(PAUSED)
    await expect(ann.bet(1)).rejects.toEqual(PAUSED)
    await ann.wallet.win(ann.next(), open, 300)
    await ann.wallet.hold(ann.name('out'), 500)
    await ann.wallet.payOut(ann.name('paid'), ann.name('out'))
    await ann.later(DAY - 1)
    await expect(ann.bet(1)).rejects.toEqual(PAUSED)
    await ann.later(1)
    await ann.bet(1)
    await ann.deposit(1)
    expect((await ann.overview()).own.pause).toBeNull()
    expect(await pauseOf()).toBeNull()
  })

  test('can be made longer, never shorter; a self-exclusion can take its place, not it that of a self-exclusion', async ({ ann }) => {
    const shorter = { errorCode: 'play.pause.shorter' }
    valueOf(await ann.client.call('safePlay.takeBreak', { hours: 168 }))
    expect(await ann.client.call('safePlay.takeBreak', { hours: 24 })).toMatchObject(shorter)
    valueOf(await ann.client.call('safePlay.takeBreak', { hours: 168 }))
    valueOf(await ann.client.call('safePlay.exclude', { months: 6 }))
    expect(await ann.client.call('safePlay.takeBreak', { hours: 168 })).toMatchObject(shorter)
    valueOf(await ann.client.call('safePlay.exclude', { months: null }))
    expect(await ann.client.call('safePlay.exclude', { months: 6 })).toMatchObject(shorter)
  })

  test('is one that the policy offers', async ({ ann }) => {
    expect(await ann.client.call('safePlay.takeBreak', { hours: 25 })).toMatchObject({ errorCode: 'request.invalid' })
    expect(await ann.client.call('safePlay.exclude', { months: 7 })).toMatchObject({ errorCode: 'request.invalid' })
  })
})

// Proves money-19.
describe('a self-exclusion', () => {
  test('does not end by itself: after its time the member asks to come back and waits a day by this policy', async ({ ann }) => {
    await ann.deposit(1_000)
    valueOf(await ann.client.call('safePlay.exclude', { months: 6 }))
    expect((await ann.overview()).own.pause).toMatchObject({ kind: 'exclusion', endsAt: null, mayReturn: false })
    expect(await ann.client.call('safePlay.comeBack', {})).toMatchObject({ errorCode: 'play.paused' })
    await ann.later(190 * DAY)
    await expect(ann.bet(1)).rejects.toEqual(PAUSED)
    expect((await ann.overview()).own.pause).toMatchObject({ mayReturn: true })
    valueOf(await ann.client.call('safePlay.comeBack', {}))
    await ann.later(DAY - 1)
    await expect(ann.bet(1)).rejects.toEqual(PAUSED)
    await ann.later(1)
    await ann.bet(1)
  })

  test('leaves the member’s money, history and way out alone', async ({ ann }) => {
    await ann.deposit(1_000)
    const open = await ann.bet(400)
    valueOf(await ann.client.call('safePlay.exclude', { months: null }))
    await ann.wallet.rollback(ann.next(), open)
    await ann.wallet.hold(ann.name('out'), 600)
    await ann.wallet.giveBack(ann.name('back'), ann.name('out'))
    await ann.wallet.hold(ann.name('again'), 1_000)
    await ann.wallet.payOut(ann.name('paid'), ann.name('again'))
    await ann.later(400 * DAY)
    expect(valueOf(await ann.client.call('wallet.statement', {})).lines).toHaveLength(6)
    await expect(ann.deposit(1)).rejects.toEqual(PAUSED)
    expect(await ann.client.call('safePlay.comeBack', {})).toMatchObject({ errorCode: 'play.paused' })
  })
})

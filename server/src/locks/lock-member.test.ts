import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Owner } from '#kernel/owner-of.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { registered, signIn, valueOf } from '#testing/test-app.ts'
import { lockMember, unlockMember, type NewLock } from './lock-member.ts'

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

const NEVER = null
const lock = (owner: Owner, scopes: NewLock['scopes'], until: Date | null = NEVER) =>
  stage.system.inUnit(unit => lockMember(stage.system)(unit, owner, { scopes, reason: 'three accounts on one device', until, by: 'ida' }))
const unlock = (owner: Owner, scopes: NewLock['scopes']) =>
  stage.system.inUnit(unit => unlockMember(stage.system)(unit, owner, { scopes, reason: 'cleared', by: 'vera' }))
const after = (seconds: number) => new Date(stage.system.clock().getTime() + seconds * 1000)

const player = async (username: string) => {
  const { client, id: memberId } = await stage.member(username)
  const wallet = testWallet(stage.system, memberId)
  await wallet.deposit(`start-${username}`, 10_000)
  await wallet.earnPoints(`points-${username}`, 100)
  await wallet.bet(`before-${username}`, 100)
  const owner = { merchant: 'alpha', memberId }
  /** What each movement is refused with; `moved` where it is not. */
  const tries = async (name: string) => {
    const outcome = async (movement: Promise<unknown>) =>
      await movement.then(
        () => 'moved',
        (error: unknown) => (error as { readonly code: string }).code,
      )
    return {
      bet: await outcome(wallet.bet(`bet-${name}`, 100)),
      points: await outcome(wallet.spendPoints(`spend-${name}`, 1)),
      deposit: await outcome(wallet.deposit(`deposit-${name}`, 100)),
      hold: await outcome(wallet.hold(`hold-${name}`, 100)),
    }
  }
  return { client, owner, wallet, tries, username }
}

const FREE = { bet: 'moved', points: 'moved', deposit: 'moved', hold: 'moved' }

describe('a lock is enforced in the statement of the money', () => {
  // Proves money-26.
  test.each([
    ['bets', { bet: 'bets.locked', points: 'bets.locked' }],
    ['deposit', { deposit: 'deposit.locked' }],
    ['withdrawal', { hold: 'withdrawal.locked' }],
    ['sign-in', {}],
  ] as const)('%s: nothing else is locked with it', async (scope, refused) => {
    const { owner, tries } = await player(`scope_${scope.replace('-', '_')}`)
    await lock(owner, [scope])
    expect(await tries(`locked-${scope}`)).toEqual({ ...FREE, ...refused })
    await unlock(owner, [scope])
    expect(await tries(`free-${scope}`)).toEqual(FREE)
  })

  // Proves money-26.
  test('what is a member’s own is never kept: wins, rollbacks and what was held come back', async () => {
    const { owner, wallet } = await player('winner')
    await wallet.hold('held-before', 500)
    await wallet.bet('to-roll-back', 100)
    await lock(owner, ['bets', 'deposit', 'withdrawal'])
    await wallet.win('late-win', 'before-winner', 900)
    await wallet.rollback('late-rollback', 'to-roll-back')
    expect((await wallet.giveBack('late-return', 'held-before')).balance).toBe(10_000 - 100 + 900)
  })

  // Proves money-26.
  test('a lock with an end is over then, to the second', async () => {
    const { owner, wallet } = await player('patient')
    await lock(owner, ['bets'], after(3_600))
    stage.system.clock.advance(3_599)
    await expect(wallet.bet('a-second-early', 100)).rejects.toMatchObject({ code: 'bets.locked' })
    stage.system.clock.advance(1)
    await wallet.bet('in-time', 100)
  })

  // Proves money-26.
  test('locking a scope again replaces reason and end, and lifting it leaves no other one', async () => {
    const { owner, tries } = await player('twice')
    await lock(owner, ['bets'])
    await lock(owner, ['bets', 'deposit'], after(60))
    const open = (await stage.system.stores.locks.ofMember(owner)).filter(({ liftedAt }) => liftedAt === null)
    expect(open.map(({ scope, until }) => [scope, until])).toEqual([
      ['deposit', after(60)],
      ['bets', after(60)],
    ])
    expect((await unlock(owner, ['bets', 'deposit'])).map(({ scope }) => scope).toSorted()).toEqual(['bets', 'deposit'])
    expect(await tries('after-twice')).toEqual(FREE)
    expect((await stage.system.stores.locks.ofMember(owner)).map(({ liftedBy, liftedReason }) => [liftedBy, liftedReason])).toEqual([
      ['vera', 'cleared'],
      ['vera', 'cleared'],
      ['ida', 'replaced'],
    ])
  })
})

describe('calls', () => {
  const form = (key: string) => ({ key: `locked-${key}-000000`, channel: 'instant', amount: '500', currency: 'PHP' })

  // Proves money-26.
  test('a deposit is refused before a provider is asked, with words that say whom to ask', async () => {
    const { client, owner } = await player('depositor')
    await lock(owner, ['deposit'])
    const before = stage.gateway.requests.length
    expect(await client.call('payments.createDeposit', form('one'))).toMatchObject({
      status: 403,
      errorCode: 'deposit.locked',
      message: 'Deposits to your account are locked. Customer service can tell you more.',
    })
    expect(stage.gateway.requests.length).toBe(before)
  })

  // Proves money-26.
  test('a deposit whose money arrives meanwhile goes back to its payer', async () => {
    const { client, owner } = await player('crossing')
    const { id } = valueOf(await client.call('payments.createDeposit', form('two')))
    await lock(owner, ['deposit'])
    await stage.report({ reference: id, amount: '505.00' })
    expect(await stage.system.stores.payments.byId('alpha', id)).toMatchObject({ state: 'declined', reason: 'deposit.locked' })
  })

  // Proves money-26.
  test('a game is not started', async () => {
    const { client, owner } = await player('launcher')
    await lock(owner, ['bets'])
    const game = stage.system.merchants.byCode('alpha')?.content.games?.[0]
    expect(await client.call('games.launchGame', { gameCode: game?.code ?? '' })).toMatchObject({ errorCode: 'bets.locked' })
  })
})

describe('sign-in', () => {
  // Proves money-26.
  test('is refused to whoever has the password, and to nobody else does the lock show', async () => {
    const { owner, username } = await player('stopped')
    await lock(owner, ['sign-in'])
    const stranger = stage.client()
    expect(await stranger.call('session.login', signIn(username, { password: 'wrong' }))).toMatchObject({ errorCode: 'login.cred.err' })
    expect(await stranger.call('session.login', signIn(username))).toMatchObject({
      status: 403,
      errorCode: 'account.locked',
      message: 'This account is locked. Customer service can tell you more.',
    })
    await unlock(owner, ['sign-in'])
    expect(await stranger.call('session.login', signIn(username))).toMatchObject({ success: true })
  })

  // Proves money-26.
  test('every session ends at once, and no saved login opens another', async () => {
    const { client, customerId: memberId } = await registered(stage, 'saved_login')
    const { rememberToken = '' } = valueOf(await stage.client().call('session.login', signIn('saved_login', { remember: true })))
    await lock({ merchant: 'alpha', memberId }, ['sign-in'])
    expect(await client.call('wallet.balance', {})).toMatchObject({ status: 401 })
    expect(await stage.client().call('session.login', { type: 'username', username: 'saved_login', rememberToken })).toMatchObject({
      errorCode: 'account.locked',
    })
    expect(await stage.system.stores.sessions.ofMember('alpha', memberId)).toEqual([])
  })

  // Proves money-26.
  test('a lock with an end opens by itself', async () => {
    const { owner, username } = await player('for_a_while')
    await lock(owner, ['sign-in'], after(60))
    stage.system.clock.advance(59)
    expect(await stage.client().call('session.login', signIn(username))).toMatchObject({ errorCode: 'account.locked' })
    stage.system.clock.advance(1)
    expect(await stage.client().call('session.login', signIn(username))).toMatchObject({ success: true })
  })
})

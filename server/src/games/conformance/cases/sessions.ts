import { expectThat } from '#games/conformance/expect-that.ts'
import { is, isSame } from '#games/conformance/expectations.ts'
import type { Case } from './case.ts'

export const sessions: readonly Case[] = [
  {
    name: 'a session tells player, currency and balance',
    async run(stage) {
      expectThat(stage.units(stage.opened.balance) >= 0, 'the session tells no balance')
      expectThat((await stage.money()) >= 1_000, 'the player has less than 1,000 of the smallest unit')
    },
  },
  {
    name: 'a token opens one session',
    async run(stage, { tokens }) {
      is(await stage.call('session', { token: tokens[0] }), 'SESSION_EXPIRED', 'the token once more')
      is(await stage.call('session', { token: 'nobody-was-given-this' }), 'SESSION_EXPIRED', 'a made-up token')
    },
  },
  {
    name: 'a session that there is not bets nothing and is told nothing',
    async run(stage) {
      is((await stage.bet({ session: 'nobody-has-this-session' })).reply, 'SESSION_EXPIRED', 'a bet')
      is(await stage.call('balance', { session: 'nobody-has-this-session' }), 'SESSION_EXPIRED', 'the balance')
    },
  },
]

/** It ends the session, so it is tried last. */
export const deadSession: Case = {
  name: 'a dead session stops bets alone: wins, rollbacks and repetitions go on',
  async run(stage, { endSession }) {
    const [won, back] = [await stage.bet({ amount: 10 }), await stage.bet({ amount: 10 })]
    await endSession?.()
    is((await stage.bet()).reply, 'SESSION_EXPIRED', 'a new bet')
    isSame((await stage.bet({ ...won, amount: 10 })).reply, won.reply, 'a bet that comes again')
    is(await stage.win(won, { amount: 10, closes: true }), 'OK', 'a win')
    is(await stage.rollback(back), 'OK', 'a rollback')
  },
}

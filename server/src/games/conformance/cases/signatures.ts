import { expectThat } from '#games/conformance/expect-that.ts'
import { is, isRefused, moves } from '#games/conformance/expectations.ts'
import type { Case } from './case.ts'

export const signatures: readonly Case[] = [
  {
    name: 'what is not signed by the vendor is refused and moves nothing',
    async run(stage) {
      const forged = { key: 'a-key-that-somebody-guessed' }
      const wrong = {
        forged,
        'another key id': { keyId: 'no-such-key' },
        'another account': { account: 'somebody-else' },
        'no signature': { signature: '' },
      }
      for (const [how, sending] of Object.entries(wrong)) isRefused((await moves(stage, 0, () => stage.bet({}, sending))).reply, 401, how)
      isRefused((await moves(stage, 0, () => stage.bet({}, { signedAs: 'balance' }))).reply, 401, 'signed for another call')
      const body = { session: stage.session, transaction: stage.newId(), round: stage.newId(), game: stage.game, currency: stage.currency }
      const tampered = JSON.stringify({ ...body, amount: stage.write(20) })
      const changed = () => stage.call('bet', { ...body, amount: stage.write(10) }, { tampered })
      isRefused(await moves(stage, 0, changed), 401, 'changed after it was signed')
    },
  },
  {
    name: 'every answer is signed for the request that it answers',
    async run(stage) {
      const bet = await stage.bet()
      const rolledBack = await stage.rollback(bet)
      const answers = {
        'a bet': bet.reply,
        'a rollback': rolledBack,
        'a refusal': (await stage.bet({ amount: stage.write(0) })).reply,
        'what is not of the form': await stage.call('bet', 'no JSON'),
      }
      for (const [what, { isSigned }] of Object.entries(answers)) expectThat(isSigned, `the answer to ${what} is not signed`)
    },
  },
  {
    name: 'a clock may differ by five minutes and no more',
    async run(stage) {
      // A few seconds may pass until a request is looked at.
      for (const late of [280, -280]) {
        const bet = await stage.bet({}, { late })
        is(bet.reply, 'OK', `a time that differs by ${late} s`)
        await stage.rollback(bet)
      }
      for (const late of [320, -320]) isRefused((await moves(stage, 0, () => stage.bet({}, { late }))).reply, 401, `a time that differs by ${late} s`)
    },
  },
  {
    name: 'what is not of the form is refused',
    async run(stage) {
      isRefused(await stage.call('bet', 'no JSON'), 400, 'no JSON')
      isRefused(await stage.call('bet', { session: stage.session }), 400, 'a bet without most of its fields')
      isRefused(await stage.call('win', { transaction: stage.newId(), bet: 7 }), 400, 'a number in place of an id')
    },
  },
]

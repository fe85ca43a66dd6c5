import { expectThat } from '#games/conformance/expect-that.ts'
import { is, isSame, moves } from '#games/conformance/expectations.ts'
import type { Case } from './case.ts'
import { withMoney } from './with-money.ts'

export const bets: readonly Case[] = [
  {
    name: 'a bet takes its amount, and answers the balance after it',
    async run(stage) {
      const before = await stage.money()
      const bet = await moves(stage, -10, () => stage.bet({ amount: 10 }))
      is(bet.reply, 'OK', 'the bet')
      expectThat(stage.units(bet.reply.balance) === before - 10, `the balance told after the bet is ${bet.reply.balance ?? ''}`)
      await stage.rollback(bet)
    },
  },
  {
    name: 'the same bet again answers the same and moves nothing',
    async run(stage) {
      const bet = await stage.bet()
      // Another one between them, so that the balance of now is not that of then.
      const other = await stage.bet()
      isSame((await moves(stage, 0, () => stage.bet(bet))).reply, bet.reply, 'the bet again')
      await stage.rollback(bet)
      await stage.rollback(other)
    },
  },
  {
    name: 'a bet with the same id and another amount or round is refused',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      is((await moves(stage, 0, () => stage.bet({ ...bet, amount: 20 }))).reply, 'DUPLICATE_TRANSACTION', 'another amount')
      is((await moves(stage, 0, () => stage.bet({ ...bet, round: stage.newId() }))).reply, 'DUPLICATE_TRANSACTION', 'another round')
      await stage.rollback(bet)
    },
  },
  {
    name: 'a bet beyond the money is refused with the balance, the whole money is not',
    async run(stage) {
      const money = await stage.money()
      const over = await moves(stage, 0, () => stage.bet({ amount: money + 1 }))
      is(over.reply, 'NOT_ENOUGH_MONEY', 'one unit too much')
      expectThat(stage.units(over.reply.balance) === money, 'the refusal tells another balance')
      const whole = await stage.bet({ amount: money })
      is(whole.reply, 'OK', 'the whole money')
      await stage.rollback(whole)
    },
  },
  {
    name: 'a bet that comes again when the money is gone answers as before',
    async run(stage) {
      const bet = await stage.bet()
      await withMoney(stage, 0, async () => isSame((await stage.bet(bet)).reply, bet.reply, 'the bet again'))
      await stage.rollback(bet)
    },
  },
  {
    name: 'amounts that are none are refused',
    async run(stage) {
      const whole = stage.write(10)
      const tooFine = whole.includes('.') ? `${whole}5` : `${whole}.5`
      for (const amount of [stage.write(0), `-${stage.write(10)}`, '1e2', tooFine, '', '99999999999999999999'])
        is((await moves(stage, 0, () => stage.bet({ amount }))).reply, 'AMOUNT_INVALID', `the amount "${amount}"`)
    },
  },
  {
    name: 'another currency or game is refused',
    async run(stage) {
      const currency = stage.currency === 'XTS' ? 'XXX' : 'XTS'
      is((await moves(stage, 0, () => stage.bet({ currency }))).reply, 'CURRENCY_MISMATCH', 'another currency')
      is((await moves(stage, 0, () => stage.bet({ game: 'a-game-there-is-not' }))).reply, 'GAME_UNKNOWN', 'another game')
      const bet = await stage.bet()
      const again = await moves(stage, 0, () => stage.bet({ ...bet, game: 'a-game-there-is-not' }))
      is(again.reply, 'DUPLICATE_TRANSACTION', 'a bet that was taken, again with another game')
      isSame((await moves(stage, 0, () => stage.bet(bet))).reply, bet.reply, 'the same bet again')
      await stage.rollback(bet)
    },
  },
]

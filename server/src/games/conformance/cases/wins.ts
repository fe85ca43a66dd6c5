import { is, isSame, moves } from '#games/conformance/expectations.ts'
import type { Case } from './case.ts'

export const wins: readonly Case[] = [
  {
    name: 'a win pays, the same again pays nothing, another amount is refused',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      const transaction = stage.newId()
      const win = await moves(stage, 7, () => stage.win(bet, { transaction, amount: 7 }))
      is(win, 'OK', 'the win')
      isSame(await moves(stage, 0, () => stage.win(bet, { transaction, amount: 7 })), win, 'the win again')
      is(await moves(stage, 0, () => stage.win(bet, { transaction, amount: 8 })), 'DUPLICATE_TRANSACTION', 'the win with another amount')
      await stage.win(bet, { amount: 3, closes: true })
    },
  },
  {
    name: 'a bet may win several times, and late: also when the round is closed',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      is(await moves(stage, 3, () => stage.win(bet, { amount: 3 })), 'OK', 'the first win')
      is(await moves(stage, 0, () => stage.win(bet, { amount: 0, closes: true })), 'OK', 'a win of 0 that closes')
      is(await moves(stage, 7, () => stage.win(bet, { amount: 7 })), 'OK', 'a win after the round was closed')
    },
  },
  {
    name: 'a closed round takes no further bet',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      const second = await stage.bet({ amount: 10, round: bet.round })
      is(second.reply, 'OK', 'a second bet in the open round')
      await stage.rollback(second)
      await stage.win(bet, { amount: 10, closes: true })
      is((await moves(stage, 0, () => stage.bet({ round: bet.round }))).reply, 'ROUND_CLOSED', 'a bet in the closed round')
    },
  },
  {
    name: 'nobody wins without a bet of their own',
    async run(stage) {
      const nothing = { transaction: stage.newId(), round: stage.newId() }
      is(await moves(stage, 0, () => stage.win(nothing, { amount: 10 })), 'BET_UNKNOWN', 'a win without a bet')
      const bet = await stage.bet()
      is(await moves(stage, 0, () => stage.win(bet, { amount: 10, player: 'somebody-else' })), 'BET_UNKNOWN', 'a win for another player')
      await stage.rollback(bet)
    },
  },
]

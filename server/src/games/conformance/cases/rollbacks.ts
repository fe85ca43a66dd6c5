import { is, isSame, moves } from '#games/conformance/expectations.ts'
import type { Case } from './case.ts'

export const rollbacks: readonly Case[] = [
  {
    name: 'a rollback gives the bet back, once',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      const transaction = stage.newId()
      const back = await moves(stage, 10, () => stage.rollback(bet, { transaction }))
      is(back, 'OK', 'the rollback')
      isSame(await moves(stage, 0, () => stage.rollback(bet, { transaction })), back, 'the rollback again')
      is(await moves(stage, 0, () => stage.rollback(bet)), 'BET_ALREADY_CLOSED', 'a second rollback of the bet')
    },
  },
  {
    name: 'a rollback that comes before its bet bars it',
    async run(stage) {
      const bet = { transaction: stage.newId(), round: stage.newId() }
      const transaction = stage.newId()
      is(await moves(stage, 0, () => stage.rollback(bet, { transaction })), 'OK', 'the early rollback')
      is((await moves(stage, 0, () => stage.bet(bet))).reply, 'BET_ALREADY_CLOSED', 'the late bet')
      is(await moves(stage, 0, () => stage.rollback(bet, { transaction })), 'OK', 'the early rollback again')
    },
  },
  {
    name: 'a bet that has won is not rolled back, one that was rolled back does not win',
    async run(stage) {
      const won = await stage.bet({ amount: 10 })
      await stage.win(won, { amount: 10, closes: true })
      is(await moves(stage, 0, () => stage.rollback(won)), 'BET_ALREADY_CLOSED', 'the rollback of a bet that has won')
      const back = await stage.bet()
      await stage.rollback(back)
      is(await moves(stage, 0, () => stage.win(back, { amount: 10 })), 'BET_ALREADY_CLOSED', 'the win of a bet that was rolled back')
    },
  },
  {
    name: 'a bet that comes again after its rollback answers as before and takes nothing',
    async run(stage) {
      const bet = await stage.bet()
      await stage.rollback(bet)
      isSame((await moves(stage, 0, () => stage.bet(bet))).reply, bet.reply, 'the bet again')
    },
  },
]

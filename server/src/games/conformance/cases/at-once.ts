import { expectThat } from '#games/conformance/expect-that.ts'
import { is, moves } from '#games/conformance/expectations.ts'
import type { Case } from './case.ts'
import { withMoney } from './with-money.ts'

const all = <Result>(count: number, one: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

export const atOnce: readonly Case[] = [
  {
    name: 'of 50 bets at once on money for ten, ten are taken',
    async run(stage) {
      await withMoney(stage, 100, async () => {
        const placed = await all(50, () => stage.bet({ amount: 10 }))
        const taken = placed.filter(({ reply }) => reply.status === 'OK')
        for (const bet of taken) await stage.rollback(bet)
        expectThat(taken.length === 10, `${taken.length} were taken`)
        expectThat(
          placed.every(({ reply }) => ['OK', 'NOT_ENOUGH_MONEY'].includes(reply.status)),
          'others were answered otherwise',
        )
      })
    },
  },
  {
    name: 'one bet 20 times at once is taken once',
    async run(stage) {
      const bet = { transaction: stage.newId(), round: stage.newId(), amount: 10 }
      const placed = await moves(stage, -10, () => all(20, () => stage.bet(bet)))
      for (const { reply } of placed) is(reply, 'OK', 'each of them')
      await stage.rollback(bet)
    },
  },
  {
    name: 'one win 20 times at once is paid once',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      const transaction = stage.newId()
      for (const win of await moves(stage, 10, () => all(20, () => stage.win(bet, { transaction, amount: 10, closes: true }))))
        is(win, 'OK', 'each of them')
    },
  },
  {
    name: 'a bet and its rollback at once come to nothing, in whatever order',
    async run(stage) {
      await moves(stage, 0, () =>
        all(10, async () => {
          const bet = { transaction: stage.newId(), round: stage.newId() }
          const [, back] = await Promise.all([stage.bet(bet), stage.rollback(bet)])
          is(back, 'OK', 'the rollback')
        }),
      )
    },
  },
]

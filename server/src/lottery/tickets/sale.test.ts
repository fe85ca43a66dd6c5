import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { createLotteryStage, drawId, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { createWallet } from '#money/wallet.ts'

// What the database itself asks of a sale (functions/sale.sql).

let stage: LotteryStage
beforeEach(async () => {
  stage = await createLotteryStage()
})
afterEach(() => stage.close())

// Proves games-and-lottery-15.
test('a draw that is not open sells nothing, though another merchant has an open one of the same name', async () => {
  const { id: memberId } = await stage.player('buyer', 1_000)
  const { stores, merchants, clock } = stage.system
  const merchant = merchants.byCode('alpha')
  if (!merchant) throw new Error('The test merchants are missing.')
  const draw = drawId('fixed')
  const own = and(eq(lotteryDraws.merchant, 'alpha'), eq(lotteryDraws.id, draw))
  const ticket = { line: 0, play: null, numbers: '01 02', units: 1, price: 100, salt: 'salt' }
  const buy = (reference: string) =>
    createWallet({ clock }).bet(stores, { merchant, memberId, reference, amount: 100, beside: stores.tickets.saleOf(draw, [ticket], []) })
  expect(await buy('open')).toMatchObject({ balance: 900 })
  await stage.database.db.update(lotteryDraws).set({ state: 'void' }).where(own)
  await expect(buy('void')).rejects.toMatchObject({ code: 'lottery.draw.closed' })
})

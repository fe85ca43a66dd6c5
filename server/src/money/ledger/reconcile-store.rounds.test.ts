import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStage } from '#games/conformance/stage.ts'
import { createVendorStage, type VendorStage } from '#games/testing/vendor-stage.ts'
import { faultsAfter } from '#money/testing/ledger-faults.ts'

let stage: VendorStage

/** Rounds in each state, with several bets and wins. */
beforeAll(async () => {
  stage = await createVendorStage()
  const vendor = await createStage({ ...stage.access, tokens: [await stage.launch(await stage.player('roundplayer'))], game: 'v-dice' })
  const won = await vendor.bet({ transaction: 'b1', round: 'won', amount: 100 })
  await vendor.bet({ transaction: 'b2', round: 'won', amount: 30 })
  await vendor.rollback(await vendor.bet({ transaction: 'b3', round: 'won', amount: 5 }), { transaction: 'k3' })
  await vendor.win(won, { transaction: 'w1', amount: 70 })
  await vendor.win(won, { transaction: 'w2', amount: 20, closes: true })
  await vendor.win(await vendor.bet({ transaction: 'b4', round: 'lost' }), { amount: 0, closes: true })
  await vendor.rollback(await vendor.bet({ transaction: 'b5', round: 'back' }))
  await vendor.bet({ transaction: 'b6', round: 'open', amount: 10 })
})
afterAll(() => stage.close())

const found = () => stage.system.stores.reconcile.check('alpha', 'rounds', new Date())
const change = (round: string, to: string) => `update game_rounds set ${to} where merchant = 'alpha' and round = '${round}'`

describe('the check of rounds against the ledger', () => {
  test('finds nothing where each says what was bet and won', async () => {
    expect(await found()).toMatchObject({ checked: 4, faults: 0, examples: [] })
  })

  // Proves games-and-lottery-11.
  test.each<[what: string, damage: string, example: string]>([
    ['another stake', change('won', 'staked = 135'), 'won'],
    ['another win', change('won', 'won = 70'), 'won'],
    ['a win of a lost round', change('lost', 'won = 1'), 'lost'],
    ['a stake of a round that was rolled back', change('back', 'staked = 10'), 'back'],
    ['another member', change('open', `member_id = 'somebody-else'`), 'open'],
    ['a round that was rolled back and has a stake', change('open', `state = 'rolled_back', ended_at = began_at`), 'open'],
    ['a round that is missing', `delete from game_rounds where merchant = 'alpha' and round = 'open'`, 'open'],
    ['a round without a bet', `delete from transfers where merchant = 'alpha' and reference = 'foyer-vendor:b6'`, 'open'],
  ])('finds %s, and names it', async (_what, damage, example) => {
    expect(await faultsAfter(stage.database.db, damage, 'rounds')).toMatchObject({ faults: 1, examples: [example] })
    expect(await found()).toMatchObject({ faults: 0 })
  })
})

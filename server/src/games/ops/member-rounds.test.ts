import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStage } from '#games/conformance/stage.ts'
import { createVendorStage, type Player, type VendorStage } from '#games/testing/vendor-stage.ts'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'

let vendors: VendorStage
let stage: ConsoleStage
let support: Awaited<ReturnType<ConsoleStage['staff']>>
let player: Player
beforeAll(async () => {
  vendors = await createVendorStage()
  stage = await consoleOn(vendors.system)
  support = await stage.staff('support', { at: 'alpha' })
  player = await vendors.player('frequent')
  const vendor = await createStage({ ...vendors.access, tokens: [await vendors.launch(player, 'dice')], game: 'v-dice' })
  for (let round = 1; round <= ROUNDS; round += 1) {
    vendors.system.clock.advance(1)
    await vendor.bet({ round: `m-${round}`, amount: 10 })
  }
  await vendor.win(await vendor.bet({ round: `m-${ROUNDS}`, amount: 5 }), { amount: 7, closes: true })
})
afterAll(async () => {
  await stage.app.close()
  await vendors.close()
})

/** One more than a page has. */
const ROUNDS = 21

test('staff see the rounds of a member page by page, the latest first, each with its game and sums', async () => {
  const { rounds, next = '' } = opValue(await support.call('members.rounds', { id: player.id }))
  expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: ROUNDS - 1 }, (_, at) => `m-${ROUNDS - at}`))
  expect(rounds[0]).toMatchObject({ provider: 'foyer-vendor', game: 'dice', name: 'Velvet Dice', state: 'closed', staked: 15, won: 7 })
  expect(rounds[1]).toMatchObject({ state: 'open', staked: 10, won: 0, endedAt: null })
  const last = opValue(await support.call('members.rounds', { id: player.id, after: next }))
  expect(last.rounds.map(({ round }) => round)).toEqual(['m-1'])
  expect(last.next).toBeUndefined()
})

test('a round leads to the page of its vendor, which is refused where the vendor does not answer', async () => {
  const replay = async () => await support.call('members.replay', { id: player.id, provider: 'foyer-vendor', round: 'm-1' })
  vendors.answerWith(() =>
    Response.json({
      round: 'm-1',
      game: 'v-dice',
      player: player.id,
      state: 'open',
      staked: '0.10',
      won: '0.00',
      currency: 'PHP',
      beganAt: '2026-01-01T00:00:00Z',
      replayUrl: 'https://play.vendor.test/replay/m-1',
    }),
  )
  expect(opValue(await replay())).toEqual({ replayUrl: 'https://play.vendor.test/replay/m-1' })
  vendors.answerWith(() => {
    throw new Error('unreachable')
  })
  expect(await replay()).toMatchObject({ code: 'act.refused', data: { code: 'game.vendor.down' } })
  vendors.answerWith(undefined)
})

test('a member of another merchant is unknown, and so is the round of another member', async () => {
  const elsewhere = await stage.staff('support', { at: 'beta' })
  expect(await elsewhere.call('members.rounds', { id: player.id }, 'beta')).toMatchObject({ code: 'member.unknown' })
  const other = await vendors.player('seldom')
  const round = { provider: 'foyer-vendor', round: 'm-1' }
  expect(await support.call('members.replay', { id: other.id, ...round })).toMatchObject({ code: 'member.unknown' })
  expect(await elsewhere.call('members.replay', { id: player.id, ...round }, 'beta')).toMatchObject({ code: 'member.unknown' })
  expect(opValue(await support.call('members.rounds', { id: other.id })).rounds).toEqual([])
})

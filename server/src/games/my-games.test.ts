import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createStage } from './conformance/stage.ts'
import { createVendorStage, type Player, type VendorStage } from './testing/vendor-stage.ts'

let stage: VendorStage
beforeAll(async () => {
  stage = await createVendorStage()
})
afterAll(() => stage.close())

const mine = async ({ client }: Player) => valueOf(await client.call('games.mine', {}))
const star = async ({ client }: Player, code: string, favorite = true) => await client.call('games.setFavorite', { code, favorite })

// Proves games-and-lottery-5.
test('a favourite is added once and taken off once, the last added stands first, and others have their own', async () => {
  const player = await stage.player('stargazer')
  expect(await mine(player)).toEqual({ favorites: [], recent: [] })
  for (const code of ['dice', 'paid-only', 'dice']) {
    valueOf(await star(player, code))
    stage.system.clock.advance(1)
  }
  expect((await mine(player)).favorites).toEqual(['paid-only', 'dice'])
  for (const _twice of [1, 2]) valueOf(await star(player, 'paid-only', false))
  expect((await mine(player)).favorites).toEqual(['dice'])
  expect((await mine(await stage.player('stargazer', 0, 'beta'))).favorites).toEqual([])
})

test('only games of the merchant that are open become favourites; one that closes is not shown until it opens again', async () => {
  const player = await stage.player('keeper')
  expect(await star(player, 'no-such-game')).toMatchObject({ success: false, errorCode: 'game.unknown' })
  expect(await star(player, 'shut')).toMatchObject({ success: false, errorCode: 'game.closed' })
  valueOf(await star(player, 'dice'))
  await stage.closeGame(true)
  expect((await mine(player)).favorites).toEqual([])
  valueOf(await star(player, 'dice', false))
  await stage.closeGame(false)
  expect((await mine(player)).favorites).toEqual([])
})

// Proves games-and-lottery-5.
test('what was played last stands first, each game once', async () => {
  const player = await stage.player('returner')
  const play = async (game: string) => {
    const vendor = await createStage({ ...stage.access, tokens: [await stage.launch(player, game)], game: `v-${game}` })
    await vendor.bet({ round: `${game}-${stage.system.clock().getTime()}`, amount: 100 })
    stage.system.clock.advance(60)
  }
  for (const game of ['dice', 'paid-only', 'dice', 'dice']) await play(game)
  expect((await mine(player)).recent).toEqual(['dice', 'paid-only'])
  await play('paid-only')
  expect((await mine(player)).recent).toEqual(['paid-only', 'dice'])
})

test('a visitor has no games of their own', async () => {
  expect(await stage.client().call('games.mine', {})).toMatchObject({ success: false, errorCode: 'customer.not.login' })
})

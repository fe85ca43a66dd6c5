import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createStage } from './conformance/stage.ts'
import { createVendorStage, type Player, type VendorStage } from './testing/vendor-stage.ts'

let stage: VendorStage
beforeAll(async () => {
  stage = await createVendorStage()
})
afterAll(() => stage.close())

const rounds = async ({ client }: Player, after?: string) => valueOf(await client.call('games.rounds', after === undefined ? {} : { after }))
const replay = async ({ client }: Player, round: string, provider = 'foyer-vendor') => await client.call('games.replay', { provider, round })
const at = async (player: Player, game = 'dice') =>
  await createStage({ ...stage.access, tokens: [await stage.launch(player, game)], game: `v-${game}` })

/** What the vendor says of a round. */
const shown = (round: string, more: object = {}) =>
  Response.json({
    round,
    game: 'v-dice',
    player: 'p',
    state: 'closed',
    staked: '1.00',
    won: '0.00',
    currency: 'PHP',
    beganAt: '2026-01-01T00:00:00Z',
    ...more,
  })

// Proves games-and-lottery-7.
test('the latest round stands first, with what was staked, won and given back', async () => {
  const player = await stage.player('rememberer')
  expect(await rounds(player)).toEqual({ rounds: [] })
  const vendor = await at(player)
  const lost = await vendor.bet({ round: 'mr-1', amount: 100 })
  await vendor.win(lost, { amount: 0, closes: true })
  stage.system.clock.advance(60_000)
  const won = await vendor.bet({ round: 'mr-2', amount: 200 })
  await vendor.win(won, { amount: 550, closes: true })
  stage.system.clock.advance(60_000)
  await vendor.rollback(await vendor.bet({ round: 'mr-3', amount: 300 }))
  stage.system.clock.advance(60_000)
  await vendor.bet({ round: 'mr-4', amount: 400 })
  const { rounds: found } = await rounds(player)
  expect(found.map(({ round, state, staked, won: back, endedAt }) => [round, state, staked, back, endedAt !== null])).toEqual([
    ['mr-4', 'open', 400, 0, false],
    ['mr-3', 'rolled_back', 0, 0, true],
    ['mr-2', 'closed', 200, 550, true],
    ['mr-1', 'closed', 100, 0, true],
  ])
  expect(found[0]).toMatchObject({ provider: 'foyer-vendor', game: 'dice' })
})

// Proves games-and-lottery-7.
test('a page has 20 rounds, and the next begins after the last of them', async () => {
  const player = await stage.player('collector')
  const vendor = await at(player)
  for (let number = 0; number < 23; number += 1) {
    await vendor.bet({ round: `page-${number}`, amount: 100 })
    // Some begin in the same moment.
    if (number % 3 === 0) stage.system.clock.advance(1)
  }
  const first = await rounds(player)
  const second = await rounds(player, first.next)
  expect([first.rounds.length, second.rounds.length, second.next]).toEqual([20, 3, undefined])
  expect(new Set([...first.rounds, ...second.rounds].map(({ round }) => round)).size).toBe(23)
})

// Proves games-and-lottery-7.
test('the vendor is asked for a round of the member alone', async () => {
  const player = await stage.player('watcher')
  await (await at(player)).bet({ round: 'seen-1', amount: 100 })
  stage.answerWith(() => shown('seen-1', { replayUrl: 'https://play.vendor.test/replay?round=seen-1' }))
  expect(valueOf(await replay(player, 'seen-1'))).toEqual({ replayUrl: 'https://play.vendor.test/replay?round=seen-1' })
  expect(stage.sent.at(-1)).toMatchObject({ method: 'GET', path: '/api/v1/rounds/seen-1', isSigned: true })

  const request = stage.sent.length
  const others = [await stage.player('stranger'), await stage.player('watcher', 0, 'beta')]
  for (const other of others) {
    expect(await replay(other, 'seen-1')).toMatchObject({ success: false, errorCode: 'game.unknown' })
    expect(await rounds(other)).toEqual({ rounds: [] })
  }
  expect(await replay(player, 'seen-2')).toMatchObject({ success: false, errorCode: 'game.unknown' })
  expect(await replay(player, 'seen-1', 'hub88')).toMatchObject({ success: false, errorCode: 'game.unknown' })
  expect(stage.sent.length).toBe(request)
  stage.answerWith(undefined)
})

// Proves games-and-lottery-7.
test('a vendor without a replay has none; one that is down, or names a page of somebody else, is told as down', async () => {
  const player = await stage.player('asker')
  await (await at(player)).bet({ round: 'dull-1', amount: 100 })
  const answers = [
    [() => shown('dull-1'), { value: { replayUrl: null } }],
    [() => new Response('', { status: 404 }), { value: { replayUrl: null } }],
    [() => shown('dull-1', { replayUrl: 'https://evil.test/replay' }), { errorCode: 'game.vendor.down' }],
    [() => new Response('', { status: 503 }), { errorCode: 'game.vendor.down' }],
  ] as const
  for (const [answer, expected] of answers) {
    stage.answerWith(answer)
    expect(await replay(player, 'dull-1')).toMatchObject(expected)
  }
  stage.answerWith(undefined)
})

// Proves games-and-lottery-7.
test('a member asks for 60 replays in ten minutes', async () => {
  const player = await stage.player('binger')
  await (await at(player)).bet({ round: 'often-1', amount: 100 })
  stage.answerWith(() => shown('often-1'))
  for (let number = 0; number < 60; number += 1) valueOf(await replay(player, 'often-1'))
  expect(await replay(player, 'often-1')).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUEST' })
  stage.answerWith(undefined)
})

test('a visitor has no rounds', async () => {
  expect(await stage.client().call('games.rounds', {})).toMatchObject({ success: false, errorCode: 'customer.not.login' })
})

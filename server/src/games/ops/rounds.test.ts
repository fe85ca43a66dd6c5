import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStage } from '#games/conformance/stage.ts'
import { createVendorStage, type Player, type VendorStage } from '#games/testing/vendor-stage.ts'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'

let vendors: VendorStage
let stage: ConsoleStage
let support: Awaited<ReturnType<ConsoleStage['staff']>>
beforeAll(async () => {
  vendors = await createVendorStage()
  stage = await consoleOn(vendors.system)
  support = await stage.staff('support', { at: 'alpha' })
})
afterAll(async () => {
  await stage.app.close()
  await vendors.close()
})

const at = async (player: Player) => await createStage({ ...vendors.access, tokens: [await vendors.launch(player, 'dice')], game: 'v-dice' })
const found = async (q?: string) => opValue(await support.call('games.rounds', q === undefined ? {} : { q })).rounds.map(({ round }) => round)
const ofRound = (round: string) => ({ provider: 'foyer-vendor', round })

// Proves staff-13.
test('a disputed bet leads to its round, with every movement that its vendor asked for', async () => {
  const player = await vendors.player('disputed')
  const vendor = await at(player)
  const bet = await vendor.bet({ round: 'dr-1', amount: 300 })
  await vendor.win(bet, { amount: 200 })
  await vendor.win(bet, { amount: 0, closes: true })
  const second = await vendor.bet({ round: 'dr-2', amount: 100 })
  await vendor.rollback(second)
  const { movements, member, ...round } = opValue(await support.call('games.round', ofRound('dr-1')))
  expect(round).toMatchObject({ state: 'closed', staked: 300, won: 200, name: 'Velvet Dice', vendor: 'LANTERN' })
  expect(member).toEqual({ id: player.id, username: 'disputed' })
  expect(movements.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['bet', -300, 4_700],
    ['win', 200, 4_900],
  ])
  expect(movements[0]?.transaction).toBe(bet.transaction)
  expect(movements[1]?.follows).toBe(bet.transaction)
  const back = opValue(await support.call('games.round', ofRound('dr-2')))
  expect(back.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', -100],
    ['rollback', 100],
  ])
})

// Proves staff-13.
test('a bet that lost shows the win of nothing that ended it', async () => {
  const vendor = await at(await vendors.player('loser'))
  await vendor.win(await vendor.bet({ round: 'lost-1', amount: 50 }), { amount: 0, closes: true })
  const { movements } = opValue(await support.call('games.round', ofRound('lost-1')))
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', -50],
    ['win', 0],
  ])
})

// Proves staff-13.
test('a round is found by its own name, by a transaction, by the number of a movement and by its member', async () => {
  const vendor = await at(await vendors.player('searched'))
  const bet = await vendor.bet({ round: 'fr-1', amount: 100 })
  await vendor.bet({ round: 'fr-2', amount: 100 })
  const { movements } = opValue(await support.call('games.round', ofRound('fr-1')))
  expect(await found('fr-1')).toEqual(['fr-1'])
  expect(await found(bet.transaction)).toEqual(['fr-1'])
  expect(await found(`foyer-vendor:${bet.transaction}`)).toEqual(['fr-1'])
  expect(await found(`#${movements[0]?.id}`)).toEqual(['fr-1'])
  expect((await found('searched')).toSorted()).toEqual(['fr-1', 'fr-2'])
  expect(await found('nobody-of-us')).toEqual([])
  // Without words: what was played last.
  expect(await found()).toContain('fr-2')
})

// Proves staff-13.
test('another merchant finds nothing of it', async () => {
  const elsewhere = await stage.staff('support', { at: 'beta' })
  expect(opValue(await elsewhere.call('games.rounds', { q: 'fr-1' }, 'beta')).rounds).toEqual([])
  expect(await elsewhere.call('games.round', ofRound('fr-1'), 'beta')).toMatchObject({ success: false, code: 'round.unknown' })
})

// Proves staff-13.
test('what the vendor says stands beside what the ledger has, with its replay', async () => {
  vendors.answerWith(() =>
    Response.json({
      round: 'fr-1',
      game: 'v-dice',
      player: 'p',
      state: 'closed',
      staked: '1.00',
      won: '7.00',
      currency: 'PHP',
      beganAt: '2026-01-01T00:00:00Z',
      replayUrl: 'https://play.vendor.test/replay/fr-1',
    }),
  )
  const { said } = opValue(await support.call('games.replay', ofRound('fr-1')))
  expect(said).toEqual({ state: 'closed', staked: 100, won: 700, replayUrl: 'https://play.vendor.test/replay/fr-1' })
  vendors.answerWith(() => {
    throw new Error('unreachable')
  })
  expect(await support.call('games.replay', ofRound('fr-1'))).toMatchObject({ code: 'act.refused', data: { code: 'game.vendor.down' } })
  vendors.answerWith(undefined)
})

// Proves staff-13.
test('who looked at a round is recorded', async () => {
  const [event] = await vendors.system.stores.staffEvents.list('alpha', { aboutKind: 'round', aboutId: 'dr-1' }, 10)
  expect(event).toMatchObject({ event: 'round.read', personId: support.personId })
})

// Proves staff-16.
test('what is stated of a game stands beside what it returned', async () => {
  await vendors.listGames([vendors.game('dice', { rtp: 97.5 })])
  const { games } = opValue(await support.call('games.returns', {}))
  // Rounds above: 300 and 200, 0 and 0 (taken back), 50 and 0, 100 and 100 without a win.
  expect(games).toEqual([{ game: 'dice', name: 'Velvet Dice', vendor: 'LANTERN', rounds: 5, staked: 550, won: 200, stated: 97.5 }])
})

import { expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { folderOf, testLottery, testMerchantFolder } from '#testing/test-merchants.ts'

const game = { code: 'dice', vendor: 'DRAGON', category: 'RNG', vendorGame: 'dice', name: 'game_dice', image: 'logo.svg', trial: true }
const card = { accountTypeName: 'DRAGON', displayName: 'game_dice' }
const lane = { title: 'lane_slots', gameCategory: 'RNG', cards: [card] }

const parse = (games: readonly object[] | undefined, lanes: readonly object[], lotteries?: readonly object[]) =>
  parseMerchant(
    folderOf('alpha', {
      ...testMerchantFolder('alpha'),
      'content/games.json': games && { games },
      'content/vendors.json': { lanes },
      'content/lotteries.json': lotteries && { lotteries },
    }),
    { secrets: () => undefined, allowDemo: true },
  )
const faultsOf = (...parts: Parameters<typeof parse>) => parse(...parts).faults?.map(faultLine)

// Proves games-and-lottery-1.
test('a card has a game behind it, and a lane counts its games and no others', () => {
  const games = [game, { ...game, code: 'dice-2' }, { ...game, code: 'cards', category: 'PVP' }, { ...game, code: 'keno', vendor: 'OTHER' }]
  const drawn = [testLottery('LOTT'), { ...testLottery('LOTT'), code: 'another' }, testLottery('TCG_SEA')]
  const lottery = { title: 'lane_lottery', gameCategory: 'ELOTT', cards: [{ accountTypeName: 'LOTT', displayName: 'x' }] }
  expect(parse(games, [lane, lottery], drawn).value?.content.vendors.map(({ gameCount }) => gameCount)).toEqual([2, 2])
})

// Proves games-and-lottery-1.
test('closed games are not counted, and a vendor whose games are all closed has no card meanwhile', () => {
  const games = [game, { ...game, code: 'dice-2', closed: true }, { ...game, code: 'keno', vendor: 'OTHER', closed: true }]
  const [first] = parse(games, [{ ...lane, cards: [card, { ...card, accountTypeName: 'OTHER' }] }]).value?.content.vendors ?? []
  expect(first).toMatchObject({ cards: [{ accountTypeName: 'DRAGON' }], gameClassify: { vendors: ['DRAGON'] }, gameCount: 1 })
  expect(first?.cards).toHaveLength(1)
})

// Proves games-and-lottery-1.
test.each<[string, Parameters<typeof parse>, string]>([
  ['a card without a game', [[], [lane]], 'vendors.json /lanes/0/cards/0/accountTypeName: leads to nothing'],
  ['a card where the merchant has no games at all', [undefined, [lane]], 'vendors.json /lanes/0/cards/0/accountTypeName: leads to nothing'],
  ['a card whose games are of another category', [[{ ...game, category: 'PVP' }], [lane]], '/lanes/0/cards/0/accountTypeName: leads to nothing'],
  ['a card of a lottery vendor without a lottery', [[game], [{ ...lane, cards: [{ ...card, accountTypeName: 'LOTT' }] }]], 'leads to nothing'],
  ['a number of games that somebody wrote', [[game], [{ ...lane, gameCount: 99 }]], '/lanes/0/gameCount: is no known setting'],
  ['two games of one code', [[game, game], [lane]], 'games.json /games/1/code: is the code of another game too'],
  ['a game without a name in the first language', [[{ ...game, name: { UR: 'نرد' } }], [lane]], 'games.json /games/0/name/EN: is missing'],
  ['a picture that is not there', [[{ ...game, image: 'gone.svg' }], [lane]], 'games.json /games/0/image: there is no assets/gone.svg'],
])('%s is refused with its place and the reason', (_, parts, fault) => {
  expect(faultsOf(...parts)).toEqual([expect.stringContaining(fault)])
})

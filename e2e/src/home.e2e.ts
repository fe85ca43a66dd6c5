import { expect } from 'vitest'
import { test, textsOf } from './testing/phone.ts'

const { play } = textsOf('EN')

test.for([
  ['demo', 'lane_cards', [play('game_cards'), play('game_poker'), 'TCG']],
  ['demo', 'lane_sports', [play('game_football'), play('game_basketball'), '123BET']],
  ['demo', 'lane_lottery', [play('game_lucky_six'), play('game_bingo'), play('game_mega_lotto')]],
  ['aurora', 'lane_cards', [play('game_poker'), play('game_cards'), 'TCG']],
  ['aurora', 'lane_sports', [play('game_football'), play('game_basketball'), '123BET']],
  ['aurora', 'lane_lottery', [play('game_lucky_six'), play('game_bingo'), play('game_mega_lotto')]],
] as const)(
  'a vendor has one card per lane, under its name and in its place: %s, %s (spec 2 §5, Vendor grouping)',
  async ([merchant, lane, names], { phone }) => {
    const page = await phone.open(merchant, '/m/home', 'EN')
    const cards = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: play(lane), exact: true }) })
      .getByRole('listitem')
    expect(await cards.evaluateAll(items => items.map(item => item.querySelector('button > span:last-child')?.textContent))).toEqual(names)
  },
)

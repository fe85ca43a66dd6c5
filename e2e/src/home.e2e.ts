import { expect } from 'vitest'
import { test, textsOf } from './testing/phone.ts'

const { play } = textsOf('EN')

const SPORTS = [play('game_football'), play('game_basketball'), '123BET']
const LOTTERY = [play('game_lucky_six'), play('game_bingo'), play('game_mega_lotto')]

test.for([
  ['demo', { lane_cards: [play('game_cards'), play('game_poker'), 'TCG'], lane_sports: SPORTS, lane_lottery: LOTTERY }],
  ['aurora', { lane_cards: [play('game_poker'), play('game_cards'), 'TCG'], lane_sports: SPORTS, lane_lottery: LOTTERY }],
] as const)(
  'a vendor has one card per lane, under its name and in its place: %s (spec 2 §5, Vendor grouping)',
  async ([merchant, lanes], { phone }) => {
    const page = await phone.open(merchant, '/m/home', 'EN')
    for (const lane of ['lane_cards', 'lane_sports', 'lane_lottery'] as const) {
      const cards = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: play(lane), exact: true }) })
        .getByRole('listitem')
      expect(await cards.evaluateAll(items => items.map(item => item.querySelector('button > span:last-child')?.textContent))).toEqual(lanes[lane])
    }
  },
)

import { expect, test } from 'vitest'
import { wayBackTo } from './left-game.ts'

test.each([
  ['/m/lottery?code=quick-six&lines=05.12.20x1', 'back_to_lottery'],
  ['/m/launchGame?code=dice', 'back_to_game'],
])('the way back to %s says where it leads', (address, words) => {
  expect(wayBackTo(address)).toBe(words)
})

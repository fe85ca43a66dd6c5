// @vitest-environment happy-dom
import { render } from 'preact'
import { expect, test } from 'vitest'
import { Card } from './card.tsx'

test.each([
  ['face down has its back alone, so that no engine can show an empty front in its place', undefined, 1],
  ['face up has both sides', 7, 2],
] as const)('a card that lies %s', (_, card, sides) => {
  const place = document.createElement('div')
  render(<Card card={card} isStill />, place)
  expect(place.querySelector('span > span')?.children).toHaveLength(sides)
})

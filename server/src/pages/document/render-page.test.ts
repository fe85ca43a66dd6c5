import { expect, test } from 'vitest'
import { pagesToKeep } from './render-page.ts'

const merchant = (languages: number) => ({ languages: Array.from({ length: languages }, () => 'EN' as const) })

test('there is room for every page of every merchant in each language, at listed hosts and at others', () => {
  expect(pagesToKeep([merchant(20), merchant(3)], 10)).toBe(460)
})

test('and never for more than 4,000', () => {
  expect(
    pagesToKeep(
      Array.from({ length: 50 }, () => merchant(20)),
      10,
    ),
  ).toBe(4000)
})

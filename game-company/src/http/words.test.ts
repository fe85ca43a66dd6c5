import { describe, expect, test } from 'vitest'
import { rulesByCode } from '#games/all-rules.ts'
import { LANGUAGES } from '#languages.ts'
import { wordsFor } from './words.ts'

/** What the page itself fills in, when it knows it. */
const LATER = ['amount', 'at_least', 'count', 'factor', 'side']

describe.each([...rulesByCode.keys()])('the words of %s', game => {
  // Proves language-and-country-5.
  test.each(LANGUAGES)('come in %s with every figure of the rules', language => {
    const open = Object.values(wordsFor(language, game)).flatMap(word => [...word.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))
    expect(
      open.filter(name => !LATER.includes(name)),
      'figures that neither `figures.ts` computes nor the page fills in (LATER)',
    ).toEqual([])
  })
})

test.each([...rulesByCode.keys()])('%s says what it is called, how it pays, and how its result follows from the numbers', game => {
  expect(wordsFor('en', game)).toMatchObject(
    Object.fromEntries(['name', 'rules', 'fair'].map(key => [`${game}.${key}`, expect.stringMatching(/./) as string])),
  )
})

test.each([
  ['es', 'crash.rules', '×10.000'],
  ['es', 'crash.fair', '0,97 ÷'],
  ['tr', 'video-poker.rules', '%99,45'],
  ['vi', 'dice.rules', '0,00 đến 99,99'],
  ['en', 'dice.fair', 'from 0 to 9,999.'],
  ['en', 'slots-lanterns.fair', 'from 0 to 31 for each reel'],
  ['en', 'mines.rules', '97% divided by'],
  ['en', 'baccarat.returns', 'Player 98.76%, Banker 98.94%, Tie 95.16%'],
  ['bn', 'slots-lanterns.moons', '2, 10 বা 100'],
  ['ur', 'crash.rules', '⁦×10,000⁩'],
])('figures are written as %s does: %s', (language, key, figure) => {
  expect(wordsFor(language, key.split('.')[0])[key]).toContain(figure)
})

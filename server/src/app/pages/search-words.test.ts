import { expect, test } from 'vitest'
import { testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { pathsWithWords, searchOf } from './search-words.ts'

const words = { title: 'Home', keywords: 'games', description: 'Play here.' }
const LONG = 'This house is one for trying out, and nothing in it is to be paid for with money of your own. '.repeat(4).trim()
const terms = (text: string) => ({ version: '2026-11-01', sections: [{ heading: { EN: 'A demonstration' }, paragraphs: [{ EN: text }] }] })
const merchant = (text: string, search: object = {}) =>
  testMerchant('lumina', { content: testContent({ search: { '/m/home': { EN: words }, ...search }, terms: terms(text) }) })

// Proves search-metadata-5.
test('a document speaks for itself: by its name and its beginning, in whole words', () => {
  expect(searchOf(merchant('Short.'), '/m/terms', 'EN')).toEqual({ title: 'Terms and conditions · The lumina', keywords: '', description: 'Short.' })
  const { description } = searchOf(merchant(LONG), '/m/terms', 'EN')
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/ [a-z]+…$/)
  expect(LONG.startsWith(description.slice(0, -1))).toBe(true)
  expect(pathsWithWords(merchant('Short.'))).toEqual(['/m/home', '/m/terms'])
})

test('the merchant’s own words for it go before; a page without either speaks as home', () => {
  const own = { title: 'Rules', keywords: '', description: 'What holds here.' }
  expect(searchOf(merchant('Short.', { '/m/terms': { EN: own } }), '/m/terms', 'EN')).toEqual(own)
  expect(searchOf(merchant('Short.'), '/m/company', 'EN')).toEqual(words)
})

test('in a language without spaces a long beginning is cut between its letters', () => {
  const { description } = searchOf(merchant('字'.repeat(300)), '/m/terms', 'EN')
  expect(description).toBe(`${'字'.repeat(159)}…`)
})

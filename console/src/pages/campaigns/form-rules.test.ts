import { expect, test } from 'vitest'
import { contentOf, listIn, newDraft, wholeIn, withRule } from './form-rules.ts'

test('lists are typed with commas or blanks; codes are in capitals, tags are not', () => {
  expect(listIn('languages', ' en, ur  en')).toEqual(['EN', 'UR'])
  expect(listIn('ranks', '1; 3 x')).toEqual([1, 3])
  expect(listIn('tags', 'VIP-watch')).toEqual(['vip-watch'])
})

test('a rule that is emptied goes', () => {
  expect(withRule({ unseenFor: 30, tags: ['a'] }, 'tags', [])).toEqual({ unseenFor: 30 })
  expect(withRule({ unseenFor: 30 }, 'unseenFor', undefined)).toEqual({})
})

test('sums are typed in whole units', () => {
  expect(wholeIn('1,250.50', 100)).toBe(125_050)
  expect(wholeIn('', 100)).toBeUndefined()
  expect(wholeIn('-3')).toBeUndefined()
})

test('a language in which nothing is said is left out, and a reward says nothing', () => {
  const words = { EN: { title: 'A', body: 'B' }, UR: { title: ' ', body: '' } }
  expect(contentOf({ ...newDraft, words })).toEqual({ words: { EN: { title: 'A', body: 'B' } }, path: '/m/home' })
  expect(contentOf({ ...newDraft, channel: 'reward', words, points: '25' })).toEqual({ words: {}, path: '/m/home', gift: { points: 25 } })
})

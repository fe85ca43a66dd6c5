import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

const counted = (most: number) => {
  const computed: string[] = []
  const upper = remembered(most, text => {
    computed.push(text)
    return text.toUpperCase()
  })
  return { computed, upper }
}

test('a text that comes again is not computed again', () => {
  const { computed, upper } = counted(2)
  expect([upper('a'), upper('b'), upper('a')]).toEqual(['A', 'B', 'A'])
  expect(computed).toEqual(['a', 'b'])
})

test('where too many texts came, all are forgotten', () => {
  const { computed, upper } = counted(2)
  for (const text of ['a', 'b', 'c', 'a', 'c']) upper(text)
  expect(computed).toEqual(['a', 'b', 'c', 'a'])
})

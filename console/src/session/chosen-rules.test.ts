import { expect, test } from 'vitest'
import { chosenOf } from './chosen-rules.ts'

test('what was chosen stays chosen while it is still a merchant of this person; else all are', () => {
  expect(chosenOf(['lumina', 'aurora'], null)).toEqual(['lumina', 'aurora'])
  expect(chosenOf(['lumina', 'aurora'], 'aurora')).toEqual(['aurora'])
  expect(chosenOf(['lumina', 'aurora'], 'gone')).toEqual(['lumina', 'aurora'])
  expect(chosenOf(['lumina', 'aurora'], 'aurora,lumina')).toEqual(['lumina', 'aurora'])
})

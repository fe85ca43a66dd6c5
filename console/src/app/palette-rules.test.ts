import { expect, test } from 'vitest'
import { fitOf, found, markedParts } from './palette-rules.ts'

test('the beginning of the words fits best, then that of a word, then any place', () => {
  expect(fitOf('Approvals', 'app')).toBe(3)
  expect(fitOf('Invite a person…', 'person')).toBe(2)
  expect(fitOf('tamara_v', 'mara')).toBe(1)
  expect(fitOf('Audit', 'x')).toBe(0)
  expect(fitOf('Audit', ' ')).toBe(1)
})

test('what fits stands in its group, the best first, and what another role may do last', () => {
  const items = [
    { id: '1', group: 'Acts', words: 'Lock the staff', off: 'needs risk' },
    { id: '2', group: 'Acts', words: 'End sessions of staff' },
    { id: '3', group: 'Pages', words: 'Today' },
    { id: '4', group: 'Pages', words: 'Staff', also: 'people roles' },
  ]
  expect(found(items, 'staff').map(({ id }) => id)).toEqual(['2', '1', '4'])
  expect(found(items, 'roles').map(({ id }) => id)).toEqual(['4'])
  expect(found(items, '').map(({ id }) => id)).toEqual(['2', '1', '3', '4'])
})

test('what was typed is marked where it stands', () => {
  expect(markedParts('tamara_v', 'MARA')).toEqual([
    { text: 'ta', isFound: false },
    { text: 'mara', isFound: true },
    { text: '_v', isFound: false },
  ])
  expect(markedParts('Audit', 'x')).toEqual([{ text: 'Audit', isFound: false }])
})

test('marks above letters are passed over, in what is typed and in what is found', () => {
  expect(fitOf('Look at São Paulo alone', 'sao paulo')).toBe(2)
  expect(fitOf('Sao Paulo', 'SÃO')).toBe(3)
  expect(markedParts('São Paulo', 'sao')).toEqual([
    { text: 'São', isFound: true },
    { text: ' Paulo', isFound: false },
  ])
})

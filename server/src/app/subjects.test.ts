import { expect, test } from 'vitest'
import { joined } from './subjects.ts'

test('what two subjects declare by the same name is refused at the start', () => {
  expect(joined('stores', [{ members: 1 }, undefined, { draws: 2 }])).toEqual({ members: 1, draws: 2 })
  expect(() => joined('stores', [{ members: 1 }, { members: 2 }])).toThrow('members of stores is declared by two subjects')
})

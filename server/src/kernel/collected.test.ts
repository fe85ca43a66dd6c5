import { expect, test } from 'vitest'
import { collected, joined } from './collected.ts'

test('what two subjects declare by the same name is refused at the start', () => {
  expect(joined('stores', [{ members: 1 }, undefined, { draws: 2 }])).toEqual({ members: 1, draws: 2 })
  expect(() => joined('stores', [{ members: 1 }, { members: 2 }])).toThrow('members of stores is declared by two subjects')
})

test('what a subject needs of others is collected once for the same list of subjects', () => {
  let times = 0
  const jobKindsIn = collected(subjects => {
    times += 1
    return subjects.flatMap(({ jobKinds }) => Object.keys(jobKinds ?? {}))
  })
  const subjects = [{ jobKinds: {} }]
  expect([jobKindsIn(subjects), jobKindsIn(subjects)]).toEqual([[], []])
  expect(times).toBe(1)
  jobKindsIn([])
  expect(times).toBe(2)
})

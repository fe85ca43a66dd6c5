import { expect, test } from 'vitest'
import { replicaAge } from './replica-age.ts'

const stage = () => {
  const state = { now: 0, primary: '0/0', replica: '0/0' as string | null }
  const age = replicaAge(
    async () => state.primary,
    async () => state.replica,
    () => state.now,
  )
  return { state, age }
}

test('a replica is as old as the last moment whose place it has replayed', async () => {
  const { state, age } = stage()
  expect(age.age()).toBe(Infinity)
  Object.assign(state, { now: 1_000, primary: '0/FFFFFFF0', replica: '0/FFFFFFF0' })
  await age.look()
  expect(age.age()).toBe(0)

  // It stands still, while the primary goes on.
  Object.assign(state, { now: 1_250, primary: '1/00000010' })
  await age.look()
  Object.assign(state, { now: 1_500, primary: '1/00000020' })
  await age.look()
  expect(age.age()).toBe(500)

  // It has replayed what the primary had at 1,250.
  Object.assign(state, { now: 1_600, replica: '1/00000018' })
  await age.look()
  expect(age.age()).toBe(350)
})

test('an idle primary makes no replica old', async () => {
  const { state, age } = stage()
  for (const now of [1_000, 60_000, 600_000]) {
    state.now = now
    await age.look()
    expect(age.age()).toBe(0)
  }
})

test('one that cannot be asked grows old, and one that was made a primary is none any more', async () => {
  const { state, age } = stage()
  await age.look()
  const failing = replicaAge(
    async () => '0/0',
    () => Promise.reject(new Error('gone')),
    () => state.now,
  )
  await expect(failing.look()).rejects.toThrow('gone')
  expect(failing.age()).toBe(Infinity)
  state.now = 2_000
  expect(age.age()).toBe(2_000)
  state.replica = null
  await age.look()
  expect(age.age()).toBe(Infinity)
})

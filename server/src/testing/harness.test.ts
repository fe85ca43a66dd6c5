import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDeps, type TestSystem } from './harness.ts'

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps({ merchants: { alpha: { name: 'Another' } } })
})
afterAll(() => system.close())

it('gives both merchants, with the changes asked for', () => {
  expect(system.merchants.all().map(({ code, file }) => [code, file.name])).toEqual([
    ['alpha', 'Another'],
    ['beta', 'Beta'],
  ])
})

it('stands on a database that answers', async () => {
  await expect(system.ping()).resolves.toBeUndefined()
})

it('lets a test move the clock', () => {
  const before = system.clock().getTime()
  system.clock.advance(90)
  expect(system.clock().getTime() - before).toBe(90_000)
})

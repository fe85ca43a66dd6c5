import { expect, test } from 'vitest'
import { pageAt } from './page-at.ts'

// Proves tracking-8.
test('the page at the root is home, and a path that the server would not take is not named', () => {
  for (const path of ['/', '/m', '/m/']) expect(pageAt(path)).toEqual({ page: '/m/home' })
  expect(pageAt('/m/gameLobby')).toEqual({ page: '/m/gameLobby' })
  expect([pageAt('/m/%E2%82%AC'), pageAt('/elsewhere'), pageAt(`/m/${'a'.repeat(200)}`)]).toEqual([{}, {}, {}])
})

import { expect, test } from 'vitest'
import { createTestApp } from '#testing/test-app.ts'

test('half a request is given up after 30 s: both of Node’s limits say so, since it takes the larger one for the body', async () => {
  const wire = await createTestApp()
  const { headersTimeout, requestTimeout } = wire.app.server
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000])
  await wire.close()
})

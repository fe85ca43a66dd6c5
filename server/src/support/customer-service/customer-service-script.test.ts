import { expect, test } from 'vitest'
import { createTestApp, valueOf } from '#testing/test-app.ts'

const src = 'https://widget.example/chat.js'

// Proves customer-service-and-chat-16, requests-32.
test('the script runs in a frame unless the merchant wrote otherwise; a merchant without one has none', async () => {
  const wire = await createTestApp({
    merchants: { alpha: { customerServiceScript: { src } }, beta: { customerServiceScript: { src, place: 'page' } } },
  })
  const script = async (merchant: 'alpha' | 'beta') => valueOf(await wire.client(merchant).call('system.customerServiceScript', {})).script
  expect(await script('alpha')).toEqual({ src, place: 'frame' })
  expect(await script('beta')).toEqual({ src, place: 'page' })
  await wire.close()

  const without = await createTestApp()
  expect(valueOf(await without.client().call('system.customerServiceScript', {})).script).toBeNull()
  await without.close()
})

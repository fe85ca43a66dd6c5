import { expect, test } from 'vitest'
import { createTextStore } from '#device/storage.ts'
import { createDeviceTrust } from './device-trust.ts'

/** A refused storage falls back to memory, which is enough here. */
const memory = () =>
  createTextStore(() => {
    throw new Error('no storage')
  })
const token = (letter: string) => letter.repeat(43)

// Proves two-factor-17.
test('four members may trust a device, the latest come first (spec 1 §4, A trusted device)', () => {
  const trust = createDeviceTrust(memory())
  expect(trust.fields()).toEqual({})
  for (const letter of ['a', 'b', 'c', 'd', 'e']) trust.keep(token(letter))
  expect(trust.fields()).toEqual({ deviceTrust: ['e', 'd', 'c', 'b'].map(token) })
})

test.each(['no JSON', '{}', '[1, null, "short"]'])('what anybody wrote there instead is not sent: %s', text => {
  const store = memory()
  store.set('SHELL_deviceTrust', text)
  expect(createDeviceTrust(store).fields()).toEqual({})
})

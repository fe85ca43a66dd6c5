import { expect, test } from 'vitest'
import { createTextStore } from '#device/storage.ts'
import { keepForRegistration } from './keep-for-registration.ts'

const YES = { measurement: true, marketing: false }

test('a yes keeps the record for a registration, by a later visit too; a no removes it', () => {
  const store = createTextStore(() => {
    throw new Error('no storage')
  })
  const kept = () => JSON.parse(store.get('SHELL_pixelTrack') ?? 'null') as unknown
  keepForRegistration(YES, { gclid: 'first', fbp: 'fb.1.1700000000000.7' }, store)
  keepForRegistration(YES, { gclid: 'second' }, store)
  expect(kept()).toEqual({ gclid: 'second', fbp: 'fb.1.1700000000000.7' })
  keepForRegistration({ measurement: false, marketing: false }, { gclid: 'third' }, store)
  expect(kept()).toBeNull()
})

import { expect, test } from 'vitest'
import { nativeIdsOf } from './native-ids.ts'

const IDFV = '0a1b2c3d-0000-4000-8000-00000000000f'

// Proves tracking-2.
test('the app’s ids are told, and nothing that breaks its pattern (spec 1 §3, Server-to-server info)', () => {
  expect(nativeIdsOf({ foyerIds: { idfv: IDFV, adid: 'a1', idfa: 'none', gpsAdid: 7, other: 'x' } })).toEqual({ idfv: IDFV, adid: 'a1' })
  expect(nativeIdsOf({ foyerIds: { adid: '<script>' } })).toBeUndefined()
})

test.each([{}, { foyerIds: null }, { foyerIds: 'text' }])('a page without an app around it tells none: %o', page => {
  expect(nativeIdsOf(page)).toBeUndefined()
})

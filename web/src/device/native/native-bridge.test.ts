import { describe, expect, test } from 'vitest'
import { nativeAppOf } from './native-bridge.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'

const APP = `${ANDROID} FoyerApp/2.4.39 (3F2504E0-4F89-11D3-9A0C-0305E82C3301)`

describe('the native app’s mark', () => {
  test('gives version and UUID', () => {
    expect(nativeAppOf(APP)).toEqual({ version: '2.4.39', uuid: '3f2504e0-4f89-11d3-9a0c-0305e82c3301' })
    expect(nativeAppOf(`${ANDROID} FoyerApp/3.0`)).toEqual({ version: '3.0', uuid: undefined })
  })

  test('is not found in other user agents', () => {
    for (const userAgent of [ANDROID, `${ANDROID} NotFoyerApp/1.0`, `${ANDROID} FoyerApp/`, '']) expect(nativeAppOf(userAgent)).toBeNull()
  })
})

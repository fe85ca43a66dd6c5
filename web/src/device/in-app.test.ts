import { describe, expect, test } from 'vitest'
import { isInsideApp } from './in-app.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describe('inside the app (spec 2 §4)', () => {
  const browser = { userAgent: IPHONE, touchPoints: 5, standalone: false }

  test('is the native app, the home screen, or an address that says so', () => {
    expect(isInsideApp(browser, '')).toBe(false)
    expect(isInsideApp({ ...browser, standalone: true }, '')).toBe(true)
    expect(isInsideApp({ ...browser, userAgent: `${IPHONE} FoyerApp/2.4.39` }, '')).toBe(true)
    expect(isInsideApp(browser, '?inApp=1')).toBe(true)
    for (const search of ['?inApp=0', '?inApp=false', '?inApp=']) expect(isInsideApp(browser, search)).toBe(false)
  })
})

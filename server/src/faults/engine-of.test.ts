import { expect, test } from 'vitest'
import { engineOf } from './engine-of.ts'

// Proves navigation-4.
test.each([
  [
    'iOS 16.3',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Mobile/15E148 Safari/604.1',
  ],
  // A browser of another name on iOS is the system's engine.
  ['iOS 15.4', 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/100.0.4896.77 Mobile/15E148'],
  ['Safari 17.4', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'],
  ['Chrome 92', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.159 Mobile Safari/537.36'],
  [
    'Android web view 120',
    'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.43 Mobile Safari/537.36',
  ],
  ['Firefox 153', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'],
  ['other', 'curl/8.5.0 ann@example.com'],
  ['other', ''],
])('%s is named by its engine and version alone', (engine, userAgent) => {
  expect(engineOf(userAgent)).toBe(engine)
})

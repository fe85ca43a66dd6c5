import { expect, test } from 'vitest'
import { isOutdatedBrowser } from './outdated-browser.ts'

const iPhone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
const android = (rest: string) => `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`

// Decision 14: Safari and iOS web views 15.4 and later, Chrome and Android WebView 90 and later
// Proves navigation-2.
test.each([
  ['Safari on iOS 15.4', iPhone('15_4', 'Version/15.4 Mobile/15E148 Safari/604.1'), false],
  ['Safari on iOS 15.3', iPhone('15_3_1', 'Version/15.3 Mobile/15E148 Safari/604.1'), true],
  ['Safari on iOS 9', iPhone('9_3', 'Version/9.0 Mobile/13E230 Safari/601.1'), true],
  ['an in-app web view on iOS 14', iPhone('14_8', 'Mobile/15E148 [FBAN/FBIOS]'), true],
  ['an in-app web view on iOS 18', iPhone('18_1', 'Mobile/15E148 [FBAN/FBIOS]'), false],
  ['Chrome on iOS 16', iPhone('16_0', 'CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1'), false],
  ['Chrome on iOS 14', iPhone('14_0', 'CriOS/100.0.0.0 Mobile/15E148 Safari/604.1'), true],
  ['Chrome 90', android('Chrome/90.0.4430.91 Mobile Safari/537.36'), false],
  ['Chrome 89', android('Chrome/89.0.4389.72 Mobile Safari/537.36'), true],
  ['Android WebView 80', android('Version/4.0 Chrome/80.0.3987.99 Mobile Safari/537.36'), true],
  ['Android WebView 120', android('Version/4.0 Chrome/120.0.6099.43 Mobile Safari/537.36'), false],
  ['the old Android browser', 'Mozilla/5.0 (Linux; U; Android 4.0.3) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30', true],
  ['headless Chrome', android('HeadlessChrome/130.0.0.0 Safari/537.36'), false],
  ['Safari 15.4 on a Mac', mac('Version/15.4 Safari/605.1.15'), false],
  ['Safari 14.1 on a Mac', mac('Version/14.1.2 Safari/605.1.15'), true],
  ['Firefox', 'Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0', false],
  ['Internet Explorer', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['no user agent', '', false],
])('%s', (_name, userAgent, outdated) => {
  expect(isOutdatedBrowser(userAgent)).toBe(outdated)
})

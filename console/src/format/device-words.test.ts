import { expect, test } from 'vitest'
import { deviceOf } from './device-words.ts'

test('a user agent is read as browser and system', () => {
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0')).toBe(
    'Edge, Windows',
  )
  expect(deviceOf('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36')).toBe('Chrome, Android')
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1')).toBe(
    'Safari, iPhone',
  )
  expect(deviceOf('curl/8.5.0')).toBe('curl/8.5.0')
  expect(deviceOf('')).toBe('–')
})

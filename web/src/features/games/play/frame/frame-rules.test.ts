import { expect, test } from 'vitest'
import { frameRules } from './frame-rules.ts'

const OWN = 'https://brand.example'

// Proves games-and-lottery-29.
test('a vendor’s page has the rights of its own origin, and never of ours', () => {
  expect(frameRules('https://vendor.example/play/dice#token', OWN)).toEqual({
    src: 'https://vendor.example/play/dice#token',
    origin: 'https://vendor.example',
    sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin',
  })
})

// Proves games-and-lottery-29.
test('on another port of our own host it has no origin, because cookies know no ports', () => {
  expect(frameRules('https://brand.example:3002/play', OWN)?.sandbox).toBe('allow-scripts allow-forms allow-popups')
})

// Proves games-and-lottery-29.
test.each(['https://brand.example/m/home', '/m/home', 'javascript:alert(1)', 'data:text/html,x', ''])('%s is not shown in a frame', address => {
  expect(frameRules(address, OWN)).toBeUndefined()
})

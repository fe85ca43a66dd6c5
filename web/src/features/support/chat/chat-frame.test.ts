import { expect, test } from 'vitest'
import { isForeign, isGreeting } from './chat-frame.tsx'

const frame = { origin: 'https://chat.example', greeting: 'chatwoot-widget:{"event":"loaded"', messages: [] }
const own = {} as Window
const said = { source: own, origin: 'https://chat.example', data: 'chatwoot-widget:{"event":"loaded","config":{}}' }

// Proves customer-service-and-chat-9.
test.each([
  ['the frame itself, once it listens', said, true],
  ['another window', { ...said, source: {} as Window }, false],
  ['the frame after it went to another site', { ...said, origin: 'https://evil.example' }, false],
  ['something else', { ...said, data: 'chatwoot-widget:{"event":"setBubbleLabel"}' }, false],
  ['no text', { ...said, data: { event: 'loaded' } }, false],
])('a member is named to %s: %#', (_who, event, isHeard) => {
  expect(isGreeting(event, own, frame)).toBe(isHeard)
})

test.each([
  ['https://chat.example/widget', true],
  ['https://brand.example/widget', false],
  ['/m/home', false],
  ['not an address', false],
])('%s in a frame cannot reach our session: %s', (address, is) => {
  expect(isForeign(address, 'https://brand.example')).toBe(is)
})

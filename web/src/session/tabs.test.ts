import { describe, expect, test } from 'vitest'
import { meansSession } from './tabs.ts'

describe('signing out in another tab', () => {
  const session = { id: '7', token: 't', merchantCode: 'demo', userName: 'player', type: 1, firstTimeLogin: true }
  test('concerns this tab if it is the same member of the same merchant', () => {
    expect(meansSession('{"id":"7","merchantCode":"demo","at":1}', session)).toBe(true)
    expect(meansSession('{"id":"8","merchantCode":"demo"}', session)).toBe(false)
    expect(meansSession('{"id":"7","merchantCode":"aurora"}', session)).toBe(false)
    expect(meansSession('{"id":"7","merchantCode":"demo"}', null)).toBe(false)
    for (const broken of [null, '', 'null', '{']) expect(meansSession(broken, session)).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { lineOrigin } from './line-address.ts'

// Spec 2 §3 Domain list entry, §4 Blocked-domain notice, §7 ping, §9.

describe('the address of a line', () => {
  // Proves notices-7.
  test.each([
    ['line1.net', 'http://line1.net'],
    ['line1.net:8080', 'http://line1.net:8080'],
    ['https://line1.net', 'https://line1.net'],
    ['http://line1.net/m/home', 'http://line1.net'],
    ['javascript:alert(1)', undefined],
    ['ftp://line1.net', undefined],
    ['', undefined],
    ['two words', undefined],
  ])('%s: %s (protocol from the entry, otherwise http)', (domainName, origin) => {
    expect(lineOrigin(domainName)).toBe(origin)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { networkOf } from '#kernel/http/network.ts'
import { countsOfNetwork } from './network-counts.ts'

const rule = { name: 'tries', points: 100, seconds: 900, code: 'TOO_MANY_REQUEST' } as const
const keysOf = (ip: string) => countsOfNetwork(rule, networkOf(ip)).map(([{ name, points }, key]) => [name, points, key])

describe('what a network is counted by', () => {
  test('IPv4: its /24, because carriers put many players behind one address', () => {
    expect(keysOf('203.0.113.7')).toEqual([['tries', 100, '203.0.113.0/24']])
    expect(keysOf('::ffff:203.0.113.7')).toEqual(keysOf('203.0.113.200'))
  })

  // Proves sign-in-16.
  test('IPv6: its /56 and, with four times as many, its /48', () => {
    expect(keysOf('2001:db8:7:12ab::1')).toEqual([
      ['tries', 100, '2001:db8:7:1200::/56'],
      ['tries-site', 400, '2001:db8:7::/48'],
    ])
    expect(keysOf('2001:db8:7:12ff::9')).toEqual(keysOf('2001:db8:7:12ab::1'))
  })

  test('nothing of a service is counted by a single /64', () => {
    const rooms = join(import.meta.dirname, '../..')
    const counting = readdirSync(rooms, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter(name => /(?:\[\w+|consume\([^)]*), (?:caller\.)?network\.prefix[\])]/.test(readFileSync(join(rooms, name), 'utf8')))
    expect(counting).toEqual([])
  })
})

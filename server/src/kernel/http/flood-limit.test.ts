import { expect, test } from 'vitest'
import type { Network } from '#kernel/caller.ts'
import { Refusal } from '#kernel/refusal.ts'
import { createFloodLimit } from './flood-limit.ts'
import { networkOf } from './network.ts'

const start = new Date('2026-01-01T00:00:00Z').getTime()

const limitAt = () => {
  let now = start
  const brake = createFloodLimit(() => new Date(now))
  const call = (network: Network, times: number) => {
    for (let time = 0; time < times; time++) brake(network)
  }
  return { call, advance: (ms: number) => (now += ms) }
}

test('a network is stopped at the limit and told when to retry; its neighbours are not', () => {
  const { call, advance } = limitAt()
  const flooding = networkOf('203.0.113.1')
  call(flooding, 3_000)
  advance(2_000)
  expect(() => call(networkOf('203.0.113.200'), 1)).toThrow(new Refusal('TOO_MANY_REQUEST', { retryAfter: 8 }))
  call(networkOf('198.51.100.1'), 1)
})

test('an IPv6 line, a /56 of 256 networks, is counted as one', () => {
  const { call } = limitAt()
  for (let network = 0; network < 256; network++) call(networkOf(`2001:db8:0:a${network.toString(16).padStart(2, '0')}::1`), 11)
  call(networkOf('2001:db8:0:a00::1'), 3_000 - 256 * 11)
  expect(() => call(networkOf('2001:db8:0:aff::1'), 1)).toThrow(new Refusal('TOO_MANY_REQUEST', { retryAfter: 10 }))
  call(networkOf('2001:db8:0:b00::1'), 1)
})

test('the next window starts at zero', () => {
  const { call, advance } = limitAt()
  call(networkOf('203.0.113.1'), 3_000)
  advance(10_000)
  expect(() => call(networkOf('203.0.113.1'), 3_000)).not.toThrow()
})

test('this machine is not limited', () => {
  const { call } = limitAt()
  expect(() => call(networkOf('127.0.0.1'), 3_001)).not.toThrow()
  expect(() => call(networkOf('::1'), 3_001)).not.toThrow()
})

import { expect, test } from 'vitest'
import { identitySubjects } from './identity-subjects.ts'

const at = '2026-01-01T00:00:00.000Z'
const google = { id: '1', channel: 'google', boundAt: at, lastUsedAt: at } as const
const facebook = { id: '2', channel: 'facebook', boundAt: at, lastUsedAt: at } as const

test('each channel that the merchant offers is listed, with the identity bound through it', () => {
  expect(identitySubjects([google], ['phone', 'google'])).toEqual([{ id: null, channel: 'phone' }, google])
})

test('several accounts of one provider are each listed', () => {
  const second = { ...google, id: '3' }
  expect(identitySubjects([google, second], ['google'])).toEqual([google, second])
})

test('a bound identity stays listed if its channel is no longer offered, so that it can be removed', () => {
  expect(identitySubjects([facebook], ['google'])).toEqual([{ id: null, channel: 'google' }, facebook])
})

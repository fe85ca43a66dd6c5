import { expect, test } from 'vitest'
import { appParts } from './app-parts.ts'

const now = new Date('2026-01-01T00:00:00.500Z')
const textOf = (body: string) => Buffer.from(JSON.stringify({ web_push: 8030, notification: { title: 'Lumina', body } }))

test('a message for an app says how long it is of use, and how urgent it is', () => {
  expect(appParts(textOf('Take part'), 60, 'normal', now)).toEqual({
    android: { ttl: '60s', priority: 'NORMAL' },
    apns: {
      headers: { 'apns-expiration': String(Date.UTC(2026, 0, 1, 0, 1) / 1000), 'apns-priority': '5' },
      payload: { aps: { alert: { title: 'Lumina', body: 'Take part' }, sound: 'default' } },
    },
  })
})

test('where data and alert are more than the 4,096 bytes that Apple takes, the alert is the title', () => {
  const alertOf = (body: string) => appParts(textOf(body), 60, 'high', now).apns.payload.aps.alert
  expect(alertOf('ß'.repeat(900))).toEqual({ title: 'Lumina', body: 'ß'.repeat(900) })
  expect(alertOf('ß'.repeat(1_100))).toEqual({ title: 'Lumina' })
})

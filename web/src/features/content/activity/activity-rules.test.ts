import type { Activity } from '@foyer/contract/content/activities/activities-content'
import { expect, test } from 'vitest'
import { activityIn, timeOf, unknownActivity } from './activity-rules.ts'

const nights: Activity = { id: 'nights', title: 'Lantern Nights', image: 'a.svg', alt: 'Lanterns', rules: '<p>Once.</p>' }

// Proves banners-and-shortcuts-8.
test('an activity is open from its first moment until just before its last', () => {
  const period = { from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' }
  const at = (text: string) => timeOf(period, Date.parse(text))
  expect(at('2026-10-31T23:59:59.999Z')).toBe('soon')
  expect(at('2026-11-01T00:00:00.000Z')).toBe('open')
  expect(at('2026-11-30T23:59:59.999Z')).toBe('open')
  expect(at('2026-12-01T00:00:00.000Z')).toBe('over')
  expect(timeOf({}, 0)).toBe('open')
})

// Proves banners-and-shortcuts-7.
test('an activity is found by the id in the address; the warning names one that there is not (spec 2 §5, Activity redirect)', () => {
  expect(activityIn([nights], '?r=7&id=nights')).toBe(nights)
  expect(activityIn([nights], '?id=gone')).toBeNull()
  expect(activityIn([nights], '')).toBeNull()
  expect(unknownActivity('?id=gone')).toBe('There is no activity "gone"')
  expect(unknownActivity('')).toBe('There is no activity null')
})

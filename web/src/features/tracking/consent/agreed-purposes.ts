import type { Choice } from '@foyer/contract/tracking/consent'

type Purposes = Pick<Choice, 'measurement' | 'marketing'>

/**
 * What is ticked after one box was changed. Advertising companies are told of moments that were counted, so advertising without measurement would tell
 * nothing: a yes to it ticks measurement too, where the visitor sees it, and a no to measurement takes advertising with it.
 */
export const purposesAfter = (before: Purposes, change: Partial<Purposes>): Purposes => {
  const { measurement, marketing } = { ...before, ...change }
  return change.marketing === true ? { measurement: true, marketing } : { measurement, marketing: marketing && measurement }
}

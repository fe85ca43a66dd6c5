import { expect, test } from 'vitest'
import { missingLimits } from './missing-limits.ts'

// Proves money-24.
test('a required limit is missing until the member has set one of its kind, for any period', () => {
  const rules = { required: ['deposit', 'loss', 'time'] } as const
  const limit = (kind: 'deposit' | 'loss' | 'stake' | 'time') => ({ kind })
  expect(missingLimits({ required: [...rules.required] }, [])).toEqual(['deposit', 'loss', 'time'])
  expect(missingLimits({ required: [...rules.required] }, [limit('stake'), limit('loss')])).toEqual(['deposit', 'time'])
  expect(missingLimits({ required: [...rules.required] }, [limit('time'), limit('loss'), limit('deposit')])).toEqual([])
  expect(missingLimits({ required: [] }, [])).toEqual([])
})

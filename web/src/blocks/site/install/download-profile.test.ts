import { describe, expect, test } from 'vitest'
import { downloadProfile, OLDER_IOS_MESSAGE } from './download-profile.ts'

describe('the configuration profile (spec 2 §4, §9)', () => {
  const run = (version: number) => {
    const done: string[] = []
    const pending: (() => void)[] = []
    downloadProfile({
      version,
      explainSettings: ms => done.push(`settings ${ms}`),
      explainTips: () => done.push('tips'),
      leaveTo: () => done.push('download'),
      schedule: (work, ms) => pending.push(() => (done.push(`after ${ms}`), work())),
      onReturn: work => pending.push(() => (done.push('return'), work())),
    })
    const first = [...done]
    for (const work of pending) work()
    return { first, all: done }
  }

  // Proves constants-14.
  test('an older iOS shows the way to the settings for 4 s, then downloads', () => {
    expect(OLDER_IOS_MESSAGE).toBe(4_000)
    expect(run(16.07)).toEqual({ first: ['settings 4000'], all: ['settings 4000', 'after 4000', 'download'] })
  })

  test('iOS 17 and later download at once and show the tip on return', () => {
    expect(run(17)).toEqual({ first: ['download'], all: ['download', 'return', 'tips'] })
  })
})

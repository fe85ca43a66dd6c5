import { expect, test, vi } from 'vitest'
import { hearMoments, reportMoment } from './reported-moments.ts'

// Proves tracking-5.
test('whoever listens later hears of moments before, and of no marks of others', async () => {
  // Other tests of this process may have made marks.
  performance.clearMarks()
  reportMoment('gameLaunch', 'demo.dice')
  performance.mark('other gameLaunch')
  const heard: string[][] = []
  const stop = hearMoments((...moment) => heard.push(moment))
  reportMoment('download', 'https://cdn.example/a b.apk')
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  stop()
  expect(heard).toEqual([
    ['gameLaunch', 'demo.dice'],
    ['download', 'https://cdn.example/a'],
  ])
})

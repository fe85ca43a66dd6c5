import { expect, it } from 'vitest'
import { loadScript } from './load-script.ts'

const settled = () => new Promise<void>(resolve => void setImmediate(resolve))

/** A page whose scripts run, fail or never answer, as the test says. */
const page = (outcomes: Readonly<Record<string, 'runs' | 'fails' | 'hangs'>>) => {
  const added: string[] = []
  const removed: string[] = []
  const timers = new Set<() => void>()
  return {
    added,
    removed,
    timeUp: () => timers.forEach(work => work()),
    deps: {
      add: (url: string, done: (ran: boolean) => void) => {
        added.push(url)
        const outcome = outcomes[new URL(url).host]
        if (outcome !== 'hangs') queueMicrotask(() => done(outcome === 'runs'))
        return () => void removed.push(url)
      },
      schedule: (work: () => void, ms: number) => {
        expect(ms).toBe(3_000)
        timers.add(work)
        return () => void timers.delete(work)
      },
    },
  }
}

it('takes the first server that answers (spec 1 §9)', async () => {
  const { added, deps } = page({ one: 'runs', two: 'runs' })
  expect(await loadScript(['one', 'two'], '/gt.js', deps)).toBe(true)
  expect(added).toEqual(['https://one/gt.js'])
})

// Proves captcha-17, constants-2.
it('tries the next server when one fails or takes more than 3 s', async () => {
  const { added, removed, timeUp, deps } = page({ one: 'fails', two: 'hangs', three: 'runs' })
  const loading = loadScript(['one', 'two', 'three'], '/gt.js', deps)
  await settled()
  expect(added).toHaveLength(2)
  timeUp()
  expect(await loading).toBe(true)
  expect(removed).toEqual(['https://one/gt.js', 'https://two/gt.js'])
})

it('gives up after the last', async () => {
  const { deps } = page({ one: 'fails', two: 'fails' })
  expect(await loadScript(['one', 'two'], '/gt.js', deps)).toBe(false)
})

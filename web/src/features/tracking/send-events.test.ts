import { afterEach, expect, test, vi } from 'vitest'
import { inTurnOfTabs } from './send-events.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The locks that all tabs of a browser share. */
const browserLocks = () => {
  const last = new Map<string, Promise<unknown>>()
  return {
    request: <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const mine = (last.get(name) ?? Promise.resolve()).then(work)
      last.set(name, mine)
      return mine
    },
  }
}

/** Two tabs that send at the same moment: what each of them did, in order. */
const twoTabs = async (): Promise<readonly string[]> => {
  const done: string[] = []
  const send = (tab: string) =>
    inTurnOfTabs(async () => {
      done.push(`${tab} begins`)
      await Promise.resolve()
      done.push(`${tab} ends`)
    })
  await Promise.all([send('one'), send('other')])
  return done
}

// Proves tracking-15.
test('of two tabs one sends after the other, because they share the events that wait', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  expect(await twoTabs()).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('a browser without locks sends all the same; the server counts no event twice', async () => {
  vi.stubGlobal('navigator', {})
  expect(await twoTabs()).toEqual(['one begins', 'other begins', 'one ends', 'other ends'])
})

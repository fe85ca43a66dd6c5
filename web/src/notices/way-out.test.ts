import { describe, expect, test } from 'vitest'
import { findWayOut, PLEASE_WAIT, type WayOutSetup } from './way-out.ts'

// Spec 2 §4, Blocked-domain notice.

const entry = (title: string) => ({ title, path: 'AMSSoqUcylyd6yTS4h/pQbaFM4UfcRhmabcdefgh' })
const known = { customerService: [entry('known')], domainList: [{ domainName: 'known.net' }] }
const fetched = { customerService: [entry('fetched')], domainList: [{ domainName: 'fetched.net' }] }
const never = new Promise<never>(() => {})

const find = (change: Partial<WayOutSetup>) => {
  let timeUp = () => {}
  const limits: number[] = []
  const raced: string[] = []
  const result = findWayOut({
    fetchDomains: async () => fetched,
    known,
    race: async domainList => {
      raced.push(domainList.map(({ domainName }) => domainName).join())
      return `http://${domainList[0]?.domainName}`
    },
    schedule: (work, ms) => {
      limits.push(ms)
      timeUp = work
      return () => {}
    },
    ...change,
  })
  return { result, limits, raced, timeUp: () => timeUp() }
}

describe('the way out from an address that does not work', () => {
  // Proves notices-5.
  test('is the fastest line of the configuration', async () => {
    const { result, raced } = find({})
    await expect(result).resolves.toEqual({ customerService: fetched.customerService, line: 'http://fetched.net' })
    expect(raced).toEqual(['known.net', 'fetched.net'])
  })

  test('needs one race if the configuration equals what the page knows', async () => {
    const { result, raced } = find({ fetchDomains: async () => known })
    await expect(result).resolves.toEqual({ customerService: known.customerService, line: 'http://known.net' })
    expect(raced).toEqual(['known.net'])
  })

  test('is what the page knows if the server does not answer', async () => {
    const { result } = find({ fetchDomains: () => Promise.reject(new Error('dead')) })
    await expect(result).resolves.toEqual({ customerService: known.customerService, line: 'http://known.net' })
  })

  // Proves notices-5.
  test('"please wait" stands for 10 s at most: then what is known by then must do', async () => {
    expect(PLEASE_WAIT).toBe(10_000)
    const slow = find({ fetchDomains: () => never })
    expect(slow.limits).toEqual([PLEASE_WAIT])
    slow.timeUp()
    await expect(slow.result).resolves.toEqual({ customerService: known.customerService, line: 'http://known.net' })

    const stuck = find({ race: () => never })
    stuck.timeUp()
    await expect(stuck.result).resolves.toMatchObject({ line: undefined })
  })

  test('is a known line if no fetched one answers', async () => {
    const { result } = find({ race: async ([first]) => (first?.domainName === 'known.net' ? 'http://known.net' : undefined) })
    await expect(result).resolves.toEqual({ customerService: fetched.customerService, line: 'http://known.net' })
  })
})

import { describe, expect, test } from 'vitest'
import { createFairLane } from './fair-lane.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

/** A lane whose pieces of work end one after the other when the test says so, and the order in which they begin. */
const heldLane = ({ waiting = 400, waitingPerLine = 40 } = {}) => {
  const lane = createFairLane({ atOnce: 1, waiting, waitingPerLine, msEach: 10 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const run = (ip: string, name = ip) =>
    lane
      .run(ip, () => {
        begun.push(name)
        return new Promise<void>(resolve => ends.push(resolve))
      })
      .then(
        () => 'done',
        (error: Error) => error.message,
      )
  const endAll = async () => {
    for (let next = ends.shift(); next; next = ends.shift()) {
      next()
      await settled()
    }
  }
  return { run, begun, endAll }
}

describe('work of strangers is done in turn for each line (IPv4: an address; IPv6: a /48, and in it a /56)', () => {
  test('sixty calls of one /48, each from a /64 of its own, make another line wait for one of them', async () => {
    const { run, begun, endAll } = heldLane({ waitingPerLine: 60 })
    const flood = Array.from({ length: 60 }, (_, at) => run(`2001:db8:7:${at.toString(16)}::1`, 'flood'))
    const honest = run('198.51.100.7', 'honest')
    await settled()
    await endAll()
    expect(await Promise.all([...flood, honest])).toEqual(Array.from({ length: 61 }, () => 'done'))
    expect(begun.indexOf('honest')).toBe(1)
  })

  test('the lines of one /48 have its turns one after the other', async () => {
    const { run, begun, endAll } = heldLane()
    const all = [
      ...['a1', 'a2', 'a3'].map(name => run('2001:db8:7:1::1', name)),
      ...['b1', 'b2'].map(name => run('2001:db8:7:100::1', name)),
      ...['c1', 'c2'].map(name => run('192.0.2.1', name)),
    ]
    await settled()
    await endAll()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'b2', 'a3'])
  })

  test('so many of one line wait, the others are refused with a time', async () => {
    const { run, endAll } = heldLane({ waitingPerLine: 2 })
    const all = [1, 2, 3].map(() => run('192.0.2.1'))
    expect(await run('192.0.2.1')).toBe('TOO_MANY_REQUEST')
    const other = run('192.0.2.2')
    await settled()
    await endAll()
    expect(await Promise.all([...all, other])).toEqual(['done', 'done', 'done', 'done'])
  })

  test('where all places are taken, a line that has none gets one of the line that has most', async () => {
    const { run, begun, endAll } = heldLane({ waiting: 4 })
    const many = [0, 1, 2, 3, 4].map(at => run('192.0.2.1', `many ${at}`))
    const one = run('192.0.2.2', 'one')
    await settled()
    await endAll()
    expect(await Promise.all([...many, one])).toEqual(['done', 'done', 'done', 'done', 'TOO_MANY_REQUEST', 'done'])
    expect(begun[1]).toBe('one')
  })

  test('where every line has one place, a further one is refused', async () => {
    const { run, endAll } = heldLane({ waiting: 2 })
    const all = [1, 2, 3].map(at => run(`192.0.2.${at}`))
    expect(await run('192.0.2.9')).toBe('TOO_MANY_REQUEST')
    await settled()
    await endAll()
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done'])
  })

  test('work that fails lets the next one begin, and one that comes while a place changes hands waits', async () => {
    const lane = createFairLane({ atOnce: 1, waiting: 9, waitingPerLine: 9, msEach: 10 })
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, (running += 1))
      await settled()
      running -= 1
      throw new Error('no')
    }
    const run = (ip: string) => lane.run(ip, work).catch(() => 'failed')
    const first = run('192.0.2.1').then(() => run('192.0.2.3'))
    expect(await Promise.all([first, run('192.0.2.2')])).toEqual(['failed', 'failed'])
    expect(most).toBe(1)
  })
})

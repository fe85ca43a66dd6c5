import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { testClock } from '#testing/test-clock.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import type { LimitStore } from './limit-store.ts'
import { createLimits, type LimitRule, type Limits } from './limits.ts'

const clock = testClock()
const rule: LimitRule = { name: 'login', points: 5, seconds: 900, code: 'TOO_MANY_REQUEST_LOGIN' }

let opened: TestStores
let store: LimitStore
let limits: Limits
beforeAll(async () => {
  opened = await openTestStores()
  store = opened.stores.limits
  limits = createLimits({ store, clock })
})
afterAll(() => opened.close())

const consume = (key: string, times: number, by = rule) => Promise.allSettled(Array.from({ length: times }, () => limits.consume('alpha', by, key)))
const allowed = (outcomes: readonly PromiseSettledResult<void>[]) => outcomes.filter(({ status }) => status === 'fulfilled').length
const refusal = (retryAfter: number) => new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfter })

// Proves sign-in-16.
describe('limits (decision 6: parallel guesses slip past a counter that is read, then written)', () => {
  test('of simultaneous tries exactly as many pass as the rule allows', async () => {
    expect(allowed(await consume('at once', 40))).toBe(5)
  })

  test('a refusal says when to try again', async () => {
    await consume('waiting', 5)
    clock.advance(890.5)
    await expect(limits.consume('alpha', rule, 'waiting')).rejects.toEqual(refusal(10))
  })

  test('refused tries do not extend the window, so no lock is permanent', async () => {
    await consume('flooded', 5)
    for (let minute = 0; minute < 14; minute += 1) {
      clock.advance(60)
      expect(allowed(await consume('flooded', 3))).toBe(0)
    }
    clock.advance(60)
    expect(allowed(await consume('flooded', 10))).toBe(5)
  })

  test('a success takes back one try, not more', async () => {
    await consume('honest', 5)
    await limits.reward('alpha', [[rule, 'honest']])
    expect(allowed(await consume('honest', 3))).toBe(1)
  })

  test('tries taken back never allow more than the rule', async () => {
    for (let time = 0; time < 3; time += 1) await limits.reward('alpha', [[rule, 'generous']])
    await consume('generous', 1)
    for (let time = 0; time < 3; time += 1) await limits.reward('alpha', [[rule, 'generous']])
    expect(allowed(await consume('generous', 20))).toBe(5)
  })

  test('a try is counted in order, and not by the rules after one that is full', async () => {
    const narrow = { ...rule, name: 'narrow', points: 1 }
    const both = [
      [narrow, 'turn'],
      [rule, 'turn'],
    ] as const
    expect(await limits.consumeInTurn('alpha', both)).toEqual({ counted: both })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => limits.consumeInTurn('alpha', both)))
    for (const { counted, full } of outcomes) expect({ counted, full: full?.rule }).toEqual({ counted: [], full: narrow })
    expect(allowed(await consume('turn', 10))).toBe(4)
    const reversed = await limits.consumeInTurn('alpha', [[{ ...rule, name: 'wide' }, 'turn'], ...both])
    expect(reversed).toEqual({
      counted: [[{ ...rule, name: 'wide' }, 'turn']],
      full: { rule: narrow, window: expect.any(String), refusal: refusal(900) },
    })
  })

  test('simultaneous counting and taking back causes neither a deadlock nor a wrong count', async () => {
    const wide = { ...rule, name: 'wide' }
    const both = [
      [wide, 'busy'],
      [rule, 'busy'],
    ] as const
    const tries = Array.from({ length: 20 }, async () => {
      const { counted } = await limits.consumeInTurn('alpha', both)
      await limits.reward('alpha', counted)
    })
    await Promise.all(tries)
    expect(allowed(await consume('busy', 10))).toBe(5)
    expect(allowed(await consume('busy', 10, wide))).toBe(5)
  })

  test('rules and keys are counted separately', async () => {
    await consume('shared', 5)
    expect(allowed(await consume('shared', 1, { ...rule, name: 'register' }))).toBe(1)
    expect(allowed(await consume('other', 1))).toBe(1)
  })

  test('the sweep removes only windows that have ended', async () => {
    await consume('running', 5)
    await store.sweep(clock())
    expect(allowed(await consume('running', 1))).toBe(0)
    clock.advance(900)
    expect(await store.sweep(clock())).toBeGreaterThan(0)
    expect(await store.sweep(clock())).toBe(0)
  })

  test('any sequence of tries and waits is counted as the rule says', async () => {
    let run = 0
    const steps = fc.array(fc.oneof(fc.constant('try' as const), fc.integer({ min: 1, max: 1200 })), { maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(steps, async sequence => {
        run += 1
        let windowEnds = -Infinity
        let count = 0
        for (const step of sequence) {
          if (step !== 'try') {
            clock.advance(step)
            continue
          }
          const now = clock().getTime()
          if (now >= windowEnds) {
            windowEnds = now + rule.seconds * 1000
            count = 0
          }
          count += 1
          expect(allowed(await consume(`run ${run}`, 1))).toBe(count <= rule.points ? 1 : 0)
        }
      }),
      { numRuns: 25 },
    )
  })
})

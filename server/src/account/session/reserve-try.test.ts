import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { callerOf, createTestApp, type TestApp } from '#testing/test-app.ts'
import { reserveTry } from './reserve-try.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const rule: LimitRule = { name: 'reserved', points: 2, seconds: 900, code: 'TOO_MANY_REQUEST_LOGIN' }

interface Place {
  readonly reserve: ReturnType<typeof reserveTry>
  readonly merchant: 'alpha' | 'beta'
}

/** Tries of one account of a merchant, each of which is verified only when it is told to be, in the order in which they were counted. */
const stage = (account: string, { reserve = reserveTry(wire.system), merchant = 'alpha' }: Partial<Place> = {}) => {
  const counts: Count[] = [[rule, account]]
  const verifying: ((isRight: boolean) => void)[] = []
  const attempt = () =>
    reserve(callerOf(wire, { merchant }), counts, async ({ full, giveBack }) => {
      if (full) return 'refused'
      const isRight = await new Promise<boolean>(resolve => verifying.push(resolve))
      if (isRight) await giveBack()
      return isRight ? 'in' : 'wrong'
    })
  const until = async (tries: number) => {
    await expect.poll(() => verifying.length, { interval: 1 }).toBeGreaterThanOrEqual(tries)
  }
  return { attempt, until, end: (isRight: boolean) => verifying.shift()?.(isRight) }
}

// Proves sign-in-16.
test('a try that finds the limit reached waits for those being verified, and is counted when one succeeds', async () => {
  const { attempt, until, end } = stage('ann')
  const tries = [attempt(), attempt(), attempt()]
  await until(2)
  end(true)
  await until(2)
  end(true)
  end(true)
  expect(await Promise.all(tries)).toEqual(['in', 'in', 'in'])
})

test('if none succeeds, all that waited are refused: guesses at once do not slip past the limit', async () => {
  const { attempt, until, end } = stage('bob')
  const tries = [attempt(), attempt(), attempt(), attempt()]
  await until(2)
  end(false)
  end(false)
  expect((await Promise.all(tries)).toSorted()).toEqual(['refused', 'refused', 'wrong', 'wrong'])
})

test('a try whose answer that the limit is reached comes after one has succeeded is counted again, and waits for nobody', async () => {
  const { limits } = wire.system
  let answers = 0
  let letAnswer = () => {}
  const held = new Promise<void>(resolve => (letAnswer = resolve))
  const consumeInTurn: typeof limits.consumeInTurn = async (merchant, counts) => {
    const consumed = await limits.consumeInTurn(merchant, counts)
    answers += 1
    if (answers === 3) await held
    return consumed
  }
  const { attempt, until, end } = stage('fay', { reserve: reserveTry({ limits: { ...limits, consumeInTurn } }) })
  const first = attempt()
  await until(1)
  const second = attempt()
  await until(2)
  const third = attempt()
  end(true)
  expect(await first).toBe('in')
  letAnswer()
  await until(2)
  end(true)
  end(true)
  expect(await Promise.all([second, third])).toEqual(['in', 'in'])
})

test('one that fails with an error keeps nobody waiting', async () => {
  const reserve = reserveTry(wire.system)
  const failing = () => reserve(callerOf(wire), [[rule, 'eve']], () => Promise.reject(new Error('no database')))
  await Promise.allSettled([failing(), failing()])
  expect(await reserve(callerOf(wire), [[rule, 'eve']], async ({ full }) => full?.rule.name)).toBe('reserved')
})

test('tries at one merchant keep nobody of another waiting, although the account has the same name', async () => {
  const reserve = reserveTry(wire.system)
  const beta = stage('gil', { reserve, merchant: 'beta' })
  const wrong = [beta.attempt(), beta.attempt()]
  await beta.until(2)
  beta.end(false)
  beta.end(false)
  await Promise.all(wrong)

  const alpha = stage('gil', { reserve })
  const verified = alpha.attempt()
  await alpha.until(1)
  expect(await beta.attempt()).toBe('refused')
  alpha.end(true)
  expect(await verified).toBe('in')
})

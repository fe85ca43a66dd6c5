import { describe, expect, test } from 'vitest'
import { createSubmitGuard, SUBMIT_RELEASE } from './submit-guard.ts'

/** A guard whose timers the test runs. */
const guarded = () => {
  const waiting: { readonly work: () => void; readonly ms: number }[] = []
  const changes: boolean[] = []
  const run = createSubmitGuard(
    (work, ms) => void waiting.push({ work, ms }),
    processing => void changes.push(processing),
  )
  const pass = () => {
    for (const { work } of waiting.splice(0)) work()
  }
  return { run, pass, waiting, changes }
}

describe('double submits (spec 1 §4, §9)', () => {
  test('while processing, further submits are ignored', async () => {
    const { run, changes } = guarded()
    let finish = () => {}
    let runs = 0
    const first = run(() => new Promise<void>(resolve => ((finish = resolve), runs++)))
    await run(async () => void runs++)
    finish()
    await first
    expect(runs).toBe(1)
    expect(changes).toEqual([true])
  })

  // Proves constants-1, registration-5, sign-in-10.
  test('the guard is released 500 ms after finishing', async () => {
    const { run, pass, waiting, changes } = guarded()
    let runs = 0
    await run(async () => void runs++)
    expect(waiting.map(({ ms }) => ms)).toEqual([500])
    expect(SUBMIT_RELEASE).toBe(500)
    await run(async () => void runs++)
    expect(runs).toBe(1)
    pass()
    expect(changes).toEqual([true, false])
    await run(async () => void runs++)
    expect(runs).toBe(2)
  })

  test('it is released after a failure too', async () => {
    const { run, pass, changes } = guarded()
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    pass()
    expect(changes).toEqual([true, false])
  })
})

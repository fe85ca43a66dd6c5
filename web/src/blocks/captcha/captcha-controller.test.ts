import { describe, expect, it } from 'vitest'
import { CaptchaFailure, createCaptchaController, type Asker, type AskerEvents, type Refused } from './captcha-controller.ts'
import { CAPTCHA_TIMEOUT, VERIFY_PAUSE, type CaptchaProblem } from './captcha-state.ts'

const lost: CaptchaProblem = { message: 'Network failure', code: 60204 }
const late: CaptchaProblem = { message: 'It takes too long' }
const pass = { fields: { captcha: 'a-pass' }, until: 500_000 }

/** Lets promises that are settled already go on. */
const settled = () => new Promise<void>(resolve => void setImmediate(resolve))

const setUp = (...starts: readonly (Asker | CaptchaFailure | 'never')[]) => {
  let now = 100_000
  let timers: { readonly work: () => void; readonly at: number }[] = []
  const told: Refused[] = []
  const begun: AskerEvents[] = []
  const captcha = createCaptchaController({
    start: events => {
      const outcome = starts[Math.min(begun.length, starts.length - 1)]!
      begun.push(events)
      if (outcome === 'never') return new Promise(() => {})
      return outcome instanceof CaptchaFailure ? Promise.reject(outcome) : Promise.resolve(outcome)
    },
    timedOut: () => late,
    tell: reason => void told.push(reason),
    clock: () => now,
    schedule: (work, ms) => {
      const timer = { work, at: now + ms }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
  })
  const advance = (ms: number) => {
    now += ms
    const due = timers.filter(timer => timer.at <= now)
    timers = timers.filter(timer => timer.at > now)
    for (const { work } of due) work()
  }
  return { captcha, told, begun, advance, state: () => captcha.view.get().state }
}

const slider: Asker = { kind: 'slider' }
const failure = new CaptchaFailure(lost)

/** A GeeTest that counts what is done to it. */
const geetest = () => {
  const done = { asked: 0, destroyed: 0 }
  return { done, asker: { kind: 'geetest', ask: () => void done.asked++, destroy: () => void done.destroyed++ } satisfies Asker }
}

describe('loading (spec 1 §4, §9)', () => {
  it('is tried once more when it fails, then the problem is shown', async () => {
    const { captcha, begun, state } = setUp(failure, slider)
    captcha.load()
    await settled()
    expect(begun).toHaveLength(2)
    expect(state()).toEqual({ step: 'waiting', asking: false })
  })

  it('ends in an error after the second failure; retry begins anew', async () => {
    const { captcha, begun, state } = setUp(failure, failure, slider)
    captcha.load()
    await settled()
    expect(state()).toEqual({ step: 'error', problem: lost })
    captcha.retry()
    expect(state()).toMatchObject({ step: 'loading', attempt: 1 })
    await settled()
    expect(begun).toHaveLength(3)
    expect(state().step).toBe('waiting')
  })

  it('is given up after 10 s, each time', () => {
    const { captcha, advance, state } = setUp('never')
    captcha.load()
    advance(CAPTCHA_TIMEOUT - 1)
    expect(state()).toMatchObject({ step: 'loading', attempt: 1 })
    advance(1)
    expect(state()).toMatchObject({ step: 'loading', attempt: 2 })
    advance(CAPTCHA_TIMEOUT)
    expect(state()).toEqual({ step: 'error', problem: late })
  })

  it('that was ready in time is not given up later', async () => {
    const { captcha, advance, state } = setUp(slider)
    captcha.load()
    await settled()
    advance(10 * CAPTCHA_TIMEOUT)
    expect(state()).toEqual({ step: 'waiting', asking: false })
  })

  it('ignores what an earlier attempt says', async () => {
    const { captcha, begun, state } = setUp(slider)
    captcha.load()
    await settled()
    captcha.load()
    await settled()
    begun[0]!.onFailed(lost)
    begun[0]!.onSolved(pass)
    expect(state()).toEqual({ step: 'waiting', asking: false })
  })

  it('anew takes the provider’s own drawing away', async () => {
    const { done, asker } = geetest()
    const { captcha } = setUp(asker)
    captcha.load()
    await settled()
    captcha.load()
    expect(done.destroyed).toBe(1)
    captcha.stop()
    await settled()
    expect(done.destroyed).toBe(2)
  })
})

describe('verifying (spec 1 §4, §5, §8)', () => {
  it('asks the player and gives the result', async () => {
    const { done, asker } = geetest()
    const { captcha, begun, state } = setUp(asker)
    captcha.load()
    await settled()
    const verified = captcha.verify()
    expect(done.asked).toBe(1)
    expect(state()).toEqual({ step: 'waiting', asking: true })
    begun[0]!.onSolved(pass)
    expect(await verified).toEqual(pass.fields)
    expect(state().step).toBe('success')
  })

  it('gives a result that is there already, without asking', async () => {
    const { captcha, told } = setUp(slider)
    captcha.load()
    await settled()
    captcha.ask()
    captcha.onSolved(pass)
    expect(await captcha.verify()).toEqual(pass.fields)
    expect(await captcha.verify()).toEqual(pass.fields)
    expect(told).toEqual([])
  })

  it('waits for a captcha that is still loading, then asks', async () => {
    const { done, asker } = geetest()
    const { captcha } = setUp(asker)
    captcha.load()
    void captcha.verify()
    expect(done.asked).toBe(0)
    await settled()
    expect(done.asked).toBe(1)
  })

  it('that is closed gives verify_first', async () => {
    const { captcha, told, state } = setUp(slider)
    captcha.load()
    await settled()
    const verified = captcha.verify()
    captcha.onClosed()
    expect(await verified).toBeNull()
    expect(told).toEqual(['verify_first'])
    expect(state()).toEqual({ step: 'waiting', asking: false })
  })

  it('tells nobody when the player opened and closed it without submitting', async () => {
    const { captcha, told } = setUp(slider)
    captcha.load()
    await settled()
    captcha.ask()
    captcha.onClosed()
    expect(told).toEqual([])
  })

  it('twice quickly is refused', async () => {
    const { captcha, told, advance } = setUp(slider)
    captcha.load()
    await settled()
    void captcha.verify()
    captcha.onClosed()
    advance(VERIFY_PAUSE - 1)
    expect(await captcha.verify()).toBeNull()
    expect(told).toEqual(['verify_first', 'verify_geetest_too_fast'])
    advance(VERIFY_PAUSE)
    void captcha.verify()
    expect(told).toHaveLength(2)
  })

  it('begins anew after an error, and is refused when that fails too', async () => {
    const { captcha, told, state } = setUp(failure)
    captcha.load()
    await settled()
    expect(state().step).toBe('error')
    expect(await captcha.verify()).toBeNull()
    expect(told).toEqual(['verify_first'])
    expect(state()).toEqual({ step: 'error', problem: lost })
  })

  it('does not send a result that expired: it asks for another', async () => {
    const { captcha, advance, state } = setUp(slider)
    captcha.load()
    await settled()
    captcha.ask()
    captcha.onSolved(pass)
    advance(500_000)
    const verified = captcha.verify()
    await settled()
    expect(state()).toEqual({ step: 'waiting', asking: true })
    captcha.onSolved({ fields: { captcha: 'another' } })
    expect(await verified).toEqual({ captcha: 'another' })
  })

  it('ends without a result when the form goes', async () => {
    const { captcha, told } = setUp(slider)
    captcha.load()
    await settled()
    const verified = captcha.verify()
    captcha.stop()
    expect(await verified).toBeNull()
    expect(told).toEqual([])
  })
})

describe('a picture with letters', () => {
  const picture: Asker = { kind: 'picture', id: 'its-id', image: '', length: 5 }

  it('gives id:text of what was typed; nothing typed gives verify_first', async () => {
    const { captcha, told, advance } = setUp(picture)
    captcha.load()
    await settled()
    expect(await captcha.verify()).toBeNull()
    expect(told).toEqual(['verify_first'])
    advance(VERIFY_PAUSE)
    captcha.type(' acefh ')
    expect(await captcha.verify()).toEqual({ captcha: 'its-id:acefh' })
  })

  it('reloads after use; only the captcha-regexp setting clears the letters at once', async () => {
    const { captcha, begun } = setUp(picture)
    captcha.load()
    await settled()
    captcha.type('acefh')
    captcha.load()
    expect(begun).toHaveLength(2)
    expect(captcha.view.get().letters).toBe('acefh')
    captcha.load(true)
    expect(captcha.view.get().letters).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { createCaptchaController, type Refused } from './captcha-controller.ts'
import type { CaptchaProblem } from './captcha-state.ts'
import { CaptchaFailure, type Challenge, type ChallengeEvents } from './challenge.ts'

const networkProblem: CaptchaProblem = { message: 'Network failure', code: 60204 }
const timeoutProblem: CaptchaProblem = { message: 'It takes too long' }
const pass = { fields: { captcha: 'a-pass' }, until: 500_000 }

/** Lets promises that are already settled continue. */
const settled = () => new Promise<void>(resolve => void setImmediate(resolve))

const setUp = (...starts: readonly (Challenge | CaptchaFailure | 'never')[]) => {
  let now = 100_000
  let timers: { readonly work: () => void; readonly at: number }[] = []
  const refusals: Refused[] = []
  const ways: ('alert' | 'toast')[] = []
  const started: ChallengeEvents[] = []
  const captcha = createCaptchaController({
    start: events => {
      const outcome = starts[Math.min(started.length, starts.length - 1)]!
      started.push(events)
      if (outcome === 'never') return new Promise(() => {})
      return outcome instanceof CaptchaFailure ? Promise.reject(outcome) : Promise.resolve(outcome)
    },
    timedOut: () => timeoutProblem,
    notify: (reason, by) => {
      refusals.push(reason)
      ways.push(by)
    },
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
  return { captcha, refusals, ways, started, advance, state: () => captcha.view.get().state }
}

const slider: Challenge = { kind: 'slider' }
const failure = new CaptchaFailure(networkProblem)

/** A GeeTest challenge that counts the calls made to it. */
const geetest = () => {
  const done = { shown: 0, destroyed: 0 }
  return { done, challenge: { kind: 'geetest', show: () => void done.shown++, destroy: () => void done.destroyed++ } satisfies Challenge }
}

describe('loading (spec 1 §4, §9)', () => {
  // Proves captcha-6.
  it('is tried once more when it fails, then the problem is shown', async () => {
    const { captcha, started, state } = setUp(failure, slider)
    captcha.load()
    await settled()
    expect(started).toHaveLength(2)
    expect(state()).toEqual({ step: 'waiting', asking: false })
  })

  it('whoever passes without the picture while it is still on its way has passed, and it does not come any more', async () => {
    const { captcha, advance, state } = setUp({ kind: 'picture', id: 'one', image: 'data:,', length: 5 })
    captcha.load()
    captcha.onSolved(pass)
    await settled()
    advance(10_000)
    expect(state()).toEqual({ step: 'success', result: pass })
    expect(captcha.view.get().challenge).toBeUndefined()
    expect(await captcha.verify()).toEqual(pass.fields)
  })

  it('whoever typed letters and then passes without the picture sends the pass', async () => {
    const { captcha } = setUp({ kind: 'picture', id: 'one', image: 'data:,', length: 5 })
    captcha.load()
    await settled()
    captcha.type('AAAAA')
    captcha.onSolved(pass)
    expect(await captcha.verify()).toEqual(pass.fields)
  })

  // Proves captcha-6, captcha-15.
  it('ends in an error after the second failure; retry starts again', async () => {
    const { captcha, started, state } = setUp(failure, failure, slider)
    captcha.load()
    await settled()
    expect(state()).toEqual({ step: 'error', problem: networkProblem })
    captcha.retry()
    expect(state()).toMatchObject({ step: 'loading', attempt: 1 })
    await settled()
    expect(started).toHaveLength(3)
    expect(state().step).toBe('waiting')
  })

  // Proves captcha-17, constants-2.
  it('fails after 10 s, at each attempt', () => {
    const { captcha, advance, state } = setUp('never')
    captcha.load()
    advance(9_999)
    expect(state()).toMatchObject({ step: 'loading', attempt: 1 })
    advance(1)
    expect(state()).toMatchObject({ step: 'loading', attempt: 2 })
    advance(10_000)
    expect(state()).toEqual({ step: 'error', problem: timeoutProblem })
  })

  it('that was ready in time does not fail later', async () => {
    const { captcha, advance, state } = setUp(slider)
    captcha.load()
    await settled()
    advance(100_000)
    expect(state()).toEqual({ step: 'waiting', asking: false })
  })

  it('ignores events of an earlier attempt', async () => {
    const { captcha, started, state } = setUp(slider)
    captcha.load()
    await settled()
    captcha.load()
    await settled()
    started[0]!.onFailed(networkProblem)
    started[0]!.onSolved(pass)
    expect(state()).toEqual({ step: 'waiting', asking: false })
  })

  it('again removes what the provider has drawn itself', async () => {
    const { done, challenge } = geetest()
    const { captcha } = setUp(challenge)
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
  it('shows the challenge and resolves with the result', async () => {
    const { done, challenge } = geetest()
    const { captcha, started, state } = setUp(challenge)
    captcha.load()
    await settled()
    const verified = captcha.verify()
    expect(done.shown).toBe(1)
    expect(state()).toEqual({ step: 'waiting', asking: true })
    started[0]!.onSolved(pass)
    expect(await verified).toEqual(pass.fields)
    expect(state().step).toBe('success')
  })

  it('resolves with an existing result, without a challenge', async () => {
    const { captcha, refusals } = setUp(slider)
    captcha.load()
    await settled()
    captcha.present()
    captcha.onSolved(pass)
    expect(await captcha.verify()).toEqual(pass.fields)
    expect(await captcha.verify()).toEqual(pass.fields)
    expect(refusals).toEqual([])
  })

  it('waits for a captcha that is still loading, then shows it', async () => {
    const { done, challenge } = geetest()
    const { captcha } = setUp(challenge)
    captcha.load()
    void captcha.verify()
    expect(done.shown).toBe(0)
    await settled()
    expect(done.shown).toBe(1)
  })

  it('that is closed reports verify_first, by a toast: the player knows why', async () => {
    const { captcha, refusals, ways, state } = setUp(slider)
    captcha.load()
    await settled()
    const verified = captcha.verify()
    captcha.onClosed()
    expect(await verified).toBeNull()
    expect([refusals, ways]).toEqual([['verify_first'], ['toast']])
    expect(state()).toEqual({ step: 'waiting', asking: false })
  })

  it('reports nothing if the player opened and closed it without submitting', async () => {
    const { captcha, refusals } = setUp(slider)
    captcha.load()
    await settled()
    captcha.present()
    captcha.onClosed()
    expect(refusals).toEqual([])
  })

  // Proves captcha-11.
  it('twice quickly, within a second, is refused', async () => {
    const { captcha, refusals, advance } = setUp(slider)
    captcha.load()
    await settled()
    void captcha.verify()
    captcha.onClosed()
    advance(999)
    expect(await captcha.verify()).toBeNull()
    expect(refusals).toEqual(['verify_first', 'verify_geetest_too_fast'])
    advance(1_000)
    void captcha.verify()
    expect(refusals).toHaveLength(2)
  })

  it('starts again after an error, and is refused if that fails too', async () => {
    const { captcha, refusals, state } = setUp(failure)
    captcha.load()
    await settled()
    expect(state().step).toBe('error')
    expect(await captcha.verify()).toBeNull()
    expect(refusals).toEqual(['verify_first'])
    expect(state()).toEqual({ step: 'error', problem: networkProblem })
  })

  it('does not send an expired result, but asks for another', async () => {
    const { captcha, advance, state } = setUp(slider)
    captcha.load()
    await settled()
    captcha.present()
    captcha.onSolved(pass)
    advance(500_000)
    const verified = captcha.verify()
    await settled()
    expect(state()).toEqual({ step: 'waiting', asking: true })
    captcha.onSolved({ fields: { captcha: 'another' } })
    expect(await verified).toEqual({ captcha: 'another' })
  })

  it('ends without a result when the form is removed', async () => {
    const { captcha, refusals } = setUp(slider)
    captcha.load()
    await settled()
    const verified = captcha.verify()
    captcha.stop()
    expect(await verified).toBeNull()
    expect(refusals).toEqual([])
  })
})

describe('a picture with letters', () => {
  const picture: Challenge = { kind: 'picture', id: 'its-id', image: '', length: 5 }

  // Proves captcha-16.
  it('resolves with id:text of what was typed; if nothing was typed it reports verify_first', async () => {
    const { captcha, refusals, ways, advance } = setUp(picture)
    captcha.load()
    await settled()
    expect(await captcha.verify()).toBeNull()
    expect([refusals, ways]).toEqual([['verify_first'], ['alert']])
    advance(1_000)
    captcha.type(' acefh ')
    expect(await captcha.verify()).toEqual({ captcha: 'its-id:acefh' })
  })

  // Proves registration-7.
  it('reloads after use; only the captcha-regexp setting clears the letters at once', async () => {
    const { captcha, started } = setUp(picture)
    captcha.load()
    await settled()
    captcha.type('acefh')
    captcha.load()
    expect(started).toHaveLength(2)
    expect(captcha.view.get().letters).toBe('acefh')
    captcha.load(true)
    expect(captcha.view.get().letters).toBe('')
  })
})

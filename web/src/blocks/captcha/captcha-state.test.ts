import { describe, expect, it } from 'vitest'
import { nextState, resultAt, type CaptchaEvent, type CaptchaState } from './captcha-state.ts'

const problem = { message: 'Network failure', code: 60204 }
const result = { fields: { captcha: 'a-pass' } }
const start = nextState({ step: 'waiting', asking: false }, { type: 'started', at: 1 })

const after = (...events: readonly CaptchaEvent[]): CaptchaState => events.reduce(nextState, start)

// Proves captcha-1, captcha-3.
describe('the captcha’s states (spec 1 §4)', () => {
  it('loads, then waits when ready', () => {
    expect(start).toEqual({ step: 'loading', attempt: 1, since: 1 })
    expect(after({ type: 'ready' })).toEqual({ step: 'waiting', asking: false })
  })

  it('succeeds on a solved challenge', () => {
    expect(after({ type: 'ready' }, { type: 'asked' })).toEqual({ step: 'waiting', asking: true })
    expect(after({ type: 'ready' }, { type: 'asked' }, { type: 'solved', result })).toEqual({ step: 'success', result })
    // Whoever passes without the picture may do so before it has come.
    expect(nextState(start, { type: 'solved', result })).toEqual({ step: 'success', result })
  })

  it('returns to waiting when it is closed', () => {
    expect(after({ type: 'ready' }, { type: 'asked' }, { type: 'closed' })).toEqual({ step: 'waiting', asking: false })
  })

  it('retries once after a failed start, then shows the problem', () => {
    expect(after({ type: 'failed', problem, at: 5 })).toEqual({ step: 'loading', attempt: 2, since: 5 })
    expect(after({ type: 'failed', problem, at: 5 }, { type: 'failed', problem, at: 9 })).toEqual({ step: 'error', problem })
  })

  it('does not retry once it was ready', () => {
    expect(after({ type: 'ready' }, { type: 'failed', problem, at: 5 })).toEqual({ step: 'error', problem })
  })

  it('loads again when the player retries, and may then retry once again', () => {
    const failed = after({ type: 'ready' }, { type: 'failed', problem, at: 5 })
    expect(nextState(failed, { type: 'retried', at: 7 })).toEqual({ step: 'loading', attempt: 1, since: 7 })
  })

  it('ignores events that come too late', () => {
    const failed = after({ type: 'ready' }, { type: 'failed', problem, at: 5 })
    for (const event of [{ type: 'ready' }, { type: 'asked' }, { type: 'closed' }, { type: 'solved', result }] as const)
      expect(nextState(failed, event)).toBe(failed)
    expect(nextState(start, { type: 'retried', at: 3 })).toBe(start)
  })
})

describe('a result', () => {
  const solved = after({ type: 'ready' }, { type: 'solved', result: { ...result, until: 180_000 } })

  it('exists only after success', () => {
    expect(resultAt(solved, 0)).toEqual(result.fields)
    expect(resultAt(after({ type: 'ready' }), 0)).toBeUndefined()
  })

  it('is not sent if it may expire on the way', () => {
    expect(resultAt(solved, 169_999)).toEqual(result.fields)
    expect(resultAt(solved, 170_000)).toBeUndefined()
  })

  it('without an end stays valid', () => {
    expect(resultAt(after({ type: 'ready' }, { type: 'solved', result }), 1e12)).toEqual(result.fields)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { CaptchaFailure } from '#blocks/captcha/challenge.ts'
import { startGeetest3 } from './geetest3.ts'
import { fakeGeetest, listening } from './testing/fake-geetest.ts'

const three = { gt: 'an-id', challenge: 'c', newCaptcha: true, language: 'en', networkFailure: 'No connection' }

afterEach(() => {
  globalThis.initGeetest = undefined
})

describe('GeeTest v3 in the page (docs/captcha.md)', () => {
  const validate = { geetest_challenge: 'cc', geetest_validate: 'v', geetest_seccode: 'v|jordan' }

  it('is ready, is shown, and reports challenge and seccode', async () => {
    const { handlers, done, init } = fakeGeetest(validate)
    globalThis.initGeetest = init
    const events = listening()
    const starting = startGeetest3(three, events)
    handlers['onReady']?.()
    const challenge = await starting
    if (challenge.kind !== 'geetest') throw new Error('not GeeTest')
    challenge.show()
    handlers['onSuccess']?.()
    expect(events.onSolved).toHaveBeenCalledWith({ fields: { geetestChallenge: 'cc', geetestSeccode: 'v|jordan' } })
    handlers['onClose']?.()
    expect(events.onClosed).toHaveBeenCalledOnce()
    challenge.destroy()
    expect(done).toEqual(['verify', 'destroy'])
  })

  it('an error before it is ready fails the start, a later one is reported', async () => {
    const { handlers, init } = fakeGeetest(validate)
    globalThis.initGeetest = init
    const error = { error_code: 'error_104', user_error: 'Not valid' }
    const starting = startGeetest3(three, listening())
    handlers['onError']?.(error)
    await expect(starting).rejects.toEqual(new CaptchaFailure({ message: 'Not valid', code: 104 }))

    const events = listening()
    const started = startGeetest3(three, events)
    handlers['onReady']?.()
    await started
    handlers['onError']?.(error)
    expect(events.onFailed).toHaveBeenCalledWith({ message: 'Not valid', code: 104 })
  })
})

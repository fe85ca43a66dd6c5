import { afterEach, describe, expect, it } from 'vitest'
import { CaptchaFailure } from '#blocks/captcha/challenge.ts'
import { startGeetest4 } from './geetest4.ts'
import { fakeGeetest, listening } from './testing/fake-geetest.ts'

const four = { captchaId: 'an-id', language: 'eng', networkFailure: 'No connection' }

afterEach(() => {
  globalThis.initGeetest4 = undefined
})

describe('GeeTest v4 in the page', () => {
  const validate = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' }

  it('is ready, is shown, and reports the result of getValidate', async () => {
    const { handlers, done, init } = fakeGeetest(validate)
    globalThis.initGeetest4 = init
    const events = listening()
    const starting = startGeetest4(four, events)
    handlers['onReady']?.()
    const challenge = await starting
    if (challenge.kind !== 'geetest') throw new Error('not GeeTest')
    challenge.show()
    handlers['onSuccess']?.()
    expect(events.onSolved).toHaveBeenCalledWith({ fields: { geetestValidateV4: validate } })
    expect(done).toEqual(['showCaptcha'])
  })

  it('a resource that takes too long (60205) is a network failure', async () => {
    const { handlers, init } = fakeGeetest(validate)
    globalThis.initGeetest4 = init
    const starting = startGeetest4(four, listening())
    handlers['onError']?.({ code: '60205', msg: 'Network failure', desc: { detail: 'gct resource load timeout' } })
    await expect(starting).rejects.toEqual(new CaptchaFailure({ message: 'No connection', code: 60_205 }))
  })
})

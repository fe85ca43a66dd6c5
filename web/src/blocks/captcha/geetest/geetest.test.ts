import { afterEach, describe, expect, it, vi } from 'vitest'
import { CaptchaFailure, type AskerEvents } from '#blocks/captcha/captcha-controller.ts'
import { languageOfV3, languageOfV4 } from './geetest-languages.ts'
import { startGeetest3 } from './geetest3.ts'
import { startGeetest4 } from './geetest4.ts'

type Listener = (error?: unknown) => void

/** A GeeTest page script that does what the test tells it. */
const fake = (validate: unknown) => {
  const told: Record<string, Listener> = {}
  const done: string[] = []
  const captcha: Record<string, unknown> = { getValidate: () => validate }
  for (const name of ['onReady', 'onSuccess', 'onError', 'onClose', 'onFail']) {
    captcha[name] = (listener: Listener) => {
      told[name] = listener
      return captcha
    }
  }
  for (const name of ['verify', 'showCaptcha', 'destroy']) captcha[name] = () => void done.push(name)
  return { told, done, init: (_config: unknown, ready: (captcha: never) => void) => ready(captcha as never) }
}

const listening = () => ({
  onSolved: vi.fn<AskerEvents['onSolved']>(),
  onClosed: vi.fn<AskerEvents['onClosed']>(),
  onFailed: vi.fn<AskerEvents['onFailed']>(),
})
const three = { gt: 'an-id', challenge: 'c', newCaptcha: true, language: 'en', networkFailure: 'No connection' }
const four = { captchaId: 'an-id', language: 'eng', networkFailure: 'No connection' }

afterEach(() => {
  globalThis.initGeetest = undefined
  globalThis.initGeetest4 = undefined
})

describe('GeeTest v3 in the page (docs/captcha.md)', () => {
  const validate = { geetest_challenge: 'cc', geetest_validate: 'v', geetest_seccode: 'v|jordan' }

  it('is ready, asks, and gives challenge and seccode', async () => {
    const { told, done, init } = fake(validate)
    globalThis.initGeetest = init
    const events = listening()
    const starting = startGeetest3(three, events)
    told['onReady']?.()
    const asker = await starting
    if (asker.kind !== 'geetest') throw new Error('not GeeTest')
    asker.ask()
    told['onSuccess']?.()
    expect(events.onSolved).toHaveBeenCalledWith({ fields: { geetestChallenge: 'cc', geetestSeccode: 'v|jordan' } })
    told['onClose']?.()
    expect(events.onClosed).toHaveBeenCalledOnce()
    asker.destroy()
    expect(done).toEqual(['verify', 'destroy'])
  })

  it('an error before it is ready fails the start, one after it is told', async () => {
    const { told, init } = fake(validate)
    globalThis.initGeetest = init
    const error = { error_code: 'error_104', user_error: 'Not valid' }
    const starting = startGeetest3(three, listening())
    told['onError']?.(error)
    await expect(starting).rejects.toEqual(new CaptchaFailure({ message: 'Not valid', code: 104 }))

    const events = listening()
    const started = startGeetest3(three, events)
    told['onReady']?.()
    await started
    told['onError']?.(error)
    expect(events.onFailed).toHaveBeenCalledWith({ message: 'Not valid', code: 104 })
  })
})

describe('GeeTest v4 in the page', () => {
  const validate = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' }

  it('is ready, asks, and gives what getValidate gives', async () => {
    const { told, done, init } = fake(validate)
    globalThis.initGeetest4 = init
    const events = listening()
    const starting = startGeetest4(four, events)
    told['onReady']?.()
    const asker = await starting
    if (asker.kind !== 'geetest') throw new Error('not GeeTest')
    asker.ask()
    told['onSuccess']?.()
    expect(events.onSolved).toHaveBeenCalledWith({ fields: { geetestValidateV4: validate } })
    expect(done).toEqual(['showCaptcha'])
  })

  it('a resource that takes too long (60205) is a network failure', async () => {
    const { told, init } = fake(validate)
    globalThis.initGeetest4 = init
    const starting = startGeetest4(four, listening())
    told['onError']?.({ code: '60205', msg: 'Network failure', desc: { detail: 'gct resource load timeout' } })
    await expect(starting).rejects.toEqual(new CaptchaFailure({ message: 'No connection', code: 60_205 }))
  })
})

describe('captcha languages (spec 1 §9, Captcha languages)', () => {
  it.each([
    ['CN', 'zh-cn', 'zho'],
    ['TW', 'zh-tw', 'zho-tw'],
    ['EN', 'en', 'eng'],
    ['JA', 'ja', 'jpn'],
    ['TH', 'th', 'eng'],
    ['TA', 'ta', 'eng'],
    ['UR', 'en', 'eng'],
    ['PT-BR', 'en', 'por'],
  ] as const)('%s is %s in v3 and %s in v4', (language, v3, v4) => {
    expect([languageOfV3(language), languageOfV4(language)]).toEqual([v3, v4])
  })
})

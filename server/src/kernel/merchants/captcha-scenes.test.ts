import { resolveFlags, type Flag } from '@foyer/contract/flags'
import { describe, expect, test } from 'vitest'
import { captchaSettingOf } from './captcha-scenes.ts'
import type { MerchantFile } from './merchant-file.ts'

const merchant = (flags: readonly Flag[], file: Partial<MerchantFile> = {}) => ({
  flags: resolveFlags(Object.fromEntries(flags.map(flag => [flag, true]))),
  file: { geetest: { id: 'an-id', key: 'geetestKey' }, captcha: { scenes: { login: true, sms: false, register: true } }, ...file } as MerchantFile,
})

describe('the captcha provider of a scene (spec 1 §4, §5, §6)', () => {
  test('a scene shows one only if its flag is on', () => {
    const shown = (['login', 'sms', 'register'] as const).map(scene => captchaSettingOf(merchant([]), scene, false).shown)
    expect(shown).toEqual([true, false, true])
    expect(captchaSettingOf(merchant([], { captcha: {} }), 'login', false).shown).toBe(false)
  })

  // Proves captcha-4.
  test('where the merchant says nothing, a code by SMS asks for one, because it costs money', () => {
    for (const captcha of [undefined, {}, { scenes: {} }]) {
      const file = captcha ? { captcha } : {}
      const shown = (['login', 'sms', 'register'] as const).map(
        scene => captchaSettingOf({ ...merchant([]), file: file as MerchantFile }, scene, false).shown,
      )
      expect(shown).toEqual([false, true, false])
    }
  })

  test('without GeeTest it is the merchant’s plain captcha: our own slider, or a picture', () => {
    expect(captchaSettingOf(merchant([]), 'login', false)).toMatchObject({ provider: 'slider', geetestId: null })
    expect(captchaSettingOf(merchant([], { captcha: { plain: 'picture' } }), 'login', false).provider).toBe('picture')
  })

  test('GEETEST3 replaces it with GeeTest for all visitors', () => {
    for (const testMode of [false, true])
      expect(captchaSettingOf(merchant(['GEETEST3']), 'login', testMode)).toMatchObject({ provider: 'geetest3', geetestId: 'an-id' })
  })

  test('GEETESTTEST3 limits GeeTest to test mode, and does nothing alone', () => {
    expect(captchaSettingOf(merchant(['GEETEST3', 'GEETESTTEST3']), 'login', false).provider).toBe('slider')
    expect(captchaSettingOf(merchant(['GEETEST3', 'GEETESTTEST3']), 'login', true).provider).toBe('geetest3')
    expect(captchaSettingOf(merchant(['GEETESTTEST3']), 'login', true).provider).toBe('slider')
  })

  // Proves captcha-12.
  test.each([
    ['v4', 'geetest4'],
    ['V4', 'geetest4'],
    ['v3', 'geetest3'],
    ['4', 'geetest3'],
    [undefined, 'geetest3'],
  ] as const)('version %s is %s', (version, provider) => {
    expect(captchaSettingOf(merchant(['GEETEST3'], { geetest: { id: 'an-id', ...(version && { version }) } }), 'login', false).provider).toBe(
      provider,
    )
  })

  test('GEETESTVCODE3 switches the SMS scene', () => {
    expect(captchaSettingOf(merchant(['GEETEST3']), 'sms', false)).toMatchObject({ shown: false, provider: 'slider' })
    expect(captchaSettingOf(merchant(['GEETEST3', 'GEETESTVCODE3']), 'sms', false)).toMatchObject({ shown: true, provider: 'geetest3' })
    expect(captchaSettingOf(merchant(['GEETESTVCODE3']), 'sms', false)).toMatchObject({ shown: false, provider: 'slider' })
    expect(captchaSettingOf(merchant([], { captcha: { scenes: { sms: true } } }), 'sms', false)).toMatchObject({ shown: true, provider: 'slider' })
  })
})

import type { Static } from 'typebox'
import { PASSWORD_MIN_LENGTH } from '@foyer/contract/fields'
import type { CaptchaScene } from '@foyer/contract/captcha/fields'
import type { Flags } from '@foyer/contract/flags'
import type { MerchantFile } from '@foyer/contract/merchant'
import type { MerchantSettings } from '@foyer/contract/system/consolidated-settings'
import { captchaSettingOf } from '#merchants/captcha-scenes.ts'

/** The idle limit of a session (spec 1 §9: token max-age 300 s). */
export const IDLE_SECONDS = 300
/** spec 2 §3, gw. */
const GEETEST_VERSION = 'v3'
const PROFILE_ICON_COUNT = 9
const HOME_PATH = '/m/home'
const CHANGE_PASSWORD_PATH = '/m/changePsw'

/** What every visitor of the merchant sees the same, complete: the web gets no gaps to fill. */
export const settingsOf = (file: MerchantFile, flags: Flags): Static<typeof MerchantSettings> => {
  const captchaIn = (scene: CaptchaScene) => captchaSettingOf({ file, flags }, scene, false)
  const captcha = { login: captchaIn('login'), sms: captchaIn('sms'), register: captchaIn('register') }
  return {
    merchantCode: file.code,
    merchantName: file.name,
    languages: file.languages,
    mobileTemplate: file.mobileTemplate ?? 'default',
    imageCDNs: file.imageCDNs ?? [],
    ...file.country,
    register: {
      enabled: true,
      captcha: { enabled: captcha.register.shown, regexp: file.captcha?.regexp ?? false },
      confirmation: false,
      referral: false,
      ...file.register,
      passwordMinLength: file.password?.minLength ?? PASSWORD_MIN_LENGTH,
    },
    captcha,
    smsProvider: { firebase: false, apiKey: null },
    gw: {
      GEETEST_ID: file.geetest?.id ?? null,
      GEETEST_VERSION: file.geetest?.version ?? GEETEST_VERSION,
      PROFILE_ICON_COUNT: file.profileIconCount ?? PROFILE_ICON_COUNT,
    },
    whitelabelVal: flags,
    paths: { home: file.paths?.home ?? HOME_PATH, changePassword: file.paths?.changePassword ?? CHANGE_PASSWORD_PATH },
    redirectHosts: file.redirectHosts ?? [],
    beforeLoginGoRegister: file.beforeLoginGoRegister ?? false,
  }
}

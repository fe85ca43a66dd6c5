import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { PASSWORD_MIN_LENGTH } from '@foyer/contract/fields'
import type { Flags } from '@foyer/contract/flags'
import { PROFILE_ICON_COUNT } from '@foyer/contract/merchant'
import { accessDefaults } from '@foyer/contract/merchant/access'
import type { MerchantSettings } from '@foyer/contract/site/consolidated-settings'
import { forcedDownloadDefaults } from '@foyer/contract/site/downloads/download-settings'
import { installDefaults } from '@foyer/contract/site/downloads/install'
import type { Static } from 'typebox'
import type { Channels } from '#kernel/merchants/brand.ts'
import { captchaSettingOf } from '#kernel/merchants/captcha-scenes.ts'
import { decimalsOf } from '#kernel/merchants/decimals.ts'
import { affiliateHostsOf } from '#kernel/merchants/hosts.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { customerServiceOf, possible, signInProjectOf, downloadOf } from './settings-parts.ts'
import { trackingSettingOf } from './tracking-setting.ts'

/** spec 2 §3, gw. */
const GEETEST_VERSION = 'v3'

/** The settings that are the same for all visitors, complete, so that the web needs no defaults. */
export const settingsOf = (
  file: MerchantFile,
  flags: Flags,
  channels: Channels,
  chat: Static<typeof MerchantSettings>['chat'],
): Static<typeof MerchantSettings> => {
  const captchaIn = (scene: CaptchaScene) => captchaSettingOf({ file, flags }, scene, false)
  const captcha = { login: captchaIn('login'), sms: captchaIn('sms'), register: captchaIn('register') }
  return {
    merchantCode: file.code,
    merchantName: file.name,
    languages: file.languages,
    mobileTemplate: file.mobileTemplate ?? 'default',
    scheme: file.theme.choice ? file.theme.scheme : null,
    imageCDNs: file.imageCDNs ?? [],
    customerService: customerServiceOf(file),
    domainList: file.domains ?? [],
    ...file.country,
    decimals: decimalsOf(file),
    register: {
      enabled: true,
      captcha: { enabled: captcha.register.shown, regexp: file.captcha?.regexp ?? false },
      confirmation: false,
      referral: false,
      ...file.register,
      ways: possible(file.register?.ways ?? [...accessDefaults.registerWays], channels),
      passwordMinLength: file.password?.minLength ?? PASSWORD_MIN_LENGTH,
    },
    login: {
      ways: possible(file.login?.ways ?? [...accessDefaults.loginWays], channels),
      passkeys: file.passkeys?.offered ?? true,
    },
    recovery: { ways: (['sms', 'email'] as const).filter(way => channels[way] !== 'off') },
    captcha,
    firebase: signInProjectOf(file),
    freePlay: file.freePlay ?? false,
    smsProvider: { firebase: file.firebase?.firebase ?? false, apiKey: file.firebase?.apiKey ?? null },
    gw: {
      GEETEST_ID: file.geetest?.id ?? null,
      GEETEST_VERSION: file.geetest?.version ?? GEETEST_VERSION,
      PROFILE_ICON_COUNT: file.profileIconCount ?? PROFILE_ICON_COUNT,
    },
    chat,
    tracking: trackingSettingOf(file),
    serviceScript: file.customerServiceScript ? (file.customerServiceScript.place ?? 'frame') : null,
    whitelabelVal: flags,
    paths: { ...accessDefaults.paths, ...file.paths },
    redirectHosts: file.redirectHosts ?? [],
    affiliateHosts: affiliateHostsOf(file),
    install: { ...installDefaults, ...file.install },
    download: downloadOf(file),
    forcedDownload: { ...forcedDownloadDefaults, ...file.forcedDownload },
    tabs: file.tabs ?? [...accessDefaults.tabs],
    beforeLoginGoRegister: file.beforeLoginGoRegister ?? false,
    minimumAge: file.minimumAge ?? accessDefaults.minimumAge,
    live: file.live?.wins !== undefined,
  }
}

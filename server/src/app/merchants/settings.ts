import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { PASSWORD_MIN_LENGTH } from '@foyer/contract/fields'
import type { Flags } from '@foyer/contract/flags'
import { PROFILE_ICON_COUNT } from '@foyer/contract/merchant'
import { accessDefaults } from '@foyer/contract/merchant/access'
import type { LoginWay, MerchantSettings } from '@foyer/contract/site/consolidated-settings'
import type { CustomerServiceEntry } from '@foyer/contract/site/domain-problem'
import { downloadDefaults, forcedDownloadDefaults, installDefaults } from '@foyer/contract/site/downloads/install'
import type { RegisterWay } from '@foyer/contract/site/register-setting'
import { trackingDefaults } from '@foyer/contract/tracking/tracking-settings'
import type { Static } from 'typebox'
import type { Channels } from '#kernel/merchants/brand.ts'
import { captchaSettingOf } from '#kernel/merchants/captcha-scenes.ts'
import { scramblePath } from '#kernel/merchants/customer-service-path.ts'
import { decimalsOf } from '#kernel/merchants/decimals.ts'
import { affiliateHostsOf } from '#kernel/merchants/hosts.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { providerLists } from './providers.ts'

/** spec 2 §3, gw. */
const GEETEST_VERSION = 'v3'

/** Every entry with its path, in the form of the wire. */
const customerServiceOf = ({ customerService = [] }: MerchantFile): CustomerServiceEntry[] =>
  customerService.map(({ url = '', path = scramblePath(url), ...entry }) => ({ ...entry, path }))

/** A merchant that names no provider uses the outbox, if that is allowed. */
export const channelsOf = ({ sms, email }: MerchantFile, allowOutbox: boolean): Channels => {
  const fallback = allowOutbox ? 'outbox' : 'off'
  return { sms: sms?.provider ?? fallback, email: email?.provider ?? fallback }
}

/** A merchant that names no chat has the product's own, if that is allowed; null with CBS3 off (spec 2 §4, Chat). */
export const chatOf = ({ chat }: MerchantFile, { CBS3 }: Flags, allowDesk: boolean): Static<typeof MerchantSettings>['chat'] =>
  CBS3 ? (chat?.provider ?? (allowDesk ? 'desk' : null)) : null

/** A method that needs an SMS code is left out if no provider sends SMS; the user name always works. */
const possible = <Way extends RegisterWay | LoginWay>(wanted: readonly Way[], { sms }: Channels): (Way | 'username')[] => {
  const ways = wanted.filter(way => sms !== 'off' || (way !== 'mobile' && way !== 'sms'))
  return ways.length > 0 ? ways : ['username']
}

/** The links are requested when needed; how profiles are signed stays private. */
const downloadOf = ({ download = {} }: MerchantFile): Static<typeof MerchantSettings>['download'] => {
  const { links: _, profile: __, ...settings } = download
  return { ...downloadDefaults, ...settings }
}

/** The Firebase project, if players sign in by it; the name of its secret stays private. */
const signInProjectOf = ({ firebase }: MerchantFile): Static<typeof MerchantSettings>['firebase'] => {
  if (!firebase || firebase.channels.length === 0) return null
  const { serviceAccount: _, ...project } = firebase
  return project
}

const trackers = providerLists.flatMap(({ kind, list }) => (kind === 'tracking' ? list : []))

/** Without a provider nothing is tracked, so nothing is asked. */
const trackingSettingOf = (file: MerchantFile): Static<typeof MerchantSettings>['tracking'] => {
  if (!trackers.some(({ isChosen }) => isChosen(file))) return null
  const { consent: mode, version } = { ...trackingDefaults, ...file.tracking }
  const inPage = file.facebookPixel !== undefined || trackers.some(provider => provider.scriptsOf(file).length > 0)
  return { mode, version, inPage }
}

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

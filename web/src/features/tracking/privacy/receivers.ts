import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'

/** The companies' own names. */
const companies: Readonly<Record<TrackingProviderName, string>> = {
  facebook: 'Meta (Facebook, Instagram)',
  tiktok: 'TikTok',
  kwai: 'Kwai',
  gtag: 'Google',
  appsflyer: 'AppsFlyer',
  adjust: 'Adjust',
  twitter: 'X (Twitter)',
  bigo: 'BIGO Ads',
  voluum: 'Voluum',
  propeller: 'PropellerAds',
  kadam: 'Kadam',
  tf: 'Traffic Factory',
}

/** What players are told of: several moments of the same kind are one line. */
const KINDS = {
  privacy_visits: ['firstOpen', 'viewContent', 'downloadApp', 'a2hsInstalled'],
  privacy_account: ['registerSubmit', 'register', 'login'],
  privacy_money: ['depositSubmit', 'firstDeposit', 'deposit', 'redeposit', 'firstDepositArrival', 'startTrial', 'withdraw'],
  privacy_games: ['gameLaunch'],
} as const

export type KindText = keyof typeof KINDS

const kinds = Object.keys(KINDS) as readonly KindText[]

interface Receiver {
  readonly name: TrackingProviderName
  readonly events: readonly string[]
}

/** The companies, each with the kinds of moments that it is told of. */
export const companiesOf = (receivers: readonly Receiver[]): readonly { readonly company: string; readonly kinds: readonly KindText[] }[] =>
  receivers.map(({ name, events }) => ({
    company: companies[name],
    kinds: kinds.filter(kind => (KINDS[kind] as readonly string[]).some(moment => events.includes(moment))),
  }))

import type { Moment } from './moments.ts'

/** The providers of tracking (spec 1 §3, Pixel tracking record). No schemas here, so that the web may import this file. */
export const trackingProviders = [
  'facebook',
  'tiktok',
  'kwai',
  'gtag',
  'appsflyer',
  'adjust',
  'twitter',
  'bigo',
  'voluum',
  'propeller',
  'kadam',
  'tf',
] as const
export type TrackingProviderName = (typeof trackingProviders)[number]

/** The name of each moment at a provider; it is not told of a moment that is missing. */
export type EventNames = Readonly<Partial<Record<Moment, string>>>

/**
 * Names of our own for moments that Meta and TikTok have no standard event for. They say nothing of gambling or of somebody's money, because Meta
 * limits events whose names do.
 */
const customNames = {
  firstOpen: 'FirstVisit',
  registerSubmit: 'FormSubmit',
  firstDepositArrival: 'FirstOrder',
  redeposit: 'RepeatOrder',
  withdraw: 'OrderReturn',
  login: 'SignIn',
  downloadApp: 'AppDownload',
  gameLaunch: 'ContentStart',
  a2hsInstalled: 'HomeScreen',
} as const satisfies EventNames

const standardNames = {
  register: 'CompleteRegistration',
  depositSubmit: 'InitiateCheckout',
  startTrial: 'StartTrial',
  viewContent: 'ViewContent',
} as const satisfies EventNames

/** Names for providers that take any. */
const ownNames = {
  firstOpen: 'first_open_web',
  registerSubmit: 'register_submit',
  register: 'register',
  depositSubmit: 'deposit_submit',
  firstDepositArrival: 'first_deposit_arrival',
  deposit: 'deposit',
  redeposit: 'redeposit',
  withdraw: 'withdraw',
  login: 'login',
  viewContent: 'view_content',
  downloadApp: 'download_app',
  gameLaunch: 'game_launch',
  a2hsInstalled: 'a2hs_installed',
} as const satisfies EventNames

/** GA4 has names of its own for some moments, and only `purchase` counts as revenue there (GA4, Recommended events). */
const googleNames = { ...ownNames, register: 'sign_up', depositSubmit: 'begin_checkout', deposit: 'purchase' } as const satisfies EventNames

/** Trackers of campaigns, which want to know of registrations and of money that arrived. */
const campaignNames = { register: 'register', startTrial: 'startTrial', deposit: 'deposit', redeposit: 'redeposit' } as const satisfies EventNames

/**
 * How each provider calls each moment; a merchant may override each (`events` in the provider's settings). The browser and the server use the same
 * name, because Meta and TikTok recognise an event that comes by both ways by its name and id. `firstDeposit` is for our own records alone.
 */
export const providerEvents: Readonly<Record<TrackingProviderName, EventNames>> = {
  facebook: { ...customNames, ...standardNames, deposit: 'Purchase' },
  tiktok: { ...customNames, ...standardNames, deposit: 'CompletePayment' },
  // Kwai takes the events of a closed list alone.
  kwai: {
    register: 'completeRegistration',
    depositSubmit: 'initiatedCheckout',
    firstDepositArrival: 'firstDeposit',
    deposit: 'purchase',
    viewContent: 'contentView',
  },
  gtag: googleNames,
  appsflyer: ownNames,
  bigo: { register: 'ec_register', firstDepositArrival: 'ec_purchase' },
  voluum: campaignNames,
  propeller: { register: 'register' },
  kadam: { register: 'register' },
  tf: campaignNames,
  // Their events have ids that are made in the merchant's account, so the merchant names each.
  adjust: {},
  twitter: {},
}

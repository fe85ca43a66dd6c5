/** The facts of a moment of tracking (spec 1 §4, Tracking events). No schemas here, so that the web may import this file. */
export interface MomentFacts {
  /** Who notices it. What has to do with money or registration is noticed by the server, so that no page can claim it. */
  readonly by: 'page' | 'server'
  /** A visitor or a member has it once, for ever. */
  readonly once?: 'visitor' | 'member'
  /** What its amount is multiplied by in our records: money that leaves us is negative. Absent: it has no amount. */
  readonly sign?: 1 | -1
}

/** The fifteen moments of spec 1 §4. */
export const moments = {
  /** The first page that a visitor opens. */
  firstOpen: { by: 'page', once: 'visitor' },
  /** The form of registration is sent. */
  registerSubmit: { by: 'page' },
  register: { by: 'server', once: 'member' },
  /** A deposit is asked for. */
  depositSubmit: { by: 'server', sign: 1 },
  /** The member's first deposit is asked for, whatever becomes of it. */
  firstDeposit: { by: 'server', once: 'member', sign: 1 },
  /** Money was paid out. */
  withdraw: { by: 'server', sign: -1 },
  /** Money arrived, the first time too. */
  deposit: { by: 'server', sign: 1 },
  /** Money arrived, and not for the first time. */
  redeposit: { by: 'server', sign: 1 },
  /** Money arrived for the first time. */
  firstDepositArrival: { by: 'server', once: 'member', sign: 1 },
  /** The same moment, under the name that some providers know. */
  startTrial: { by: 'server', once: 'member', sign: 1 },
  login: { by: 'page' },
  viewContent: { by: 'page' },
  /** A download that ends in mobileconfig, apk or ipa. */
  downloadApp: { by: 'page' },
  gameLaunch: { by: 'page' },
  /** The product was put on the home screen. */
  a2hsInstalled: { by: 'page', once: 'visitor' },
} as const satisfies Readonly<Record<string, MomentFacts>>

/** Events that one call takes. */
export const EVENTS_AT_ONCE = 20
/** An event that a page kept for longer tells nothing any more, unless it is one that there is once, ms. */
export const EVENT_LIFE_MS = 3 * 24 * 60 * 60_000

export type Moment = keyof typeof moments
/** A moment that a page may report. */
export type PageMoment = { [Name in Moment]: (typeof moments)[Name]['by'] extends 'page' ? Name : never }[Moment]

export const momentNames = Object.keys(moments) as readonly Moment[]
export const pageMoments = momentNames.filter((name): name is PageMoment => moments[name].by === 'page')

export const factsOfMoment = (moment: Moment): MomentFacts => moments[moment]

/** spec 1 §4: which downloads count as `downloadApp`. */
const APP_ADDRESS = /^[^?#]*\.(?:mobileconfig|apk|ipa)(?:[?#]|$)/i

/** Whether the address is that of an app, by the end of its path. */
export const isAppDownload = (address: string): boolean => APP_ADDRESS.test(address)

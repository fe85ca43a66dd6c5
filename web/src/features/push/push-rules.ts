import { DAY_MS } from '@foyer/contract/time-units'

/** A device is bound again after this time, ms (spec 1 §9, Push: token refresh). */
const REFRESH_MS = 7 * DAY_MS

export interface PromptFacts {
  readonly supported: boolean
  readonly signedIn: boolean
  readonly permission: NotificationPermission
  /** The player has waited for something that is worth a message. */
  readonly awaitsNews: boolean
  /** The player said "not now" in this session. */
  readonly skipped: boolean
  /** Undefined while it is unknown; empty if the server has none. */
  readonly vapidKey: string | undefined
}

/** Whether the prompt is due (spec 1 §4, Session and push); undefined while that is unknown. Once the browser has the player's answer, it is not asked again. */
export const isPushPromptDue = ({ supported, signedIn, permission, awaitsNews, skipped, vapidKey }: PromptFacts): boolean | undefined => {
  if (!supported || !signedIn || !awaitsNews || skipped || permission !== 'default') return false
  return vapidKey === undefined ? undefined : vapidKey !== ''
}

/** What a session has told the server. */
export interface Bound {
  readonly token: string
  readonly at: number
}

export const isBindingDue = (bound: Bound | undefined, token: string, now: number): boolean =>
  bound === undefined || bound.token !== token || now - bound.at >= REFRESH_MS

import type { Request } from '#request/request-client.ts'
import { currentSession } from '#session/session-store.ts'
import { subscribeDevice, subscribedToken, type PushSetting } from './device-push.ts'
import { boundDevice, boundToken, forgetBound, isBoundElsewhere, noteBound } from './push-memory.ts'
import { isBindingDue } from './push-rules.ts'

const SILENT = { alert: false } as const

let last: Promise<unknown> = Promise.resolve()

/** One after the other: whoever signs out and in again at once must not be unbound by the call that was made first. */
const inOrder = async (work: () => Promise<void>): Promise<void> => {
  const mine = last.then(work, work)
  last = mine
  await mine
}

/** Subscribes the device, and tells the server whose it is (spec 1 §4, Session and push). Rejects if the browser or the server refuses. */
export const bindDevice = (request: Request, setting: PushSetting): Promise<void> =>
  inOrder(async () => {
    const token = await subscribeDevice(setting)
    const now = Date.now()
    const session = currentSession()
    if (!session || !isBindingDue(boundDevice(), token, now)) return
    await request('push.bind', { registrationToken: token }, SILENT)
    await request('push.subscribe', { registrationToken: token, topic: 'ALL' }, SILENT)
    noteBound({ token, at: now }, session.token)
  })

/**
 * The member of this page has signed out. The server unbinds the device with the session; this is for a session that had ended there before. A
 * device that another tab's session has bound since stays bound.
 */
export const unbindDevice = (request: Request): Promise<void> =>
  inOrder(async () => {
    const token = boundToken() ?? (await subscribedToken())
    if (token === undefined || currentSession() || isBoundElsewhere()) return
    await request('push.unsubscribe', { registrationToken: token, unsubscribeAll: 'true' }, { ...SILENT, authorization: false })
    forgetBound()
  })

import { deviceFacts } from '#device/device-facts.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession, openSession } from '#session/session-store.ts'
import { askSecondFactor } from './ask-second-factor.ts'
import { sessionOf, type SignedIn } from './enter.ts'

// What few visits need: it is loaded when an address has a token, or is to carry one.

/** What an address that leaves carries for the session: a code that can be used once, or the token itself if the back end has no such codes. */
export const handoffToken = async (request: Request, token: string): Promise<string> => {
  try {
    return (await request('session.handoff', {})).code
  } catch (error) {
    if (isUnknownCall(error)) return token
    throw error
  }
}

/** Whether the back end does not have the call that was asked: another maker's, then. Ours has every call. */
const isUnknownCall = (error: unknown): boolean => error instanceof RequestError && error.status === 404

const signInBy = async (merchantCode: string, load: () => Promise<SignedIn | undefined | void>): Promise<void> => {
  if (currentSession()) return
  try {
    const answer = await load()
    if (answer && !currentSession()) openSession(sessionOf(answer, merchantCode))
  } catch (error) {
    // Used, expired or unknown: the visitor stays signed out, and the route guard decides what to show.
    if (!(error instanceof RequestError)) throw error
  }
}

/** Signs in with a partner's assertion (docs/third-party-login.md). A refusal is shown, because the player came to sign in. */
export const signInByAssertion = (request: Request, assertion: string, merchantCode: string): Promise<void> =>
  signInBy(merchantCode, () =>
    request('session.thirdParty', { assertion, ...deviceFacts() }).catch((error: unknown) =>
      askSecondFactor(error, { remember: false, complete: answer => openSession(sessionOf(answer, merchantCode)) }),
    ),
  )

/** Takes over the session itself that the token stands for, if the back end knows it. */
const takeSession = async (request: Request, token: string, merchantCode: string): Promise<void> => {
  try {
    const info = await request('member.info', {}, { authorization: token, alert: false })
    if (info.merchantCode !== merchantCode || currentSession()) return
    openSession({ id: info.customerId, token, merchantCode, userName: info.userName, type: info.type, firstTimeLogin: info.firstTimeLogin })
  } catch (error) {
    // The server does not know the token: the visitor stays signed out, and the route guard decides what to show.
    if (!(error instanceof RequestError)) throw error
  }
}

/**
 * Signs in by the token of an address; an existing session is never replaced. Whatever it looks like, it is given to the server as a
 * handoff code: a session's own token would let a stranger sign a visitor in to the stranger's account for as long as that session
 * lives. Only a back end without such codes is asked whether the token is a session's (decision 8).
 */
export const signInByToken = (request: Request, token: string, merchantCode: string): Promise<void> =>
  signInBy(merchantCode, async () => {
    const { loginDeviceId } = deviceFacts()
    try {
      return await request('session.takeHandoff', { code: token, loginDeviceId }, { alert: false })
    } catch (error) {
      if (!isUnknownCall(error)) throw error
      await takeSession(request, token, merchantCode)
      return undefined
    }
  })

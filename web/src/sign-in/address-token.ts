import { deviceFacts } from '#device/device-facts.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession, openSession } from '#session/session-store.ts'
import { sessionOf, type SignedIn } from './enter.ts'

const NAMES = ['token', 'tokens'] as const
const ASSERTION = 'assertion'

interface AddressToken {
  readonly token: string | null
  /** A partner's signed assertion about the visitor. */
  readonly assertion: string | null
  /** The address without both. */
  readonly rest: string
}

/** The token an address carries (spec 2 §2, Route guard), and the address without it. */
export const splitAddressToken = (address: string): AddressToken => {
  const url = new URL(address)
  const token = NAMES.map(name => url.searchParams.get(name)).find(value => value) ?? null
  const assertion = url.searchParams.get(ASSERTION)
  for (const name of [...NAMES, ASSERTION]) url.searchParams.delete(name)
  return { token, assertion, rest: url.pathname + url.search + url.hash }
}

/** Removes token and assertion from the address and the history, whether they are valid or not (decision 8). */
export const takeAddressToken = (): Pick<AddressToken, 'token' | 'assertion'> => {
  const { rest, ...taken } = splitAddressToken(window.location.href)
  if (taken.token ?? taken.assertion) window.history.replaceState(window.history.state, '', rest)
  return taken
}

/** A handoff code begins with this (contract, session/handoff); anything else is a session token. */
const HANDOFF = 'ho_'

/** What an address that leaves carries for the session: a code that can be used once, or the token itself if the back end has no such codes. */
export const handoffToken = async (request: Request, token: string): Promise<string> => {
  try {
    return (await request('session.handoff', {})).code
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return token
    throw error
  }
}

const signInBy = async (merchantCode: string, ask: () => Promise<SignedIn>): Promise<void> => {
  if (currentSession()) return
  try {
    const answer = await ask()
    if (!currentSession()) openSession(sessionOf(answer, merchantCode))
  } catch (error) {
    // Used, expired or unknown: the visitor stays signed out, and the route guard decides what to show.
    if (!(error instanceof RequestError)) throw error
  }
}

/** Signs in with a partner's assertion (docs/third-party-login.md). A refusal is shown, because the player came to sign in. */
export const signInByAssertion = (request: Request, assertion: string, merchantCode: string): Promise<void> =>
  signInBy(merchantCode, () => request('session.thirdParty', { assertion, ...deviceFacts() }))

/** Opens a session with the token if the server knows it; an existing session is never replaced. */
export const signInByToken = async (request: Request, token: string, merchantCode: string): Promise<void> => {
  if (token.startsWith(HANDOFF)) {
    const { loginDeviceId } = deviceFacts()
    return signInBy(merchantCode, () => request('session.takeHandoff', { code: token, loginDeviceId }, { alert: false }))
  }
  if (currentSession()) return
  try {
    const info = await request('member.info', {}, { authorization: token, alert: false })
    if (info.merchantCode !== merchantCode || currentSession()) return
    openSession({ id: info.customerId, token, merchantCode, userName: info.userName, type: info.type, firstTimeLogin: info.firstTimeLogin })
  } catch (error) {
    // The server does not know the token: the visitor stays signed out, and the route guard decides what to show.
    if (!(error instanceof RequestError)) throw error
  }
}

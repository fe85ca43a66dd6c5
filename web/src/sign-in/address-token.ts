import { deviceFacts } from '#device/device-facts.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession, openSession } from '#session/session-store.ts'
import { sessionOf, type SignedIn } from './enter.ts'

const NAMES = ['token', 'tokens'] as const
const ASSERTION = 'assertion'

interface AddressToken {
  readonly token: string | null
  /** What a partner says of the visitor. */
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

/** Takes what signs in out of the address and the history, whether it is of use or not (decision 8). */
export const takeAddressToken = (): Pick<AddressToken, 'token' | 'assertion'> => {
  const { rest, ...taken } = splitAddressToken(window.location.href)
  if (taken.token ?? taken.assertion) window.history.replaceState(window.history.state, '', rest)
  return taken
}

/** Begins a handoff code (contract, session/handoff); what does not is a session token. */
const HANDOFF = 'ho_'

/** What stands for the session in an address that leaves: a code that is good once, or before a back end that gives none the token itself. */
export const handoffToken = async (request: Request, token: string): Promise<string> => {
  try {
    return (await request('session.handoff', {})).code
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return token
    throw error
  }
}

const enterBy = async (merchantCode: string, ask: () => Promise<SignedIn>): Promise<void> => {
  if (currentSession()) return
  try {
    const answer = await ask()
    if (!currentSession()) openSession(sessionOf(answer, merchantCode))
  } catch (error) {
    // Used, expired, or of nobody: the visitor stays signed out, and the guard decides.
    if (!(error instanceof RequestError)) throw error
  }
}

/** Signs in whom a partner vouches for (docs/third-party-login.md). Its refusal is told: the player came to sign in. */
export const enterByAssertion = (request: Request, assertion: string, merchantCode: string): Promise<void> =>
  enterBy(merchantCode, () => request('session.thirdParty', { assertion, ...deviceFacts() }))

/** Makes the token the session if the server knows it; a session that stands already is never replaced. */
export const enterByToken = async (request: Request, token: string, merchantCode: string): Promise<void> => {
  if (token.startsWith(HANDOFF)) {
    const { loginDeviceId } = deviceFacts()
    return enterBy(merchantCode, () => request('session.takeHandoff', { code: token, loginDeviceId }, { alert: false }))
  }
  if (currentSession()) return
  try {
    const info = await request('member.info', {}, { authorization: token, alert: false })
    if (info.merchantCode !== merchantCode || currentSession()) return
    openSession({ id: info.customerId, token, merchantCode, userName: info.userName, type: info.type, firstTimeLogin: info.firstTimeLogin })
  } catch (error) {
    // A token nobody knows: the visitor stays signed out, and the guard decides.
    if (!(error instanceof RequestError)) throw error
  }
}

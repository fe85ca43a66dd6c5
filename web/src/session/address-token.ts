import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession, openSession } from '#session/session-store.ts'

const NAMES = ['token', 'tokens'] as const

/** The token an address carries (spec 2 §2, Route guard), and the address without it. */
export const splitAddressToken = (address: string): { readonly token: string | null; readonly rest: string } => {
  const url = new URL(address)
  const token = NAMES.map(name => url.searchParams.get(name)).find(value => value) ?? null
  for (const name of NAMES) url.searchParams.delete(name)
  return { token, rest: url.pathname + url.search + url.hash }
}

/** Takes the token out of the address and the history, whether it is of use or not (design, Tokens in addresses). */
export const takeAddressToken = (): string | null => {
  const { token, rest } = splitAddressToken(window.location.href)
  if (token) window.history.replaceState(window.history.state, '', rest)
  return token
}

/** Makes the token the session if the server knows it; a session that stands already is never replaced. */
export const enterByToken = async (request: Request, token: string, merchantCode: string): Promise<void> => {
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

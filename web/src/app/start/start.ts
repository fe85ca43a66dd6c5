import type { PageData } from '@foyer/contract/page'
import type { Clients } from '#app/clients.ts'
import { restoreLastVisit } from '#app/old-ios/restored.ts'
import { keepRegistrationInfo } from '#navigation/registration-info.ts'
import { currentSession } from '#session/session-store.ts'
import type { SignedIn } from '#sign-in/enter.ts'
import { mayHaveSavedLogin } from '#sign-in/saved-login-key.ts'
import { takeAddressToken } from '#sign-in/take-address-token.ts'
import { createStore, useStore } from '#store.ts'

type Settings = Pick<PageData['settings'], 'merchantCode' | 'affiliateHosts'>

const settled = createStore(() => false)

/** Whether the session is known, and where an automatic sign-in leads. The guard waits for that. */
export const useSettled = (): boolean => useStore(settled, false)

export const settle = (): void => settled.set(true)

/**
 * Runs once, right after hydration: stores how the visitor came, and signs in automatically if possible.
 * Resolves with the answer of an automatic sign-in.
 */
export const start = async ({ quick: { request } }: Clients, settings: Settings, allowed: boolean): Promise<SignedIn | null> => {
  const { merchantCode: merchant, affiliateHosts } = settings
  const query = new URLSearchParams(window.location.search)
  keepRegistrationInfo(query, window.location.hostname, affiliateHosts)
  const { token, assertion } = takeAddressToken()
  restoreLastVisit()
  if (token ?? assertion) {
    const { signInByAssertion, signInByToken } = await import('#sign-in/address-token.ts')
    if (token) await signInByToken(request, token, merchant)
    if (assertion) await signInByAssertion(request, assertion, merchant)
  }
  // Most visits end here, without the code that signs in.
  if (currentSession() || !mayHaveSavedLogin()) return null
  // Where it cannot be loaded, the server cannot be reached either.
  const code = await import('#sign-in/auto-login.ts').catch(() => null)
  if (!code) return null
  return code.signInAutomatically(request, { query, allowed, merchant })
}

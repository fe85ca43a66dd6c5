import type { PageData } from '@foyer/contract/page'
import { shortRequestTimeout } from 'virtual:call-table'
import { showClosed } from '#app/failures/closed.tsx'
import type { createErrorTexts } from '#app/failures/error-texts.ts'
import { createFailureHandler } from '#app/failures/failures.ts'
import { forgetRestored, isRestored } from '#app/old-ios/restored.ts'
import { sessionStore } from '#device/storage.ts'
import { changePasswordFor, changeReasonIn } from '#navigation/paths.ts'
import { navigateTo } from '#navigation/use-navigate.ts'
import { reportMissing } from '#notices/missing.ts'
import { createAnswerCache } from '#request/answer-cache.ts'
import { createRequest } from '#request/create-request.ts'
import type { RequestClient, RequestSetup } from '#request/request-client.ts'
import { currentSession } from '#session/session-store.ts'
import { createSessionReplacement } from '#sign-in/replace-dead-session.ts'

/** The two clients of spec 1 §7: `quick` is for calls the visitor waits for before the page is usable. */
export interface Calls {
  readonly main: RequestClient
  readonly quick: RequestClient
}

/** Makes the clients that a page's calls go through, with what follows a failure. No page needs this code to be drawn, so it loads after it. */
export const createCalls = (page: PageData, textOf: ReturnType<typeof createErrorTexts>): Calls => {
  const onFailure = createFailureHandler({
    textOf,
    navigate: navigateTo,
    facts: () => ({
      token: currentSession()?.token,
      online: navigator.onLine,
      insecure: window.location.protocol === 'http:',
      restored: isRestored(),
    }),
    // The sign-in form opens this step, because only it knows name and password.
    open: step => step === 'two-factor',
    showClosed,
    showMissing: words => void import('#app/failures/missing-calls.ts').then(({ showMissing }) => showMissing(words), reportMissing),
    forgetRestored: () => forgetRestored(page.settings.paths.home),
    leadToOwnPassword() {
      const { pathname, search } = window.location
      const { changePassword } = page.settings.paths
      const isThere = pathname === changePassword && changeReasonIn(search) !== null
      if (!isThere) navigateTo(changePasswordFor(changePassword, 'first-login', search), { replace: true })
    },
    schedule: (work, ms) => void setTimeout(work, ms),
  })
  const { merchantCode, whitelabelVal } = page.settings
  const replaceSession = createSessionReplacement(() => quick.request, { merchant: merchantCode, allowed: whitelabelVal.MOBILEAUTOLOGIN3 })
  const setup: RequestSetup = {
    merchant: () => merchantCode,
    language: () => page.language,
    session: currentSession,
    replaceSession,
    onFailure,
    cache: createAnswerCache(sessionStore),
  }
  const quick = createRequest({ ...setup, timeout: shortRequestTimeout })
  return { main: createRequest(setup), quick }
}

import type { PageData } from '@foyer/contract/page'
import { shortRequestTimeout } from 'virtual:call-table'
import { showClosed } from '#app/failures/closed.tsx'
import { createErrorTexts } from '#app/failures/error-texts.ts'
import { createFailureHandler } from '#app/failures/failures.ts'
import { forgetRestored, isRestored } from '#app/old-ios/restored.ts'
import { reloadForFile } from '#app/updates/missing-file.ts'
import { sessionStore } from '#device/storage.ts'
import { fetchParts } from '#merchant/fetch-parts.ts'
import { createParts, type Parts } from '#merchant/parts.ts'
import { changePasswordFor, changeReasonIn } from '#navigation/paths.ts'
import { navigateTo } from '#navigation/use-navigate.ts'
import { setMissingTeller } from '#notices/missing.ts'
import { showToast } from '#notices/notices.ts'
import { createAnswerCache } from '#request/answer-cache.ts'
import { createRequest } from '#request/create-request.ts'
import type { RequestClient, RequestSetup } from '#request/request-client.ts'
import { currentSession } from '#session/session-store.ts'
import { createSessionReplacement } from '#sign-in/replace-dead-session.ts'

/** The two clients of spec 1 §7: `quick` is for calls the visitor waits for before the page is usable. */
export interface Clients {
  readonly main: RequestClient
  readonly quick: RequestClient
  readonly textOf: ReturnType<typeof createErrorTexts>
  readonly parts: Parts
}

/** How long it is shown that something could not be loaded, ms: two sentences take longer to read than other toasts. */
const MISSING_SHOWN = 4_000

export const createClients = (page: PageData): Clients => {
  const parts = createParts(page, names => fetchParts(page.partsBase, page.language, names))
  const textOf = createErrorTexts(page.language, parts)
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
    forgetRestored: () => forgetRestored(page.settings.paths.home),
    leadToOwnPassword() {
      const { pathname, search } = window.location
      const { changePassword } = page.settings.paths
      const isThere = pathname === changePassword && changeReasonIn(search) !== null
      if (!isThere) navigateTo(changePasswordFor(changePassword, 'first-login', search), { replace: true })
    },
    schedule: (work, ms) => void setTimeout(work, ms),
  })
  setMissingTeller(reason => {
    if (reloadForFile(reason)) return
    void textOf({ key: navigator.onLine ? 'network_error' : 'network_offline' }).then(text => showToast(text, MISSING_SHOWN))
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
  return { main: createRequest(setup), quick, textOf, parts }
}

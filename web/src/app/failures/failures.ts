import { paths } from '#navigation/paths.ts'
import type { Navigate } from '#navigation/use-navigate.ts'
import type { Closure } from '#notices/closure.ts'
import { hideLoading, showAlert, showToast } from '#notices/notices.ts'
import type { RequestSetup } from '#request/request-client.ts'
import { closeSession } from '#session/session-store.ts'
import { savedLogins } from '#sign-in/saved-login.ts'
import { decide, type Decision, type Failure, type Words } from './error-policy.ts'

/** After an error the loading toast is hidden once per second, for up to 3 s (spec 1 §8). */
const HIDE_LOADING_AT = [1_000, 2_000, 3_000]

/** What the handler needs from the page. */
export interface PageActions {
  facts(): Pick<Failure, 'token' | 'online' | 'insecure' | 'restored'>
  /** A text in the page's language, which may have to be loaded. */
  textOf(words: Words): Promise<string>
  navigate: Navigate
  /** Opens a step that the server requires; false if nothing here can. */
  open(step: NonNullable<Decision['open']>, failure: Failure): boolean
  /** Closes the product to the visitor; resolves with false if the page for it cannot be loaded. */
  showClosed(closure: Closure): Promise<boolean>
  /** Says on the page what its back end lacks. */
  showMissing(words: string): void
  forgetRestored(): void
  /** Opens the page on which the password is changed, unless it is open already for that reason. */
  leadToOwnPassword(): void
  schedule(work: () => void, ms: number): void
}

/** The blocked-domain notice shows the server's message or "Error" (spec 2 §2). */
const withWords = async (closure: Closure, { textOf }: PageActions): Promise<Closure> =>
  closure.kind === 'domain' && !closure.message ? { ...closure, message: await textOf({ key: 'error' }) } : closure

const apply = async (failure: Failure, decision: Decision, page: PageActions): Promise<void> => {
  if (decision.forgetLogin) savedLogins.forget()
  if (decision.autoLoginOff) savedLogins.setAutoLogin('0')
  if (decision.signOut) closeSession()
  if (decision.ownPassword) page.leadToOwnPassword()
  if (decision.forgetRestored) page.forgetRestored()
  if (decision.close && (await page.showClosed(await withWords(decision.close, page)))) return
  if (decision.missing !== undefined) page.showMissing(decision.missing)
  if (decision.open && page.open(decision.open, failure)) return
  if (decision.toast) showToast(await page.textOf(decision.toast))
  if (decision.alert) showAlert(await page.textOf(decision.alert), decision.signOut && (() => page.navigate(paths.login)))
}

/** The request layer's failure handler: the error policy decides, this function acts. */
export const createFailureHandler =
  (page: PageActions): RequestSetup['onFailure'] =>
  (error, call) => {
    const failure = { error, call, ...page.facts() }
    for (const ms of HIDE_LOADING_AT) page.schedule(hideLoading, ms)
    void apply(failure, decide(failure), page)
  }

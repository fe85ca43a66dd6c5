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

/** What the handler needs of the page around it. */
export interface Surroundings {
  facts(): Pick<Failure, 'token' | 'online' | 'insecure' | 'restored'>
  /** Ours in the page's language; may have to be fetched. */
  textOf(words: Words): Promise<string>
  navigate: Navigate
  /** Opens a step the server asks for; false where nothing here can. */
  open(step: NonNullable<Decision['open']>, failure: Failure): boolean
  /** Shuts the product to the visitor; resolves with false where what says so cannot be had. */
  shutOut(closure: Closure): Promise<boolean>
  forgetRestored(): void
  schedule(work: () => void, ms: number): void
}

/** The blocked-domain notice shows the server's message or "Error" (spec 2 §2). */
const withWords = async (closure: Closure, { textOf }: Surroundings): Promise<Closure> =>
  closure.kind === 'domain' && !closure.message ? { ...closure, message: await textOf({ key: 'error' }) } : closure

const carryOut = async (failure: Failure, decision: Decision, around: Surroundings): Promise<void> => {
  if (decision.forgetLogin) savedLogins.forget()
  if (decision.autoLoginOff) savedLogins.setAutoLogin('0')
  if (decision.signOut) closeSession()
  if (decision.forgetRestored) around.forgetRestored()
  if (decision.close && (await around.shutOut(await withWords(decision.close, around)))) return
  if (decision.open && around.open(decision.open, failure)) return
  if (decision.toast) showToast(await around.textOf(decision.toast))
  if (decision.alert) showAlert(await around.textOf(decision.alert), decision.signOut && (() => around.navigate(paths.login)))
}

/** The request layer's failure handler: the error policy decides, this shows it. */
export const createFailureHandler =
  (around: Surroundings): RequestSetup['onFailure'] =>
  (error, call) => {
    const failure = { error, call, ...around.facts() }
    for (const ms of HIDE_LOADING_AT) around.schedule(hideLoading, ms)
    void carryOut(failure, decide(failure), around)
  }

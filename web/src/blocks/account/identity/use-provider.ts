import { useEffect } from 'react'
import { whenIdle } from '#device/idle.ts'
import { hasNativeLogin, nativeLogin, NativeLoginFailure } from '#device/native/native-login.ts'
import { isPrivate, privateSigns } from '#device/private-mode.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { showAlert } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { loadEngine } from './load-engine.ts'
import { showIdentityProblem } from './show-identity-problem.ts'

export interface Provider {
  readonly processing: boolean
  readonly problem: Problem | null
  /** Runs `work` under the submit guard and shows failures of the provider or the app. */
  attempt(work: () => Promise<void>): Promise<void>
  /** Signs in at the provider and resolves with the ID token; undefined if refused in a private window, which is shown (spec 1 §5). */
  tokenOf(channel: 'google' | 'facebook'): Promise<string | undefined>
}

/** The merchant's identity provider, or the native app, which signs in itself. */
export const useProvider = (): Provider => {
  const { firebase } = useSettings()
  const errors = useTexts('errors')
  const { processing, problem, run } = useSubmit()

  // Load it before the tap, because browsers allow a popup only during a tap.
  useEffect(() => (firebase ? whenIdle(() => void loadEngine(firebase).catch(() => undefined)) : undefined), [firebase])

  return {
    processing,
    problem,
    // The error policy handles our server's failures.
    attempt: work =>
      run(async () => {
        try {
          await work()
        } catch (error) {
          if (error instanceof NativeLoginFailure) showAlert(error.message)
          else if (!showIdentityProblem(error, errors)) throw error
        }
      }),
    tokenOf: async channel => {
      if (await isPrivate(privateSigns())) {
        showAlert(errors('not_support_incognito'))
        return undefined
      }
      if (hasNativeLogin()) return nativeLogin(channel)
      return firebase ? (await loadEngine(firebase)).popup(channel) : undefined
    },
  }
}

import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { orderOf, startAddress } from './launch-order.ts'
import { useStepBefore } from './use-step-before.ts'
import { signInFor } from './ways-in.ts'

/** Plays a game for money at once, or what comes before that: signing in, or the app. */
export const usePlayGame = (): ((game: GameChoice) => void) => {
  const navigate = useNavigate()
  const settings = useSettings()
  const stepBefore = useStepBefore()
  return game => {
    const { pathname, search } = window.location
    // A second tap, while the page of the first one loads.
    if (pathname === paths.launchGame) return
    const step = stepBefore()
    if (step === 'sign-in') navigate(signInFor(game, settings))
    else if (step === 'open-app') openPrompt('app-needed')
    else navigate(startAddress(orderOf(game, pathname + search), false))
  }
}

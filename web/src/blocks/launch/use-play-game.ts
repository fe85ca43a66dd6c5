import type { GameChoice } from '@foyer/contract/linkage/destination'
import { deviceSigns } from '#device/device-kind.ts'
import { isInsideApp } from '#device/in-app.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { currentSession } from '#session/session-store.ts'
import { launchAddress, signInFor } from './game-address.ts'
import { stepBefore } from './start-rules.ts'

/** Plays a game for money at once, or what comes before that: signing in, or the app. */
export const usePlayGame = (): ((game: GameChoice) => void) => {
  const navigate = useNavigate()
  const settings = useSettings()
  return game => {
    const { pathname, search } = window.location
    // A second tap, while the page of the first one loads.
    if (pathname === paths.launchGame) return
    const step = stepBefore({
      signedIn: currentSession() !== null,
      appOnly: settings.whitelabelVal.STARTGAMEINAPP3,
      insideApp: isInsideApp(deviceSigns(), search),
    })
    if (step === 'sign-in') navigate(signInFor(game, settings))
    else if (step === 'open-app') openPrompt('app-needed')
    else navigate(launchAddress(game, pathname + search))
  }
}

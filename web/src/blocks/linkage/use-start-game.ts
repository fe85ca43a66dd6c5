import type { GameChoice } from '@foyer/contract/linkage/destination'
import { deviceSigns } from '#device/device-kind.ts'
import { isInsideApp } from '#device/in-app.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useNavigate } from '#navigation/use-navigate.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { currentSession } from '#session/session-store.ts'
import { signInFor } from './game-address.ts'
import { stepBefore } from './start-rules.ts'

/** Starts a game, or what comes before it. The games themselves are not there yet: a member is told so. */
export const useStartGame = (): ((game: GameChoice) => void) => {
  const navigate = useNavigate()
  const settings = useSettings()
  return game => {
    const step = stepBefore({
      signedIn: currentSession() !== null,
      appOnly: settings.whitelabelVal.STARTGAMEINAPP3,
      insideApp: isInsideApp(deviceSigns(), window.location.search),
    })
    if (step === 'sign-in') navigate(signInFor(game, settings))
    else openPrompt(step === 'open-app' ? 'app-needed' : 'game-soon')
  }
}

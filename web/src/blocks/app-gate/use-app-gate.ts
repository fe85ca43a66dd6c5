import { deviceSigns } from '#device/device-kind.ts'
import { isInsideApp } from '#device/in-app.ts'
import { useFlag } from '#merchant/page-data.tsx'
import { openPrompt } from '#notices/prompt-queue.ts'

/** `gate(start)` starts a game. With STARTGAMEINAPP3, outside the app and the home screen, it asks the player to install instead (spec 2 §6). */
export const useAppGate = (): ((start: () => void) => void) => {
  const appOnly = useFlag('STARTGAMEINAPP3')
  return start => {
    if (appOnly && !isInsideApp(deviceSigns(), window.location.search)) openPrompt('app-needed')
    else start()
  }
}

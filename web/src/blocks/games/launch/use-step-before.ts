import { deviceSigns } from '#device/device-kind.ts'
import { isInsideApp } from '#device/in-app.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { currentSession } from '#session/session-store.ts'
import { stepBefore } from './start-rules.ts'

/** What a player does before a game for money starts, as things stand when it is called; null where nothing comes before it. */
export const useStepBefore = (): (() => ReturnType<typeof stepBefore>) => {
  const { STARTGAMEINAPP3: appOnly } = useSettings().whitelabelVal
  return () => stepBefore({ signedIn: currentSession() !== null, appOnly, insideApp: isInsideApp(deviceSigns(), window.location.search) })
}

import { useEffect } from 'react'
import { useLanguage } from '#texts/use-texts.ts'
import { prepareHomeScreen } from './prepare-home-screen.ts'
import { useInstallReport } from './use-install-report.ts'

/** What the page may be installed as, and whether the install prompt is due. Draws nothing. */
export const HomeScreen = () => {
  const language = useLanguage()
  useInstallReport()

  // Nobody waits for it, and the next page tries again.
  useEffect(() => void prepareHomeScreen(language).catch(() => undefined), [language])
  return null
}

import { useEffect } from 'react'
import { useLanguage } from '#texts/use-texts.ts'
import { prepareHomeScreen } from './prepare-home-screen.ts'
import { useInstallReport } from './use-install-report.ts'

/** Prepares what the page can be installed as, and reports whether the install prompt is due. Draws nothing. */
export const HomeScreen = () => {
  const language = useLanguage()
  useInstallReport()

  // If this fails, the next page tries again.
  useEffect(() => void prepareHomeScreen(language).catch(() => undefined), [language])
  return null
}

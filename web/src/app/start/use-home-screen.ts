import { useEffect } from 'react'
import { whenIdle } from '#device/idle.ts'
import { useLanguage } from '#texts/use-texts.ts'
import { useSettled } from './start.ts'

/** Once the page is at rest and how the visitor came is kept: the service worker, and what the manifest carries. */
export const useHomeScreen = (): void => {
  const language = useLanguage()
  const settled = useSettled()

  useEffect(() => {
    if (!settled) return
    const prepare = async () => {
      const { prepareHomeScreen } = await import('#features/home-screen/prepare-home-screen.ts')
      await prepareHomeScreen(language)
    }
    // Nobody waits for it, and the next page tries again.
    return whenIdle(() => void prepare().catch(() => undefined))
  }, [language, settled])
}

import { currentDevice } from '#blocks/install/current-device.ts'
import { useInstall } from '#blocks/install/use-install.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'

/** What banner and modal say, and the way to the newer app; absent where there is none. */
export const useUpgrade = () => {
  const t = useTexts('install')
  const { latestVersion } = useSettings().download
  const version = currentDevice().appVersion
  return {
    title: t('upgrade_title'),
    text: t('upgrade_text', { latest: latestVersion, version: version ?? '' }),
    label: t('upgrade_now'),
    update: useInstall().getApp,
  }
}

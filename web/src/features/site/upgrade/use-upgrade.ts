import { currentDevice } from '#blocks/site/install/current-device.ts'
import { useInstall } from '#blocks/site/install/use-install.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'

/** The texts of banner and modal, and the link to the newer app; absent if there is none. */
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

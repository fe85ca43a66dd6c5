import { useEffect } from 'react'
import { currentDevice } from '#blocks/install/current-device.ts'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { reportPrompt } from '#notices/prompt-queue.ts'
import { isOutdated } from './app-version.ts'
import { UpgradeBanner } from './upgrade-banner.tsx'
import { useUpgradeHidden } from './upgrade-memory.ts'

/** For an app that is older than the latest: the banner, or with MANDATORYAPPUPDATES3 the modal's report to the queue of prompts. */
export const Upgrade = () => {
  const { download } = useSettings()
  const mandatory = useFlag('MANDATORYAPPUPDATES3')
  const hidden = useUpgradeHidden()
  const outdated = isOutdated(currentDevice().appVersion, download.latestVersion)
  const due = mandatory && outdated
  // On every page and for everybody the same: it stays open while the player moves.
  useEffect(() => reportPrompt('upgrade', due), [due])
  return outdated && !mandatory && !hidden && <UpgradeBanner />
}

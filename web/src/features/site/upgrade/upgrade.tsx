import { useEffect } from 'react'
import { currentDevice } from '#blocks/site/install/current-device.ts'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { reportPrompt } from '#notices/prompt-queue.ts'
import { UpgradeBanner } from './upgrade-banner.tsx'
import { useUpgradeHidden } from './upgrade-memory.ts'
import { upgradeOf } from './upgrade-rules.ts'

/** For an app older than the latest: the banner, or with MANDATORYAPPUPDATES3 the modal's report to the queue of prompts. */
export const Upgrade = ({ bare }: { readonly bare: boolean }) => {
  const { download } = useSettings()
  const mandatory = useFlag('MANDATORYAPPUPDATES3')
  const hidden = useUpgradeHidden()
  const shown = upgradeOf({ version: currentDevice().appVersion, latest: download.latestVersion, mandatory, hidden, bare })
  const due = shown === 'modal'
  // The report holds on every page and for every session, so that it stays open during navigation.
  useEffect(() => reportPrompt('upgrade', due), [due])
  return shown === 'banner' && <UpgradeBanner />
}

import { useEffect } from 'react'
import { currentDevice } from '#blocks/site/install/current-device.ts'
import { noteInstalled, useInstallMemory } from '#blocks/site/install/install-memory.ts'
import { useAppLinks } from '#blocks/site/install/use-app-links.ts'
import { useInstallOffer } from '#blocks/site/install/use-install-offer.ts'
import { mayAskToInstall } from '#blocks/site/install/visits.ts'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { useAddress } from '#navigation/use-address.ts'
import { closePrompt } from '#notices/prompt-queue.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { useSession } from '#session/session-store.ts'
import { isInstallDue } from './install-rules.ts'
import { useDepositFacts } from './use-deposit-facts.ts'

/** Reports to the queue of prompts whether the install prompt is due, and closes it once the app is installed. */
export const useInstallReport = (): void => {
  const settings = useSettings()
  const { path } = useAddress()
  const on = useFlag('A2HS3')
  const offered = useInstallOffer()
  const { known: linksKnown, closed } = useAppLinks()
  const { known, deposits } = useDepositFacts(settings.install.depositTimes >= 0)
  const { closeCount, refused } = useInstallMemory()
  const { insideApp, ios } = currentDevice()
  const due = isInstallDue({
    path,
    home: settings.paths.home,
    host: window.location.hostname,
    possible: offered || ios !== null,
    closed,
    on,
    insideApp,
    welcome: mayAskToInstall(settings.install.fromVisit),
    refused,
    closeCount,
    signedIn: Boolean(useSession()),
    deposits,
    settings: settings.install,
  })
  usePromptReport('install', linksKnown && known ? due : undefined)

  useEffect(() => {
    const installed = () => {
      noteInstalled()
      closePrompt('install')
      closePrompt('app-window')
    }
    window.addEventListener('appinstalled', installed)
    return () => window.removeEventListener('appinstalled', installed)
  }, [])
}

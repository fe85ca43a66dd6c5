import { useEffect, useRef, useState } from 'react'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { useAddress } from '#navigation/use-address.ts'
import { closePrompt, openPrompt, reportPrompt } from '#notices/prompt-queue.ts'
import { useSession } from '#session/session-store.ts'
import { isOutdated } from './app-version.ts'
import { currentDevice } from './current-device.ts'
import { hasRisen, isForcedDownloadDue } from './forced-download-rules.ts'
import { forcedShownTimes, noteInstalled, useInstallMemory } from './install-memory.ts'
import { isHomePage, isInstallDue } from './install-rules.ts'
import { useAppLinks } from './use-app-links.ts'
import { useDepositCount, useDepositFacts } from './use-deposits.ts'
import { useInstallOffer } from './use-install-offer.ts'

/** Dispatched on `window` by whoever tracks deposits, when one was submitted (docs/install.md). */
const DEPOSIT_SUBMIT = 'depositSubmit'

const useInstallReport = (): void => {
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
    refused,
    closeCount,
    signedIn: Boolean(useSession()),
    deposits,
    settings: settings.install,
  })
  useEffect(() => {
    if (linksKnown && known) reportPrompt('install', due)
  }, [linksKnown, known, due])

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

/** Counted when the page view begins: its own showing does not end it. */
const useForcedShown = (path: string): number => {
  const [view, setView] = useState(() => ({ path, times: forcedShownTimes() }))
  if (view.path === path) return view.times
  const times = forcedShownTimes()
  setView({ path, times })
  return times
}

const useForcedDownloadReport = (): void => {
  const { paths, forcedDownload } = useSettings()
  const { path } = useAddress()
  const signedIn = Boolean(useSession())
  const { insideApp } = currentDevice()
  const { app, known } = useAppLinks()
  const shownTimes = useForcedShown(path)
  const depositCount = useDepositCount(signedIn && !insideApp && isHomePage(path, paths.home))
  const due = isForcedDownloadDue({
    path,
    home: paths.home,
    signedIn,
    insideApp,
    hasApp: app !== undefined,
    depositCount,
    shownTimes,
    settings: forcedDownload,
  })
  useEffect(() => {
    if (known && due !== undefined) reportPrompt('forced-download', due)
  }, [known, due])

  const before = useRef(depositCount)
  useEffect(() => {
    if (hasRisen(before.current, depositCount)) closePrompt('forced-download')
    before.current = depositCount
  }, [depositCount])

  const may = due === true
  useEffect(() => {
    if (!may) return
    const submitted = () => openPrompt('forced-download')
    window.addEventListener(DEPOSIT_SUBMIT, submitted)
    return () => window.removeEventListener(DEPOSIT_SUBMIT, submitted)
  }, [may])
}

const useUpgradeReport = (): void => {
  const { download } = useSettings()
  const mandatory = useFlag('MANDATORYAPPUPDATES3')
  const due = mandatory && isOutdated(currentDevice().appVersion, download.latestVersion)
  useEffect(() => reportPrompt('upgrade', due), [due])
}

/** Tells the queue of prompts which of this folder's are due. */
export const useQueueReports = (): void => {
  useUpgradeReport()
  useForcedDownloadReport()
  useInstallReport()
}

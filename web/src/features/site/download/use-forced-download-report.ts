import { useEffect, useRef, useState } from 'react'
import { currentDevice } from '#blocks/site/install/current-device.ts'
import { useAppLinks } from '#blocks/site/install/use-app-links.ts'
import { mayAskToInstall } from '#blocks/site/install/visits.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { isHomePage } from '#navigation/home-page.ts'
import { useAddress } from '#navigation/use-address.ts'
import { usePageView } from '#notices/page-view.ts'
import { closePrompt, openPrompt } from '#notices/prompt-queue.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { useSession } from '#session/session-store.ts'
import { forcedShownTimes, takeSubmittedDeposit } from './download-memory.ts'
import { hasRisen, isForcedDownloadDue, type ForcedDownloadFacts } from './forced-download-rules.ts'
import { useDepositCount } from './use-deposit-count.ts'

/** Counted when the page view starts, so that showing it does not end it. */
const useForcedShown = (): number => {
  const view = usePageView()
  const [counted, setCounted] = useState(() => ({ view, times: forcedShownTimes() }))
  if (counted.view === view) return counted.times
  const times = forcedShownTimes()
  setCounted({ view, times })
  return times
}

/** Reports to the queue of prompts whether the forced download is due, and opens it after a deposit was submitted and closes it as one arrives. */
export const useForcedDownloadReport = (): void => {
  const { paths, forcedDownload, install } = useSettings()
  const { path } = useAddress()
  const signedIn = Boolean(useSession())
  const { insideApp } = currentDevice()
  const { app, known } = useAppLinks()
  const shownTimes = useForcedShown()
  const isHome = isHomePage(path, paths.home)
  const { depositCount, fresh } = useDepositCount(signedIn && !insideApp && isHome)
  const facts: ForcedDownloadFacts = {
    path,
    home: paths.home,
    signedIn,
    insideApp,
    hasApp: known ? app !== undefined : undefined,
    welcome: mayAskToInstall(install.fromVisit),
    depositCount,
    shownTimes,
    settings: forcedDownload,
  }
  usePromptReport('forced-download', isForcedDownloadDue(facts))

  const before = useRef(depositCount)
  useEffect(() => {
    if (hasRisen(before.current, depositCount)) closePrompt('forced-download')
    before.current = depositCount
  }, [depositCount])

  // A deposit is the player's own act, so it opens on any visit, at the first view of home afterwards. The count must be of this view: if it were one
  // from before, the new one would hide the window again at once.
  const may = isForcedDownloadDue({ ...facts, welcome: true })
  useEffect(() => {
    if (!isHome || may === undefined || (may && !fresh)) return
    if (takeSubmittedDeposit() && may) openPrompt('forced-download')
  }, [isHome, may, fresh])
}

import { useEffect, useRef, useState } from 'react'
import { currentDevice } from '#blocks/install/current-device.ts'
import { useAppLinks } from '#blocks/install/use-app-links.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { isHomePage } from '#navigation/home-page.ts'
import { useAddress } from '#navigation/use-address.ts'
import { closePrompt, openPrompt, reportPrompt } from '#notices/prompt-queue.ts'
import { useSession } from '#session/session-store.ts'
import { forcedShownTimes } from './download-memory.ts'
import { hasRisen, isForcedDownloadDue } from './forced-download-rules.ts'
import { useDepositCount } from './use-deposit-count.ts'

/** Dispatched on `window` by whoever tracks deposits, when one was submitted (docs/install.md). */
const DEPOSIT_SUBMIT = 'depositSubmit'

/** Counted when the page view begins: its own showing does not end it. */
const useForcedShown = (path: string): number => {
  const [view, setView] = useState(() => ({ path, times: forcedShownTimes() }))
  if (view.path === path) return view.times
  const times = forcedShownTimes()
  setView({ path, times })
  return times
}

/** Tells the queue of prompts whether the forced download is due, and opens and closes it as deposits go in and arrive. */
export const useForcedDownloadReport = (): void => {
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

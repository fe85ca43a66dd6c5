import { DownloadBar } from './download-bar.tsx'
import { UpgradeBanner } from './upgrade.tsx'
import { useQueueReports } from './use-queue-reports.ts'

/** What of installing stands on the page by itself, and what it tells the queue of prompts. Only in the browser; the bar where tabs are. */
export const InstallShell = ({ tabbed }: { readonly tabbed: boolean }) => {
  useQueueReports()
  return (
    <>
      {tabbed && <DownloadBar />}
      <UpgradeBanner />
    </>
  )
}

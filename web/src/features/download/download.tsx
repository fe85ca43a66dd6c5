import { DownloadBar } from './download-bar.tsx'
import { useForcedDownloadReport } from './use-forced-download-report.ts'

/** The download bar where tabs are, and the forced download's report to the queue of prompts. */
export const Download = ({ tabbed }: { readonly tabbed: boolean }) => {
  useForcedDownloadReport()
  return tabbed && <DownloadBar />
}

import { DownloadBar } from './download-bar.tsx'
import { useForcedDownloadReport } from './use-forced-download-report.ts'

/** The download bar on pages with tabs, and the report of the forced download to the queue of prompts. */
export const Download = ({ restful }: { readonly restful: boolean }) => {
  useForcedDownloadReport()
  return restful && <DownloadBar />
}

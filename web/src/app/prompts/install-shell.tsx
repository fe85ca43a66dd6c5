import { Download } from '#features/download/download.tsx'
import { useInstallReport } from '#features/home-screen/use-install-report.ts'
import { Upgrade } from '#features/upgrade/upgrade.tsx'

/** What of installing stands on the page by itself, and what it tells the queue of prompts. Only in the browser; the bar where tabs are. */
export const InstallShell = ({ tabbed }: { readonly tabbed: boolean }) => {
  useInstallReport()
  return (
    <>
      <Download tabbed={tabbed} />
      <Upgrade />
    </>
  )
}

import { useEffect, useState } from 'react'
import { schedule } from '#device/schedule.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useParts } from '#merchant/use-parts.ts'
import { useAddress } from '#navigation/use-address.ts'
import { usePageView } from '#notices/page-view.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { imagesToShow, isDownloadImagePage } from './download-image-rules.ts'
import { isOverNow, savedNames } from './saved-images.ts'

/** Reports to the queue of prompts whether a download image is due: some seconds after the page is ready. Until then the others need not wait. Draws nothing. */
export const DownloadImages = () => {
  const { path } = useAddress()
  const view = usePageView()
  const { home } = useSettings().paths
  const content = useParts().ready('downloadImages')
  const [waited, setWaited] = useState<string | null>(null)
  const possible = content != null && isDownloadImagePage(path, home) && imagesToShow(content.images, savedNames(), isOverNow()).length > 0
  const wait = content?.wait ?? 0

  useEffect(() => (possible ? schedule(() => setWaited(view), wait * 1000) : undefined), [possible, view, wait])

  usePromptReport('download-images', possible && waited === view)
  return null
}

import { useEffect, useState } from 'react'
import { isVisitFrom } from '#blocks/site/install/visits.ts'
import { schedule } from '#device/schedule.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useParts } from '#merchant/use-parts.ts'
import { useAddress } from '#navigation/use-address.ts'
import { usePageView } from '#notices/page-view.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { imagesToShow, isDownloadImagePage } from './download-image-rules.ts'
import { isOverNow, savedNames } from './saved-images.ts'

/** A picture to keep helps those who mean to come back; who is here for the first time is asked for nothing. */
const FIRST_VISIT = 2

/** Reports to the queue of prompts whether a download image is due: some seconds after the page is ready. Until then the others need not wait. Draws nothing. */
export const DownloadImages = () => {
  const { path } = useAddress()
  const view = usePageView()
  const { home } = useSettings().paths
  const content = useParts().ready('downloadImages')
  const [waited, setWaited] = useState<string | null>(null)
  const possible =
    content != null &&
    isVisitFrom(FIRST_VISIT) &&
    isDownloadImagePage(path, home) &&
    imagesToShow(content.images, savedNames(), isOverNow()).length > 0
  const wait = content?.wait ?? 0

  const first = content ? imagesToShow(content.images, savedNames(), false)[0]?.image : undefined
  useEffect(() => {
    if (!possible || first === undefined) return undefined
    let isHere = true
    const callOff = schedule(() => {
      // The popup would be empty until its picture is there. One that does not come is not offered.
      const picture = Object.assign(new Image(), { src: first })
      picture.decode().then(
        () => isHere && setWaited(view),
        () => undefined,
      )
    }, wait * 1000)
    return () => {
      isHere = false
      callOff()
    }
  }, [possible, first, view, wait])

  usePromptReport('download-images', possible && waited === view)
  return null
}

import { createText } from '@foyer/texts'
import { useEffect, useState } from 'react'
import { fetchParts } from '#merchant/fetch-parts.ts'
import { usePageData } from '#merchant/page-data.tsx'

/** The description in English too, if the page has another language (spec 2 §2); undefined while its texts are not loaded. */
export const useEnglish = (key: 'maintenance_desc' | 'error_ip_desc'): string | undefined => {
  const { language, partsBase } = usePageData()
  const [english, setEnglish] = useState<string>()
  useEffect(() => {
    if (language === 'EN') return
    fetchParts(partsBase, 'EN', ['texts.shell']).then(
      parts => setEnglish(createText<'shell'>('EN', parts['texts.shell'])(key)),
      () => setEnglish(undefined),
    )
  }, [language, partsBase, key])
  return english
}

import { HOME_PATH } from '@foyer/contract/page-paths'
import { useEffect } from 'react'
import { usePageData } from './page-data.tsx'

/** The path whose metadata replaces missing metadata (spec 2 §2). */
const FALLBACK_PATH = HOME_PATH

/** Sets the document's title for the page at `path`; for the first page the server has set it. */
export const usePageTitle = (path: string): void => {
  const { titles } = usePageData()
  const title = titles[path] ?? titles[FALLBACK_PATH]
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

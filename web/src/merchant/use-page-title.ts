import { useEffect } from 'react'
import { usePageData } from './page-data.tsx'

/** The path whose metadata stands in for a missing one (spec 2 §2). */
const FALLBACK_PATH = '/m/home'

/** Names the tab after the page at `path`: the server did so for the first one. */
export const usePageTitle = (path: string): void => {
  const { titles } = usePageData()
  const title = titles[path] ?? titles[FALLBACK_PATH]
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

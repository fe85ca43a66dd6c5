import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { loadPurifier } from '#blocks/content/content-html/load-purifier.ts'
import { schedule } from '#device/schedule.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useLanguage } from '#texts/use-texts.ts'
import type { Popups } from './popup-rules.ts'

/** After a sign-in, or in another language, the list is asked for again this much later, ms (spec 2 §9, list refresh). */
export const LIST_REFRESH = 500

/** The value, `ms` after it changed; the first one at once. */
const useLater = (value: string, ms: number): string => {
  const [later, setLater] = useState(value)
  useEffect(() => (value === later ? undefined : schedule(() => setLater(value), ms)), [value, later, ms])
  return later
}

interface PopupList {
  /** Undefined while it is not known. */
  readonly popups: Popups | undefined
  readonly failed: boolean
}

/** The announcements of the popup, cleaned once more, for whoever is here now. */
export const usePopups = (wanted: boolean): PopupList => {
  const { request } = useRequest()
  const session = useSession()
  const who = `${session?.id ?? ''} ${useLanguage()}`
  const settled = useLater(who, LIST_REFRESH) === who
  const load = async (): Promise<Popups> => {
    const popups = await request('announcements.popups', {}, { alert: false })
    // Most visits have none, and what cleans them is 11 KB.
    if (popups.announcements.length === 0) return popups
    const purify = await loadPurifier()
    return { ...popups, announcements: popups.announcements.map(one => ({ ...one, content: purify(one.content) })) }
  }
  const { data, error } = useSWR(wanted && settled && session !== undefined ? ['announcements.popups', who] : null, load, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return { popups: data, failed: error !== undefined }
}

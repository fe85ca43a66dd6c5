import { useEffect, useState } from 'react'
import { schedule } from '#device/schedule.ts'
import { usePageView } from '#notices/page-view.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { useSession } from '#session/session-store.ts'
import { isPopupWanted } from './popup-memory.ts'
import { usePopups } from './use-popups.ts'

/** A visitor sees the popup this much after the page is at rest, a member at once, ms (spec 2 §9, logged-out delay). */
export const VISITOR_DELAY = 1_000

/** Whether the delay has passed on this page view. */
const useDelayPassed = (): boolean => {
  const view = usePageView()
  const signedIn = Boolean(useSession())
  const [passed, setPassed] = useState<string | null>(null)
  useEffect(() => (signedIn ? undefined : schedule(() => setPassed(view), VISITOR_DELAY)), [signedIn, view])
  return signedIn || passed === view
}

/** Reports to the queue of prompts whether the popup with announcements is due: on pages with tabs, where nobody is filling in a form. Draws nothing. */
export const Announcements = ({ restful }: { readonly restful: boolean }) => {
  const memberId = useSession()?.id
  const { popups, failed } = usePopups(restful)
  const delayPassed = useDelayPassed()
  const wanted = popups && isPopupWanted(memberId, popups)
  const due = !restful || failed || wanted === false ? false : wanted && delayPassed ? true : undefined
  usePromptReport('announcements', due)
  return null
}

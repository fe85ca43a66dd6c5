import { useEffect } from 'react'
import { useRequest } from '#request/request-context.ts'
import { followTabs } from '#session/tabs.ts'
import { endSession } from '#sign-in/end-session.ts'

/** Signing out in one tab signs out in all of them. */
export const useSignOutElsewhere = (): void => {
  const { request } = useRequest()
  useEffect(() => followTabs(session => void endSession(request, session)), [request])
}

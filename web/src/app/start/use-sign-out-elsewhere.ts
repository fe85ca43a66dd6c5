import { useEffect } from 'react'
import { useRequest } from '#request/request-context.ts'
import { followTabs } from '#session/tabs.ts'
import { signOut } from '#sign-in/sign-out.ts'

/** Signing out in one tab signs out in all of them. */
export const useSignOutElsewhere = (): void => {
  const { request } = useRequest()
  useEffect(() => followTabs(() => void signOut(request, { everywhere: false })), [request])
}

import { useCallback, useState } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useRequest } from '#request/request-context.ts'
import { signOut } from './sign-out.ts'

/** Signs out on the player's request, in every tab and for good, and opens the home page. */
export const useSignOut = (): { readonly processing: boolean; signOut(): Promise<void> } => {
  const { request } = useRequest()
  const navigate = useNavigate()
  const { home } = useSettings().paths
  const [processing, setProcessing] = useState(false)

  const run = useCallback(async () => {
    setProcessing(true)
    const signedOut = signOut(request)
    // The session has already ended here, so the page need not wait for the server.
    navigate(home, { replace: true })
    await signedOut
    setProcessing(false)
  }, [request, navigate, home])

  return { processing, signOut: run }
}

import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { useNavigate } from '#navigation/use-navigate.ts'
import { changeReasonOf, pathAfterSignIn, type LoginType } from './after-sign-in.ts'
import type { SignedIn } from './enter.ts'
import { dropSignInDialog } from './sign-in-dialog.ts'

/** Goes where a sign-in leads (spec 1 §4). With `stay`, what it does takes the place of going home; a forced password change is gone to in any case. */
export const useAfterSignIn = () => {
  const navigate = useNavigate()
  const { paths: merchantPaths } = useSettings()
  const expiryForces = useFlag('PWDEXPFORCECHANGE3')

  return (answer: SignedIn, type: LoginType, stay?: () => void): void => {
    const reason = changeReasonOf(answer, type, expiryForces)
    if (stay && !reason) return stay()
    dropSignInDialog()
    const { search, origin } = window.location
    const path = pathAfterSignIn({ reason, search, origin, merchantPaths })
    if (path) navigate(path, { replace: true })
  }
}

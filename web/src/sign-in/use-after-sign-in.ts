import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { useNavigate } from '#navigation/use-navigate.ts'
import { changeReasonOf, pathAfterSignIn, type LoginType } from './after-sign-in.ts'
import type { SignedIn } from './enter.ts'
import { dropSignInDialog } from './sign-in-dialog.ts'

/** Opens the page after signing in (spec 1 §4). `stay` is called instead of going home, but a forced password change always comes first. */
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

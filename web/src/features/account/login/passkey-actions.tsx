import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { offerInField, provePasskey, type PasskeyProof } from '#blocks/account/passkey/ceremony.ts'
import { hasPasskeys } from '#blocks/account/passkey/passkey-faults.ts'
import { usePasskeyTask } from '#blocks/account/passkey/use-passkey-task.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useRequest } from '#request/request-context.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

interface PasskeyActionsProps {
  /** How often the button was tapped. */
  taps: number
  /** Where a problem is shown. */
  place: HTMLElement | null
  onDone: (() => void) | undefined
}

/** Signs in by a passkey: by a tap on the button, or by choosing one where the browser offers it in the field of the user name. */
export const PasskeyActions = ({ taps, place, onDone }: PasskeyActionsProps) => {
  const { request } = useRequest()
  const { processing, problem, run } = usePasskeyTask()
  const logIn = usePasskeyLogin(onDone)

  const tapped = useEffectEvent(() => void run(async () => logIn(await provePasskey(request))))
  const chosen = useEffectEvent((proof: PasskeyProof) => void run(() => logIn(proof)))
  useEffect(() => {
    if (taps > 0) tapped()
  }, [taps])
  useEffect(() => {
    // While the button's own question is open, the field offers nothing: a browser asks one at a time.
    if (processing || !hasPasskeys()) return undefined
    return offerInField(request, proof => chosen(proof))
  }, [processing, request])

  return place && createPortal(<FormProblem problem={problem} />, place)
}

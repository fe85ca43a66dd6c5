import type { PasskeyProof } from '#blocks/account/passkey/ceremony.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import { useRequest } from '#request/request-context.ts'
import { endSecondStep, type SecondStep } from '#sign-in/second-step.ts'

/** Completes a sign-in by a passkey in place of the second factor: it is both factors, so what was typed before is not needed any more. */
export const usePasskeyStep = ({ remember, complete }: SecondStep) => {
  const { request } = useRequest()
  return async (passkey: PasskeyProof): Promise<void> => {
    const device = deviceFacts()
    const answer = await request('session.passkeyLogin', { passkey, remember, ...device }, { headers: deviceHeader(device) })
    endSecondStep()
    complete(answer)
  }
}

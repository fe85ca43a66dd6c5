import type { PasskeyProof } from '#blocks/account/passkey/ceremony.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { enter, secretOf } from '#sign-in/enter.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'

/** Whether the form beside it says to stay logged in, as it does before anybody changes it. */
const wantsRemember = (): boolean => document.querySelector<HTMLInputElement>('input[name="remember"]')?.checked ?? true

/** Signs in with what a passkey has signed. After success `onDone` is called instead of going home. */
export const usePasskeyLogin = (onDone: (() => void) | undefined) => {
  const { request } = useRequest()
  const { merchantCode } = useSettings()
  const goOn = useAfterSignIn()
  return async (passkey: PasskeyProof): Promise<void> => {
    const device = deviceFacts()
    const remember = wantsRemember()
    const answer = await request('session.passkeyLogin', { passkey, remember, ...device }, { headers: deviceHeader(device) })
    // A back end that gives no remember token has no password here either.
    const saved = remember && answer.rememberToken !== undefined
    enter(answer, { merchant: merchantCode, remember: saved ? { type: 'username', name: answer.userName, secret: secretOf(answer, '') } : null })
    goOn(answer, 'passkey', onDone)
  }
}

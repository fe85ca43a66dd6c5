import { useEffect, useState } from 'react'
import { hasPasskeys } from '#blocks/account/passkey/passkey-faults.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { useRequest } from '#request/request-context.ts'
import { RESTRICTED } from '#session/member-types.ts'
import { useSession } from '#session/session-store.ts'
import { hasEntered } from '#sign-in/enter.ts'
import { putOffAt } from './passkey-offer-memory.ts'
import { mayOfferPasskey } from './passkey-offer-rules.ts'

/** Whether this device itself can make a passkey: by fingerprint, face or screen lock. */
const canMakeHere = async (): Promise<boolean> => {
  if (!hasPasskeys()) return false
  return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Finds out whether a passkey is to be offered. Draws nothing. The server is asked only where everything else speaks for it. */
export const PasskeyOffer = ({ restful }: { readonly restful: boolean }) => {
  const { request } = useRequest()
  const session = useSession()
  const [due, setDue] = useState<{ readonly token: string; readonly wanted: boolean } | null>(null)
  const token = session?.type === RESTRICTED ? undefined : session?.token

  useEffect(() => {
    if (token === undefined) return undefined
    let over = false
    const find = async (): Promise<boolean> => {
      const facts = { entered: hasEntered(), putOffAt: putOffAt(), now: Date.now() }
      if (!mayOfferPasskey({ possible: true, ...facts }) || !(await canMakeHere())) return false
      const { passkeys } = await request('member.security', {}, { alert: false })
      return passkeys.offered && passkeys.list.length === 0
    }
    // Without an answer it is not offered this time.
    const note = (wanted: boolean) => (over ? undefined : setDue({ token, wanted }))
    void find().then(note, () => note(false))
    return () => {
      over = true
    }
  }, [token, request])

  const known = token === undefined ? false : due?.token === token ? due.wanted : undefined
  usePromptReport('passkey', known === true ? restful : known)
  return null
}

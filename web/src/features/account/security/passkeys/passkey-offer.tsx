import { useEffect, useState } from 'react'
import { hasPasskeys } from '#blocks/account/passkey/passkey-faults.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { useRequest } from '#request/request-context.ts'
import { RESTRICTED } from '#session/member-types.ts'
import { useSession } from '#session/session-store.ts'
import { hasEntered } from '#sign-in/enter.ts'
import { noteHeldPasskeys, useHeldPasskeys } from './held-passkeys.ts'
import { putOffAt, useOfferAnswered } from './passkey-offer-memory.ts'
import { mayOfferPasskey } from './passkey-offer-rules.ts'

/** Whether this device itself can make a passkey: by fingerprint, face or screen lock. */
const canMakeHere = async (): Promise<boolean> => {
  if (!hasPasskeys()) return false
  return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/**
 * Finds out whether a passkey is to be offered, or whether the member is to say which of those that were stopped are theirs. Draws nothing. The server is
 * asked only after a sign-in by hand.
 */
export const PasskeyOffer = ({ restful }: { readonly restful: boolean }) => {
  const { request } = useRequest()
  const session = useSession()
  const [due, setDue] = useState<{ readonly token: string; readonly wanted: boolean } | null>(null)
  const isReview = useHeldPasskeys().length > 0
  const answered = useOfferAnswered()
  const token = session?.type === RESTRICTED ? undefined : session?.token

  useEffect(() => {
    if (token === undefined) return undefined
    let over = false
    const find = async (): Promise<boolean> => {
      if (!hasEntered()) return false
      const { passkeys } = await request('member.security', {}, { alert: false })
      const held = passkeys.list.filter(passkey => passkey.held)
      noteHeldPasskeys(held)
      if (held.length > 0) return true
      const possible = passkeys.offered && passkeys.list.length === 0 && (await canMakeHere())
      return mayOfferPasskey({ possible, entered: true, putOffAt: putOffAt(), now: Date.now() })
    }
    // Without an answer it is not offered this time.
    const note = (wanted: boolean) => (over ? undefined : setDue({ token, wanted }))
    void find().then(note, () => note(false))
    return () => {
      over = true
    }
  }, [token, request])

  const isLeft = isReview || !answered
  const known = token === undefined ? false : due?.token === token ? due.wanted && isLeft : undefined
  usePromptReport('passkey', known === true ? restful : known)
  return null
}

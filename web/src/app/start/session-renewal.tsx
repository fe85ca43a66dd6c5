import { useProof } from '#app/old-ios/use-old-ios.ts'
import { useSessionRenewal } from '#session/use-member.ts'

/** Keeps the member's session alive. It is loaded separately, because a visitor's first load does not need SWR. */
export const SessionRenewal = () => {
  const member = useSessionRenewal()
  useProof(member !== undefined)
  return null
}

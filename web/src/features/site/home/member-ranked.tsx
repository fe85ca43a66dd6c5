import { RANKED } from '@foyer/contract/ranks/rank'
import { useEffect } from 'react'
import { useMember } from '#session/use-member.ts'

/** Says whether the member is shown VIP benefits, once that is known. Loaded after the page. */
export const MemberRanked = ({ onKnown }: { readonly onKnown: (ranked: boolean) => void }) => {
  const { member } = useMember()
  useEffect(() => {
    if (member) onKnown(member.clubLabel?.type === RANKED)
  }, [member, onKnown])
  return null
}

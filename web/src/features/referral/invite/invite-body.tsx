import { RESTRICTED } from '#session/member-types.ts'
import { useSession } from '#session/session-store.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ForMember } from './for-member.tsx'
import { ForVisitor } from './for-visitor.tsx'
import { Steps } from './steps.tsx'

/** What stands below the merchant's words: it depends on who opens the page, so nothing of it is in the server's HTML. */
export const InviteBody = () => {
  const session = useSession()
  if (session === undefined) return <Skeleton shape="panel" />
  return (
    <>
      {session === null || session.type === RESTRICTED ? <ForVisitor /> : <ForMember session={session} />}
      <Steps />
    </>
  )
}

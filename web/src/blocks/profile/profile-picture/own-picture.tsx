import { useMember } from '#session/use-member.ts'
import { Picture } from './picture.tsx'

/** The picture that the member has chosen; nothing while it is unknown. */
export const OwnPicture = () => {
  const { member } = useMember()
  return member?.profileIcon ? <Picture number={member.profileIcon} /> : null
}

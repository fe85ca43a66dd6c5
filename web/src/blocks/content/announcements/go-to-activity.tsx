import type { Announcement } from '@foyer/contract/content/announcements/announcement'
import { useLinkage } from '#blocks/content/linkage/use-linkage.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { mayGoToActivity } from './may-go.ts'

interface GoToActivityProps {
  readonly announcement: Announcement
  /** Called before the button leads away. */
  readonly onLeave?: () => void
}

/** The button of a promotion; nothing for players who are not offered it, and where it leads nowhere. */
export const GoToActivity = ({ announcement, onLeave }: GoToActivityProps) => {
  const t = useTexts('announcements')
  const shell = useTexts('shell')
  const wayTo = useLinkage()
  const way = mayGoToActivity(useSession()?.type) ? wayTo(announcement) : undefined
  if (!way) return null
  const { promotionType, linkageType } = announcement
  // Says what follows the tap.
  const words = promotionType === 'REGISTER' ? shell('register') : linkageType === 'P' ? shell('tab_lottery') : t('go_to_activity')
  const go = () => {
    onLeave?.()
    way.go()
  }
  return (
    <ButtonLink href={way.href} instead={go} wide>
      {words}
    </ButtonLink>
  )
}

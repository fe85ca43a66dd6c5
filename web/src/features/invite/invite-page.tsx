import { useSettings } from '#merchant/page-data.tsx'
import { RESTRICTED } from '#session/member-types.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { AppBar } from '#ui/app-bar.tsx'
import { IconLink } from '#ui/icon-button.tsx'
import { backIcon } from '#ui/icons.ts'
import { Screen } from '#ui/screen.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ForMember } from './for-member.tsx'
import { ForVisitor } from './for-visitor.tsx'
import { InviteHero } from './invite-hero.tsx'
import { Steps } from './steps.tsx'
import styles from './invite-page.module.css'

/** Inviting friends (spec 2 §2, Routes): public, so that a visitor sees what a link of their own is good for. */
export const InvitePage = () => {
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  const session = useSession()
  const own =
    session === undefined ? (
      <Skeleton shape="panel" />
    ) : session === null || session.type === RESTRICTED ? (
      <ForVisitor />
    ) : (
      <ForMember session={session} />
    )
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={home} />} />}>
      <div className={styles.page}>
        <InviteHero />
        {own}
        <Steps />
      </div>
    </Screen>
  )
}

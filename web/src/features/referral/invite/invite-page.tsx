import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { InviteHero } from './invite-hero.tsx'
import styles from './invite-page.module.css'

const loadBody = async () => (await import('./invite-body.tsx')).InviteBody
const NO_PROPS = {}
const nothing = () => undefined

/** Inviting friends (spec 2 §2, Routes): public, so that a visitor sees what a link of their own is good for. */
export const InvitePage = () => {
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={home} />} />}>
      <div className={styles.page}>
        <InviteHero />
        <Late load={loadBody} wanted onMissing={nothing} props={NO_PROPS} fallback={<Skeleton shape="panel" />} />
      </div>
    </Screen>
  )
}

import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import type { Parts } from '#merchant/parts.ts'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import styles from './messages-page.module.css'

/** What fetches, cleans and draws the messages; nothing of it can be drawn before the session is known. */
const loadMessages = async (parts: Parts) => {
  const [{ Messages }] = await Promise.all([import('./messages.tsx'), parts.load('texts.announcements')])
  return Messages
}
const NO_PROPS = {}
const nothing = () => undefined
const waiting = (
  <>
    <Skeleton shape="field" />
    <MessagesSkeleton />
  </>
)

/** The list "Messages" (spec 2 §2, Messages). */
export const MessagesPage = () => {
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  const back = <IconLink glyph={backIcon} label={shell('back')} href={useSession() ? paths.memberHome : home} />
  return (
    <Screen bar={<AppBar start={back} title={shell('messages')} />}>
      <div className={styles.page}>
        <Late load={loadMessages} wanted onMissing={nothing} props={NO_PROPS} fallback={waiting} />
      </div>
    </Screen>
  )
}

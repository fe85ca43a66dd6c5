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
import styles from './inbox-page.module.css'

/** What a visitor sees: the announcements. */
const loadMessages = async (parts: Parts) => {
  const [{ Messages }] = await Promise.all([import('./messages.tsx'), parts.load('texts.announcements')])
  return Messages
}
const SPOKEN = ['texts.inbox', 'texts.announcements', 'texts.lottery', 'texts.rewards', 'texts.errors'] as const
/** What a member sees: the inbox, with its own announcements. */
const loadInbox = async (parts: Parts) => {
  const [{ Inbox }] = await Promise.all([import('./inbox.tsx'), ...SPOKEN.map(name => parts.load(name))])
  return Inbox
}
const NO_PROPS = {}
const nothing = () => undefined
const waiting = (
  <>
    <Skeleton shape="field" />
    <MessagesSkeleton />
  </>
)

/** A member's inbox; for visitors the list “Messages” (spec 2 §2, Messages). */
export const InboxPage = () => {
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  const session = useSession()
  const back = <IconLink glyph={backIcon} label={shell('back')} href={session ? paths.memberHome : home} />
  return (
    <Screen bar={<AppBar start={back} title={shell('messages')} />}>
      <div className={styles.page}>
        {session === undefined ? (
          waiting
        ) : (
          <Late key={session?.id} load={session ? loadInbox : loadMessages} wanted onMissing={nothing} props={NO_PROPS} fallback={waiting} />
        )}
      </div>
    </Screen>
  )
}

import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useCount } from '#session/live-counts.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { CountMark } from '#ui/count-mark.tsx'
import { Hidden } from '#ui/hidden.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { messageIcon } from '#ui/icons/icons.ts'
import { Link } from '#ui/link.tsx'
import styles from './bar-end.module.css'

/** The way to support, with the number of its messages that are unread. The chat needs an account; all other ways do not. */
export const SupportLink = ({ besideTitle }: { readonly besideTitle: boolean }) => {
  const t = useTexts('shell')
  const isOffered = useOffers()
  const isChat = useSession() && isOffered(paths.chat)
  const unread = useCount('chat')
  return (
    <Link href={isChat ? paths.chat : paths.support} className={classes(styles.support, besideTitle && styles.besideTitle)}>
      <Hidden>{t('tab_service')}</Hidden>
      <span className={styles.glyph}>
        <Icon glyph={messageIcon} />
        {unread > 0 && <CountMark count={unread} label={t('unread', { count: unread })} />}
      </span>
    </Link>
  )
}

import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { CountMark } from '#ui/count-mark.tsx'
import { Hidden } from '#ui/hidden.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { bellIcon } from '#ui/icons/late-icons.ts'
import { Link } from '#ui/link.tsx'
import { useBellCount } from './bell-count.ts'
import styles from './bell-link.module.css'

/** The way to the inbox, with the number of what is new in it. */
export const BellLink = () => {
  const t = useTexts('shell')
  const count = useBellCount()
  return (
    <Link href={paths.messages} className={styles.bell}>
      <Hidden>{t('messages')}</Hidden>
      <span className={styles.glyph}>
        <Icon glyph={bellIcon} />
        {count > 0 && <CountMark count={count} label={t('unread', { count })} />}
      </span>
    </Link>
  )
}

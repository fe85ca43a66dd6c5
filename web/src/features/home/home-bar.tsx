import { Brand } from '#blocks/brand/brand.tsx'
import { LanguageButton } from '#blocks/language/language-button.tsx'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { askToSignIn } from '#sign-in/sign-in-dialog.ts'
import { useTexts } from '#texts/use-texts.ts'
import { AppBar } from '#ui/app-bar.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import styles from './home-bar.module.css'

/** The sign-in button for visitors, which the server's page has already; the profile picture for members. */
const Entry = () => {
  const t = useTexts('shell')
  const session = useSession()
  if (session) {
    return (
      <Link href={paths.memberHome} className={styles.member} aria-label={t('tab_member')}>
        <Avatar name={session.userName} />
      </Link>
    )
  }
  return (
    <span className={styles.visitor} data-space-for={session === undefined ? 'visitors' : undefined}>
      {/* The dialog keeps the page; the link works before the app has started. */}
      <ButtonLink href={paths.login} instead={() => askToSignIn()} look="quiet" small>
        {t('log_in')}
      </ButtonLink>
    </span>
  )
}

export const HomeBar = () => (
  <AppBar
    start={<Brand />}
    end={
      <>
        <LanguageButton />
        <Entry />
      </>
    }
  />
)

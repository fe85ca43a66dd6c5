import { Suspense } from 'react'
import { Brand } from '#blocks/brand/brand.tsx'
import { LanguageButton } from '#blocks/language/language-button.tsx'
import { Late } from '#blocks/late/late.tsx'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { askToSignIn } from '#sign-in/sign-in-dialog.ts'
import { useTexts } from '#texts/use-texts.ts'
import { AppBar } from '#ui/app-bar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import styles from './home-bar.module.css'

const loadBalance = async () => (await import('#blocks/balance/balance-chip.tsx')).BalanceChip

/** The sign-in button for visitors, which the server's page has already; the balance for members. */
const Entry = () => {
  const t = useTexts('shell')
  const session = useSession()
  if (session) {
    return (
      <Suspense>
        <Late load={loadBalance} wanted props={{}} />
      </Suspense>
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

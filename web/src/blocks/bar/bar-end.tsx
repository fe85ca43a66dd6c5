import { Suspense } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { askToSignIn } from '#sign-in/sign-in-dialog.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SupportLink } from './support-link.tsx'
import styles from './bar-end.module.css'

const loadEnd = async () => (await import('./member-end.tsx')).MemberEnd

/** The two ways in for visitors, which the server's page has already; the balance, the way to a deposit and the inbox for members. */
const Entry = () => {
  const t = useTexts('shell')
  const session = useSession()
  const { register } = useSettings()
  if (session) {
    return (
      <Suspense>
        <Late load={loadEnd} wanted props={{}} />
      </Suspense>
    )
  }
  return (
    <span className={styles.visitor} data-space-for={session === undefined ? 'visitors' : undefined}>
      {/* The dialog keeps the page; the link works before the app has started. */}
      <ButtonLink href={paths.login} instead={() => askToSignIn()} look="quiet" small>
        {t('log_in')}
      </ButtonLink>
      {register.enabled && (
        <ButtonLink href={paths.register} small>
          {t('register')}
        </ButtonLink>
      )}
    </span>
  )
}

/** What stands at the end of the bar wherever money can be spent: support, and the balance or the ways in. */
export const BarEnd = ({ besideTitle = false }: { readonly besideTitle?: boolean }) => (
  <>
    <SupportLink besideTitle={besideTitle} />
    <Entry />
  </>
)

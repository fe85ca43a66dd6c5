import { Suspense } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './welcome.module.css'

const loadFront = async () => (await import('./member-front.tsx')).MemberFront

/** What waits for a member; its space is in the server's page, where a member opens it. */
const ForMember = ({ known }: { readonly known: boolean }) => (
  <div className={styles.member} data-for={known ? undefined : 'members'}>
    {known && (
      <Suspense>
        <Late load={loadFront} wanted props={{}} />
      </Suspense>
    )}
  </div>
)

/** Beside the banner of a wide screen. A phone has both ways in in its bar, and shows games instead. */
const ForVisitor = () => {
  const t = useTexts('shell')
  const { merchantName, register } = useSettings()
  return (
    <>
      <h2 className={styles.title}>{t('welcome_title', { brand: merchantName })}</h2>
      <p className={styles.text}>{t('welcome_text')}</p>
      {register.enabled && (
        <ButtonLink href={paths.register} wide>
          {t('register')}
        </ButtonLink>
      )}
    </>
  )
}

/** What the page has for a visitor or a member before anything else. */
export const Welcome = () => {
  const t = useTexts('shell')
  const session = useSession()
  const { merchantName } = useSettings()
  return (
    <>
      <h1 className={styles.hidden}>{t('welcome_title', { brand: merchantName })}</h1>
      {session !== null && <ForMember known={session !== undefined} />}
      {!session && (
        <section className={styles.visitor} data-for={session === undefined ? 'visitors' : undefined}>
          <ForVisitor />
        </section>
      )}
    </>
  )
}

import { Suspense } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { MemberAvatar } from '#blocks/profile-picture/member-avatar.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { IconLink } from '#ui/icon-button.tsx'
import { forwardIcon } from '#ui/icons.ts'
import styles from './welcome.module.css'

const loadStanding = async () => (await import('./member-standing.tsx')).MemberStanding

const ForMember = ({ name }: { readonly name: string }) => {
  const t = useTexts('shell')
  return (
    <div className={styles.member}>
      <div className={styles.row}>
        <MemberAvatar name={name} />
        <h1 className={styles.title}>{t('welcome_back', { name })}</h1>
        <IconLink glyph={forwardIcon} label={t('tab_member')} href={paths.memberHome} />
      </div>
      <div className={styles.standing}>
        <Suspense>
          <Late load={loadStanding} wanted props={{}} />
        </Suspense>
      </div>
    </div>
  )
}

/** The one act that the page has for a visitor. The banner above says the rest. */
const ForVisitor = () => {
  const t = useTexts('shell')
  const { merchantName, register } = useSettings()
  return (
    <>
      <h1 className={styles.brand}>{t('welcome_title', { brand: merchantName })}</h1>
      <p className={styles.text}>{t('welcome_text')}</p>
      {register.enabled && (
        <ButtonLink href={paths.register} wide>
          {t('register')}
        </ButtonLink>
      )}
    </>
  )
}

/** Greets the visitor or the member, at the same height: the server's page has the visitor's, hidden where a member opens it. */
export const Welcome = () => {
  const session = useSession()
  return (
    <section className={classes(styles.welcome, !session && styles.plate)} data-space-for={session === undefined ? 'visitors' : undefined}>
      {session ? <ForMember name={session.userName} /> : <ForVisitor />}
    </section>
  )
}

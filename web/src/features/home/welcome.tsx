import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { IconLink } from '#ui/icon-button.tsx'
import { forwardIcon } from '#ui/icons.ts'
import styles from './welcome.module.css'

/** Greets the visitor or the member. Both have the same height, because the server does not know which it is. */
export const Welcome = () => {
  const t = useTexts('shell')
  const { merchantName, register } = useSettings()
  const session = useSession()
  return (
    <section className={styles.welcome}>
      <Card>
        <div className={styles.row}>
          <div className={styles.words}>
            <h1 className={styles.title}>{session ? t('welcome_back', { name: session.userName }) : t('welcome_title', { brand: merchantName })}</h1>
            <p className={styles.text}>{t('welcome_text')}</p>
          </div>
          {!session && register.enabled && (
            <span data-space-for={session === undefined ? 'visitors' : undefined}>
              <ButtonLink href={paths.register} small>
                {t('register')}
              </ButtonLink>
            </span>
          )}
          {session && <IconLink glyph={forwardIcon} label={t('tab_member')} href={paths.memberHome} />}
        </div>
      </Card>
    </section>
  )
}

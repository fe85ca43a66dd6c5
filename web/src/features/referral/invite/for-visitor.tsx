import { LinkCard } from '#blocks/referral/invite/link-card.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './for-visitor.module.css'

/** A sign-in or registration from here leads back here. */
const andBack = (path: string): string => `${path}?${new URLSearchParams({ backUrl: paths.inviteFriends })}`

/** Who is not signed in may pass on the address as they came; a link of their own needs an account. */
export const ForVisitor = () => {
  const t = useTexts('referral')
  const shell = useTexts('shell')
  const { register } = useSettings()
  return (
    <>
      <Card>
        <div className={styles.offer}>
          <h2 className={styles.title}>{t('visitor_title')}</h2>
          <p className={styles.text}>{t('visitor_text')}</p>
          {register.enabled && (
            <ButtonLink href={andBack(paths.register)} wide>
              {shell('register')}
            </ButtonLink>
          )}
          <ButtonLink href={andBack(paths.login)} look="quiet" wide>
            {shell('log_in')}
          </ButtonLink>
        </div>
      </Card>
      <LinkCard code={undefined} />
    </>
  )
}

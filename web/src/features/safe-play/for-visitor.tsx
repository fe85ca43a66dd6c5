import { loginFrom, paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './card-parts.module.css'

/** What players have who are not signed in, and guests: the way to sign in. */
export const ForVisitor = () => {
  const t = useTexts('safeplay')
  const shell = useTexts('shell')
  return (
    <Card>
      <div className={styles.parts}>
        <p>{t('visitor_text')}</p>
        <ButtonLink look="quiet" wide href={loginFrom('', paths.playSafely)}>
          {shell('log_in')}
        </ButtonLink>
      </div>
    </Card>
  )
}

import { useContent } from '#merchant/use-parts.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './invite-hero.module.css'

/** The merchant's picture and words, otherwise the product's words alone. */
export const InviteHero = () => {
  const t = useTexts('referral')
  const shell = useTexts('shell')
  const content = useContent('referral')
  return (
    <header className={styles.hero}>
      {content && <img className={styles.picture} src={content.picture} width={960} height={620} alt="" />}
      <h1 className={styles.title}>{content?.title ?? shell('invite_friends')}</h1>
      <p className={styles.text}>{content?.text ?? t('invite_lead')}</p>
    </header>
  )
}

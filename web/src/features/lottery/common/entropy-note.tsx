import type { Draw } from '@foyer/contract/lottery/lottery-fields'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { alertIcon, shieldIcon } from '#ui/icons/icons.ts'
import styles from './entropy-note.module.css'

/** What the numbers are made from; with the tickets alone the page says what that does not prevent. */
export const EntropyNote = ({ entropy }: Pick<Draw, 'entropy'>) => {
  const t = useTexts('lottery')
  return (
    <div className={styles.note}>
      <Icon glyph={entropy === 'drand' ? shieldIcon : alertIcon} />
      <div>
        <h2 className={styles.title}>{t(entropy === 'drand' ? 'entropy_title_drand' : 'entropy_title_tickets')}</h2>
        <p className={styles.text}>{t(entropy === 'drand' ? 'entropy_drand' : 'entropy_tickets')}</p>
      </div>
    </div>
  )
}

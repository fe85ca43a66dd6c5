import { useContent } from '#merchant/use-parts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { lockIcon } from '#ui/icons/page-icons.ts'
import styles from './gate-list.module.css'

/** What the merchant wants to be verified before; nothing where it refuses nothing without. */
export const GateList = () => {
  const t = useTexts('identitycheck')
  const content = useContent('identityChecks')
  if (!content?.before.length) return null
  return (
    <ul className={styles.list}>
      {content.before.map(gate => (
        <li key={gate} className={styles.gate}>
          <Icon glyph={lockIcon} small />
          {t(`before_${gate}`)}
        </li>
      ))}
    </ul>
  )
}

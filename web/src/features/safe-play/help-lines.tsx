import { useTexts } from '#texts/use-texts.ts'
import { List } from '#ui/list.tsx'
import type { SafePlay } from './use-safe-play.ts'
import styles from './help-lines.module.css'

/** A telephone number as the phone dials it. */
const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^+0-9]/g, '')}`

/** Who helps where the player is. */
export const HelpLines = ({ helplines }: Pick<SafePlay, 'helplines'>) => {
  const t = useTexts('safeplay')
  if (helplines.length === 0) return null
  return (
    <List heading={t('help_title')}>
      {helplines.map(({ name, phone, url }) => (
        <li key={name} className={styles.line}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.ways}>
            {phone !== undefined && (
              <a className={styles.way} href={dialled(phone)}>
                <bdi>{phone}</bdi>
              </a>
            )}
            {url !== undefined && (
              <a className={styles.way} href={url} target="_blank" rel="noopener noreferrer">
                <bdi>{new URL(url).host.replace(/^www\./, '')}</bdi>
              </a>
            )}
          </span>
        </li>
      ))}
    </List>
  )
}

import flags from './flags.svg'
import styles from './flag.module.css'

/** A country's flag out of the sprite, which is fetched with the first of them. Beside it stands the name. */
export const Flag = ({ countryCode }: { countryCode: string }) => (
  <svg className={styles.flag} aria-hidden="true" focusable="false">
    <use href={`${flags}#${countryCode}`} />
  </svg>
)

import flags from './flags.svg'
import styles from './flag.module.css'

/** A country's flag from the sprite, which loads with the first flag. Decorative: the name is beside it. */
export const Flag = ({ countryCode }: { countryCode: string }) => (
  <svg className={styles.flag} aria-hidden="true" focusable="false">
    <use href={`${flags}#${countryCode}`} />
  </svg>
)

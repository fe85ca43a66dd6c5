import flags from '#blocks/dialling-code/flags.svg'
import styles from '#blocks/dialling-code/flag.module.css'

/** A country's flag out of the sprite, which is fetched with the first of them. Beside it stands the name. */
export const Flag = ({ countryCode }: { countryCode: string }) => (
  <svg className={styles.flag} aria-hidden="true" focusable="false">
    <use href={`${flags}#${countryCode}`} />
  </svg>
)

import styles from './digits.module.css'

interface DigitsProps {
  /** From 0 to 9,999; read as 0.00 to 99.99. */
  readonly value: number
  readonly isRolling: boolean
  /** Whether there is a value at all. */
  readonly isKnown: boolean
}

const TEN = Array.from({ length: 10 }, (_, digit) => digit)

/** The number as wheels of digits, which turn until the value is known and come to rest on it. */
export const Digits = ({ value, isRolling, isKnown }: DigitsProps) => {
  const digits = Array.from(String(value).padStart(4, '0'), Number)
  return (
    <div class={styles.digits} dir="ltr" role="img" aria-label={isKnown && !isRolling ? (value / 100).toFixed(2) : '…'}>
      {digits.map((digit, at) => (
        <span key={at} class={at === 2 ? `${styles.wheel} ${styles.point}` : styles.wheel} data-rolling={isRolling && !isKnown}>
          <span class={styles.band} style={{ '--digit': isKnown ? digit : 0, '--place': at }}>
            {TEN.map(one => (
              <i key={one}>{one}</i>
            ))}
          </span>
        </span>
      ))}
    </div>
  )
}

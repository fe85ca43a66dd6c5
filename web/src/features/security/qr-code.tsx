import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Light modules that a reader needs around the code (ISO/IEC 18004: 4). */
const QUIET = 4

/** One path of all dark modules, so that no hair lines show between them. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** Black on white whatever the theme: not every camera reads it the other way round. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} />
    </svg>
  )
}

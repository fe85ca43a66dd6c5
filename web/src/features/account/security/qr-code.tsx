import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Width of the empty border that a reader needs, in modules (ISO/IEC 18004: 4). */
const QUIET = 4

/** One path for all dark modules, so that no thin lines show between them. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** Black on white in every theme, because not every camera reads inverted codes. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} />
    </svg>
  )
}

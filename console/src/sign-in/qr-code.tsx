import { encode } from 'uqr'
import styles from './sign-in.module.css'

/** One path for all dark modules, so that no thin lines show between them. Dark on white in every theme: not every camera reads it the other way. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={path} />
      </svg>
    </div>
  )
}

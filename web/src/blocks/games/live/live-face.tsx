import type { ReactNode } from 'react'
import { useMoney } from '#blocks/money/use-money.ts'
import styles from './live-face.module.css'

/** Width and height of the picture, px. */
const SIZE = 40

interface LiveFaceProps {
  readonly image: string | null
  readonly name: string
  readonly note: ReactNode
  /** In the smallest unit. */
  readonly amount: number
  readonly onOpen: () => void
}

/** A game or lottery with a sum: what was won in it, or what can be. A tap leads there. */
export const LiveFace = ({ image, name, note, amount, onOpen }: LiveFaceProps) => {
  const money = useMoney()
  return (
    <button type="button" className={styles.face} onClick={onOpen}>
      {image && <img className={styles.picture} src={image} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" draggable={false} />}
      <span className={styles.words}>
        <span className={styles.game}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <bdi className={styles.amount}>{money(amount)}</bdi>
    </button>
  )
}

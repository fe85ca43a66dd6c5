import type { ReactNode } from 'react'
import { Medallion, type MedallionFace } from '#ui/icons/medallion.tsx'
import styles from './payment-state.module.css'

interface PaymentStateProps extends MedallionFace {
  title: string
  text: string
  /** Facts and buttons. */
  children: ReactNode
}

/** What has become of a payment. A change is read aloud. */
export const PaymentState = ({ title, text, children, ...face }: PaymentStateProps) => (
  <section className={styles.card}>
    <div className={styles.head} role="status">
      <Medallion {...face} large />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </div>
    {children}
  </section>
)

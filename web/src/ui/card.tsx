import type { ReactNode } from 'react'
import styles from '#ui/card.module.css'

export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>

import type { ReactNode } from 'react'
import styles from './other-way.module.css'

/** For players who need the other form: a question, followed by a link. */
export const OtherWay = ({ children }: { children: ReactNode }) => <p className={styles.other}>{children}</p>

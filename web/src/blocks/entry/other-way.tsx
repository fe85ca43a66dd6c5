import type { ReactNode } from 'react'
import styles from './other-way.module.css'

/** Where who came to the wrong form goes instead: a question, and a link in the words after it. */
export const OtherWay = ({ children }: { children: ReactNode }) => <p className={styles.other}>{children}</p>

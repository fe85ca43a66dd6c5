import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** The parts of a wide page (`Screen`), each a `Column`: one below the other, and beside each other where there is room. */
export const Columns = ({ children }: { readonly children: ReactNode }) => <div className={styles.columns}>{children}</div>

/** One or more groups of a page, one below the other. */
export const Column = ({ children }: { readonly children: ReactNode }) => <div className={styles.column}>{children}</div>

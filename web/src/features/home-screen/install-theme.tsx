import type { ReactNode } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import styles from './install-theme.module.css'

/** The prompt's own theme, independent of the page's (spec 2 §4, Install prompt, theme). */
export const InstallTheme = ({ children }: { readonly children: ReactNode }) => <div className={styles[useSettings().install.theme]}>{children}</div>

import type { ReactNode } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import styles from './install-theme.module.css'

/** The prompt's own look, in the merchant's colours, independent of the page's (spec 2 §4, Install prompt, theme; `data-look`: ui/theme.ts). */
export const InstallTheme = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.sheet} data-look={useSettings().install.theme}>
    {children}
  </div>
)

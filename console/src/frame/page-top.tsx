import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { signs } from '#keys/use-keys.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { MerchantSwitch } from './merchant-switch.tsx'
import { openPalette } from './palette-store.ts'
import styles from './page.module.css'

interface Crumb {
  readonly words: string
  readonly href: string
}

export interface PageProps {
  title: string
  /** The pages above this one. */
  above?: readonly Crumb[]
  /** In grey beside the title. */
  beside?: ReactNode
  /** At the right of the top, before the field to search. */
  acts?: ReactNode
  children: ReactNode
}

export const PageTop = ({ title, above = [], beside, acts }: Omit<PageProps, 'children'>) => {
  const t = useTexts('shell')
  useEffect(() => {
    document.title = `${title} · Foyer`
  }, [title])
  return (
    <header className={styles.top}>
      <div className={styles.crumbs}>
        {above.map(({ words, href }) => [
          <Link key={href} href={href}>
            {words}
          </Link>,
          <Icon key={`${href} next`} name="next" size="small" />,
        ])}
        <h1 tabIndex={-1} data-title>
          {title}
        </h1>
        {beside !== undefined && <span className={styles.beside}>{beside}</span>}
      </div>
      <div className="end row">
        {acts}
        {above.length === 0 && (
          <div className={styles.who}>
            <MerchantSwitch />
          </div>
        )}
        <button type="button" className={styles.find} onClick={openPalette} aria-keyshortcuts="/">
          <Icon name="find" />
          <span>{t('find')}</span>
          <Keys keys={['/']} />
        </button>
        <button type="button" className={styles.palette} onClick={openPalette}>
          <span className="unseen">{t('palette')}</span>
          <Keys keys={signs('mod+k')} />
        </button>
      </div>
    </header>
  )
}

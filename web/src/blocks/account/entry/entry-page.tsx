import type { ReactNode } from 'react'
import { Brand } from '#blocks/site/brand/brand.tsx'
import { LanguageButton } from '#blocks/site/language/language-button.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { OtherWay } from './other-way.tsx'
import styles from './entry-page.module.css'

interface EntryPageProps {
  title: string
  text: string
  /** Link to the other form: register instead of sign in, or the reverse. */
  other: ReactNode
  children: ReactNode
}

/** The frame of the pages for signing in and registering. */
export const EntryPage = ({ title, text, other, children }: EntryPageProps) => {
  const t = useTexts('shell')
  const { home } = useSettings().paths
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={t('back')} href={home} />} end={<LanguageButton />} />}>
      <div className={styles.page}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <PageHead title={title} text={text} />
        {children}
      </div>
      <div className={styles.other}>
        <OtherWay>{other}</OtherWay>
      </div>
    </Screen>
  )
}

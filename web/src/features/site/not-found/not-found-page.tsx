import { Brand } from '#blocks/site/brand/brand.tsx'
import { LanguageButton } from '#blocks/site/language/language-button.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { LostBalls } from './lost-balls.tsx'
import styles from './not-found-page.module.css'

export const NotFoundPage = () => {
  const t = useTexts('shell')
  const { home } = useSettings().paths
  return (
    <Screen bar={<AppBar start={<Brand />} end={<LanguageButton />} />}>
      <div className={styles.page}>
        <LostBalls />
        <h1 className={styles.title}>{t('not_found_title')}</h1>
        <p className={styles.text}>{t('not_found_text')}</p>
        <ButtonLink href={home}>{t('go_home')}</ButtonLink>
      </div>
    </Screen>
  )
}

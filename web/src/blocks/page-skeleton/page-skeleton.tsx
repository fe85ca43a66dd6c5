import { useTexts } from '#texts/use-texts.ts'
import { AppBar } from '#ui/app-bar.tsx'
import { Hidden } from '#ui/hidden.tsx'
import { Screen } from '#ui/screen.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '#blocks/page-skeleton/page-skeleton.module.css'

/** Stands for a page whose session or code is not known yet. */
export const PageSkeleton = () => {
  const t = useTexts('shell')
  return (
    <Screen bar={<AppBar />} tabbed>
      <p role="status">
        <Hidden>{t('loading')}</Hidden>
      </p>
      <div className={styles.rows}>
        <Skeleton shape="panel" />
        <Skeleton shape="line" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </Screen>
  )
}

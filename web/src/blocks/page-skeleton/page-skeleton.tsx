import { useTexts } from '#texts/use-texts.ts'
import { Hidden } from '#ui/hidden.tsx'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './page-skeleton.module.css'

/** The shape of the coming page: a card and lists, only lists, or a form. */
export type PageShape = 'account' | 'lists' | 'form'

/** Number of rows in each list. */
const lists: Readonly<Record<Exclude<PageShape, 'form'>, readonly number[]>> = { account: [3, 2], lists: [4, 1, 2] }

const Rows = ({ count }: { count: number }) => (
  <div className={styles.group}>
    <Skeleton shape="line" />
    <div className={styles.list}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} shape="row" />
      ))}
    </div>
  </div>
)

const Field = () => (
  <div className={styles.group}>
    <Skeleton shape="line" />
    <Skeleton shape="field" />
  </div>
)

/** Shown while a page's session, code or data is not there yet. */
export const PageSkeleton = ({ shape = 'account' }: { shape?: PageShape | undefined }) => {
  const t = useTexts('shell')
  return (
    <Screen bar={<AppBar />}>
      <p role="status">
        <Hidden>{t('loading')}</Hidden>
      </p>
      <div className={styles.page}>
        {shape === 'form' ? (
          <>
            <Skeleton shape="title" />
            <Field />
            <Field />
            <Field />
            <Skeleton shape="field" />
          </>
        ) : (
          <>
            {shape === 'account' && <Skeleton shape="panel" />}
            {lists[shape].map((count, at) => (
              <Rows key={at} count={count} />
            ))}
          </>
        )}
      </div>
    </Screen>
  )
}

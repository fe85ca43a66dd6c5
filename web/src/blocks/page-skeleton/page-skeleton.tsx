import { useTexts } from '#texts/use-texts.ts'
import { Hidden } from '#ui/hidden.tsx'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './page-skeleton.module.css'

/** The shape of the coming page: a card and lists, in two columns where there is room; only lists; or a form. */
export type PageShape = 'account' | 'lists' | 'form'

/** Number of rows in each list of a page that shows nothing else. */
const LISTS = [4, 1, 2] as const

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

const Account = () => (
  <Columns>
    <Column>
      <Skeleton shape="panel" />
      <Rows count={3} />
    </Column>
    <Column>
      <Rows count={2} />
    </Column>
  </Columns>
)

const Fields = () => (
  <>
    <Skeleton shape="title" />
    <Field />
    <Field />
    <Field />
    <Skeleton shape="field" />
  </>
)

/** Shown while a page's session, code or data is not there yet. */
export const PageSkeleton = ({ shape = 'account' }: { shape?: PageShape | undefined }) => {
  const t = useTexts('shell')
  return (
    <Screen wide={shape === 'account'} bar={<AppBar />}>
      <p role="status">
        <Hidden>{t('loading')}</Hidden>
      </p>
      <div className={styles.page}>
        {shape === 'account' && <Account />}
        {shape === 'form' && <Fields />}
        {shape === 'lists' && LISTS.map((count, at) => <Rows key={at} count={count} />)}
      </div>
    </Screen>
  )
}

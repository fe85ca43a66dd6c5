import { useState } from 'react'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { alertIcon, backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { GoodsGrid } from './goods-grid.tsx'
import { OrderList } from './order-list.tsx'
import { PointsList } from './points-list.tsx'
import { useMall } from './use-mall.ts'
import styles from './mall-page.module.css'

type Part = 'goods' | 'orders' | 'points'

/** What points buy, what was ordered, and how the points came and went. */
export const MallPage = () => {
  const t = useTexts('mall')
  const wallet = useTexts('wallet')
  const shell = useTexts('shell')
  const [part, setPart] = useState<Part>('goods')
  const { overview, failed, refresh } = useMall()
  if (!overview && !failed) return <PageSkeleton />
  const parts = { goods: t('tab_goods'), orders: t('tab_orders'), points: t('tab_points') }
  return (
    <Screen wide bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />} />}>
      <div className={styles.page}>
        <PageHead title={t('title')} text={t('text')} />
        {overview ? (
          <>
            <p className={styles.points}>{t('have', { count: overview.points })}</p>
            <Tabs
              label={t('title')}
              tabs={(['goods', 'orders', 'points'] as const).map(key => ({ key, label: parts[key] }))}
              current={part}
              onChange={setPart}
            >
              {part === 'goods' && <GoodsGrid overview={overview} refresh={refresh} />}
              {part === 'orders' && <OrderList />}
              {part === 'points' && <PointsList />}
            </Tabs>
          </>
        ) : (
          <EmptyState glyph={alertIcon} title={wallet('list_failed')}>
            <Button look="quiet" onClick={() => void refresh()}>
              {shell('retry')}
            </Button>
          </EmptyState>
        )}
      </div>
    </Screen>
  )
}

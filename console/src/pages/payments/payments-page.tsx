import { useParams } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Nothing } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { WorkHead } from '#ui/work-list.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import { RepairDetail } from './repair-detail.tsx'
import { RepairList } from './repair-list.tsx'
import { WaitingList } from './waiting-list.tsx'

const parts = ['waiting', 'stuck', 'contradictions'] as const
type Part = (typeof parts)[number]

/** Withdrawals that wait for a person, and payments that are stuck or that their company contradicts. */
export const PaymentsPage = () => {
  const t = useTexts('payments')
  const { part: named, merchant, id } = useParams<{ part?: string; merchant?: string; id?: string }>()
  const part: Part = parts.find(one => one === named) ?? 'waiting'
  const codes = useMerchantsFor('payments.read').map(({ code }) => code)
  const open = { merchant, id }
  return (
    <SplitPage
      title={t('title')}
      open={id !== undefined}
      list={
        <>
          <WorkHead>
            <Tabs
              label={t('title')}
              current={pathTo('payments', part)}
              tabs={parts.map(one => ({ href: pathTo('payments', one), words: t(`part_${one}`) }))}
            />
          </WorkHead>
          {part === 'waiting' ? <WaitingList codes={codes} open={open} /> : <RepairList codes={codes} part={part} open={open} />}
        </>
      }
    >
      {merchant === undefined || id === undefined ? (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      ) : part === 'waiting' ? (
        <PaymentDetail key={id} merchant={merchant} id={id} />
      ) : (
        <RepairDetail key={id} merchant={merchant} id={id} part={part} />
      )}
    </SplitPage>
  )
}

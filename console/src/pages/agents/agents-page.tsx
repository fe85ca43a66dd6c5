import { useState } from 'react'
import { useParams } from 'wouter'
import { SplitPage } from '#frame/split-page.tsx'
import { useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Nothing } from '#ui/states.tsx'
import { AgentDetail } from './agent-detail.tsx'
import { AgentList, type Month, MONTHS, todayIn } from './agent-list.tsx'
import { monthOf } from './agent-rules.ts'

/** Who brings players: the tree, what each brought in a month, and the statement that commission is paid by. */
export const AgentsPage = () => {
  const t = useTexts('agents')
  const { merchant: code, id: named } = useParams<{ merchant?: string; id?: string }>()
  const [month, setMonth] = useState<Month>('this_month')
  const merchants = useMerchantsFor('agents.read')
  const merchant = merchants.find(one => one.code === code) ?? merchants[0]
  const id = named === undefined ? undefined : decodeURIComponent(named)
  if (!merchant) return <Nothing>{t('none_chosen')}</Nothing>
  return (
    <SplitPage
      title={t('title')}
      beside={merchants.length > 1 ? t('one_of', { name: merchant.name }) : merchant.name}
      open={id !== undefined}
      list={<AgentList merchant={merchant} open={id} month={month} onMonth={setMonth} />}
    >
      {id === undefined ? (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      ) : (
        <AgentDetail key={id} merchant={merchant} id={id} days={monthOf(todayIn(merchant.timeZone), MONTHS.indexOf(month))} />
      )}
    </SplitPage>
  )
}

import { useParams } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Nothing } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { WorkHead } from '#ui/work-list.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseList, caseStates } from './case-list.tsx'

/** What stands out about members, as cases that people look into: the heaviest first. */
export const RiskPage = () => {
  const t = useTexts('risk')
  const { state: named, merchant, id } = useParams<{ state?: string; merchant?: string; id?: string }>()
  const state = caseStates.find(one => one === named) ?? 'open'
  const codes = useMerchantsFor('risk.read').map(({ code }) => code)
  return (
    <SplitPage
      title={t('title')}
      open={id !== undefined}
      list={
        <>
          <WorkHead>
            <Tabs
              label={t('title')}
              current={pathTo('risk', state)}
              tabs={caseStates.map(one => ({ href: pathTo('risk', one), words: t(`state_${one}`) }))}
            />
          </WorkHead>
          <CaseList state={state} codes={codes} open={`${merchant ?? ''} ${id ?? ''}`} />
        </>
      }
    >
      {merchant !== undefined && id !== undefined ? (
        <CaseDetail key={`${merchant} ${id}`} merchant={merchant} id={Number(id)} />
      ) : (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      )}
    </SplitPage>
  )
}

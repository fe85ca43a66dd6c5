import { useParams } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Nothing } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { WorkHead } from '#ui/work-list.tsx'
import { Exclusions } from './exclusions.tsx'
import { IdentityDetail } from './identity-detail.tsx'
import { IdentityList } from './identity-list.tsx'
import { MerchantRows } from './merchant-rows.tsx'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'
import { Retention } from './retention.tsx'

const parts = ['requests', 'identity', 'exclusions', 'retention'] as const

/** What the law asks for: requests about data with their dates, the register of exclusions, and what is kept how long. */
export const CompliancePage = () => {
  const t = useTexts('compliance')
  const { part: named, merchant, id } = useParams<{ part?: string; merchant?: string; id?: string }>()
  const documentsAt = useMerchantsFor('identity.read').map(({ code }) => code)
  const shownParts = parts.filter(one => one !== 'identity' || documentsAt.length > 0)
  const part = shownParts.find(one => one === named) ?? 'requests'
  const isList = part === 'requests' || part === 'identity'
  const merchants = useMerchantsFor('privacy.read')
  const codes = merchants.map(({ code }) => code)
  const shown = isList ? merchant : (merchant ?? codes[0])
  return (
    <SplitPage
      title={t('title')}
      open={isList ? id !== undefined : merchant !== undefined}
      list={
        <>
          <WorkHead>
            <Tabs
              label={t('title')}
              current={pathTo('compliance', part)}
              tabs={shownParts.map(one => ({ href: pathTo('compliance', one), words: t(`part_${one}`) }))}
            />
          </WorkHead>
          {part === 'requests' ? (
            <RequestList codes={codes} open={`${merchant ?? ''} ${id ?? ''}`} />
          ) : part === 'identity' ? (
            <IdentityList codes={documentsAt} open={`${merchant ?? ''} ${id ?? ''}`} />
          ) : (
            <MerchantRows part={part} merchants={merchants} open={shown} />
          )}
        </>
      }
    >
      {part === 'identity' && merchant !== undefined && id !== undefined ? (
        <IdentityDetail key={id} merchant={merchant} id={Number(id)} />
      ) : part === 'exclusions' && shown !== undefined ? (
        <Exclusions key={shown} merchant={shown} />
      ) : part === 'retention' && shown !== undefined ? (
        <Retention key={shown} merchant={shown} />
      ) : merchant !== undefined && id !== undefined ? (
        <RequestDetail key={id} merchant={merchant} number={Number(id)} />
      ) : (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      )}
    </SplitPage>
  )
}
